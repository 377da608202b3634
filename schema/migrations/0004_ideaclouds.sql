CREATE TABLE ideaclouds (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  keyword TEXT NOT NULL,
  keyword_folded TEXT NOT NULL,
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
CREATE INDEX ideaclouds_list ON ideaclouds (site_id, created_at, id, status, keyword_folded);
CREATE INDEX ideaclouds_status ON ideaclouds (site_id, status, created_at, id);

CREATE TABLE ideacloud_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  ideaclouds INTEGER NOT NULL,
  PRIMARY KEY (site_id, status)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ideaclouds_counted AFTER INSERT ON ideaclouds
BEGIN
  INSERT INTO ideacloud_counts VALUES (NEW.site_id, NEW.status, 1)
    ON CONFLICT DO UPDATE SET ideaclouds = ideaclouds + 1;
END;

CREATE TRIGGER ideaclouds_recounted AFTER UPDATE OF status ON ideaclouds
WHEN OLD.status IS NOT NEW.status
BEGIN
  UPDATE ideacloud_counts SET ideaclouds = ideaclouds - 1
    WHERE site_id = OLD.site_id AND status = OLD.status;
  INSERT INTO ideacloud_counts VALUES (NEW.site_id, NEW.status, 1)
    ON CONFLICT DO UPDATE SET ideaclouds = ideaclouds + 1;
END;

CREATE TRIGGER ideaclouds_uncounted AFTER DELETE ON ideaclouds
BEGIN
  UPDATE ideacloud_counts SET ideaclouds = ideaclouds - 1
    WHERE site_id = OLD.site_id AND status = OLD.status;
END;
