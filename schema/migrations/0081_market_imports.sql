CREATE TABLE market_imports (
  id TEXT PRIMARY KEY NOT NULL,
  source_id INTEGER NOT NULL REFERENCES market_sources (id),
  state TEXT NOT NULL,
  format TEXT NOT NULL,
  is_complete INTEGER NOT NULL,
  content_hash TEXT,
  rows INTEGER NOT NULL,
  accepted INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  new INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  missing INTEGER NOT NULL,
  gone INTEGER NOT NULL,
  problems TEXT NOT NULL,
  problems_total INTEGER NOT NULL,
  position TEXT,
  cursor INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  done_at INTEGER,
  lease_owner TEXT,
  lease_until INTEGER
) STRICT;
CREATE INDEX market_imports_source ON market_imports (source_id, created_at);
CREATE INDEX market_imports_open ON market_imports (created_at) WHERE state <> 'done';

CREATE TABLE market_staged (
  import_id TEXT NOT NULL,
  listing_key TEXT NOT NULL,
  place INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (import_id, listing_key)
) STRICT;
CREATE INDEX market_staged_place ON market_staged (import_id, place);

CREATE TABLE market_polls (
  provider TEXT PRIMARY KEY NOT NULL,
  next_at INTEGER NOT NULL,
  checked_at INTEGER,
  good_at INTEGER,
  failures INTEGER NOT NULL,
  error TEXT,
  lease_owner TEXT,
  lease_until INTEGER
) STRICT;
