CREATE TABLE store_details (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  section TEXT NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, section)
) STRICT;
