-- The picture of an article: the first photo of a vehicle that it is about, with its words.
alter table articles add column featured_image text;
