-- Whether whoever wrote a text may approve it as well.
ALTER TABLE sites ADD COLUMN allow_own_approval INTEGER NOT NULL DEFAULT 1;
