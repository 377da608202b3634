-- The list of the people at a store: by keys, the last changed first.
CREATE INDEX articles_changed ON articles (site_id, updated_at, id);
