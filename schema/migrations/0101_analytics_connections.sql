-- Where a site's figures are fetched from, how far that has come, and how it last went.
CREATE TABLE analytics_connections (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  property TEXT NOT NULL,
  auth TEXT NOT NULL,
  credentials TEXT NOT NULL,
  status TEXT NOT NULL,
  newest_day TEXT,
  oldest_day TEXT,
  first_day TEXT NOT NULL,
  next_at INTEGER,
  lease_owner TEXT,
  lease_until INTEGER,
  failures INTEGER NOT NULL,
  error TEXT,
  checked_at INTEGER,
  good_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX analytics_connections_site ON analytics_connections (site_id, source);
