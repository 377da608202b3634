CREATE TABLE image_files (
  hash TEXT PRIMARY KEY NOT NULL,
  extension TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  average_color TEXT NOT NULL,
  variants TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE images (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  hash TEXT NOT NULL REFERENCES image_files (hash),
  source TEXT NOT NULL,
  prompt TEXT,
  alt_text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX images_list ON images (site_id, created_at, id, source);
CREATE INDEX images_source ON images (site_id, source, created_at, id);
CREATE INDEX images_hash ON images (hash);
CREATE UNIQUE INDEX images_once ON images (site_id, hash, source) WHERE source <> 'generated';

CREATE TABLE image_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  images INTEGER NOT NULL,
  PRIMARY KEY (site_id, source)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER images_counted AFTER INSERT ON images BEGIN
  INSERT INTO image_counts VALUES
    (NEW.site_id, NEW.source, 1)
    ON CONFLICT DO UPDATE SET images = images + 1;
END;
CREATE TRIGGER images_uncounted AFTER DELETE ON images BEGIN
  UPDATE image_counts SET images = images - 1 WHERE site_id = OLD.site_id AND source = OLD.source;
END;

CREATE TABLE image_generations (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  prompt TEXT NOT NULL,
  size TEXT NOT NULL,
  alt_text TEXT,
  article_id TEXT,
  status TEXT NOT NULL,
  image_id TEXT,
  error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX image_generations_site ON image_generations (site_id, created_at);

CREATE TABLE article_images (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  image_id TEXT NOT NULL REFERENCES images (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (article_id, purpose)
) STRICT;
CREATE INDEX article_images_image ON article_images (image_id);
CREATE INDEX article_images_site ON article_images (site_id);
