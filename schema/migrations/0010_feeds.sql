CREATE TABLE stock_revisions (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
) STRICT;
INSERT INTO stock_revisions (site_id, revision, modified_at)
  SELECT site_id, count(*), (max(created_at) / 1000 + 1) * 1000 FROM imports GROUP BY site_id;

CREATE TRIGGER vehicles_described AFTER UPDATE OF ai_description ON vehicles
  WHEN NEW.ai_description IS NOT OLD.ai_description
BEGIN
  -- Imports count their own change, once for a whole file; no import writes this column.
  INSERT INTO stock_revisions (site_id, revision, modified_at)
  VALUES (NEW.site_id, 1, (coalesce(NEW.description_generated_at, NEW.updated_at) / 1000 + 1) * 1000)
  ON CONFLICT (site_id) DO UPDATE SET
    revision = revision + 1,
    modified_at = max(excluded.modified_at, modified_at + 1000);
END;

CREATE TABLE feeds (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  format TEXT,
  every_ms INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  claimed_until INTEGER,
  etag TEXT,
  last_modified TEXT,
  content_hash TEXT,
  checked_at INTEGER,
  outcome TEXT,
  error TEXT,
  failures INTEGER NOT NULL,
  good_at INTEGER,
  imported_at INTEGER,
  vehicle_count INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX feeds_address ON feeds (site_id, address);
