CREATE TABLE fact_updates (
  source TEXT PRIMARY KEY NOT NULL,
  etag TEXT,
  last_modified TEXT,
  content_hash TEXT,
  checked_at INTEGER NOT NULL,
  good_at INTEGER,
  failures INTEGER NOT NULL,
  error TEXT
) STRICT;

CREATE TABLE model_facts (
  source TEXT NOT NULL,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  year INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  facts TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (source, make, model, year)
) STRICT;
