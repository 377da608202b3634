-- A page that a store has shared by its link: an article, or a list of vehicles.
CREATE TABLE share_pages (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  token_start TEXT NOT NULL,
  kind TEXT NOT NULL,
  title TEXT,
  article_id TEXT,
  vehicle_ids TEXT NOT NULL,
  views INTEGER NOT NULL,
  last_viewed_at INTEGER,
  made_by TEXT NOT NULL,
  expires_at INTEGER,
  ended_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX share_pages_token ON share_pages (token_hash);

CREATE INDEX share_pages_site ON share_pages (site_id, created_at, id);
