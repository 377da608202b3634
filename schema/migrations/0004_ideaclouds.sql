CREATE TABLE ideaclouds (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  keyword TEXT NOT NULL,
  category_id TEXT REFERENCES categories (id) ON DELETE SET NULL,
  status TEXT NOT NULL,
  title TEXT,
  synopsis TEXT,
  tags TEXT NOT NULL,
  questions TEXT NOT NULL,
  clusters TEXT NOT NULL,
  entities TEXT,
  error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ideaclouds_list ON ideaclouds (site_id, created_at, id);
CREATE INDEX ideaclouds_status ON ideaclouds (site_id, status, created_at, id);
