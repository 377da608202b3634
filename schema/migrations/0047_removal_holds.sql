CREATE TABLE removal_holds (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  content_hash TEXT NOT NULL,
  file_modified_at INTEGER,
  in_stock INTEGER NOT NULL,
  vehicle_ids TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
