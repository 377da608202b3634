-- A text that ends below the length asked for: what would let it say more, as a JSON array of
-- sentences. Null where it did not end early.
alter table articles add column would_say_more text;
