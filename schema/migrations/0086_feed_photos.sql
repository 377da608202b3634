CREATE TABLE feed_photos (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  alt_text TEXT NOT NULL,
  image_id TEXT REFERENCES images (id) ON DELETE SET NULL,
  source_hash TEXT,
  etag TEXT,
  failures INTEGER NOT NULL,
  error TEXT,
  next_at INTEGER,
  fetched_at INTEGER,
  seen_at INTEGER NOT NULL,
  unused_since INTEGER,
  lease_owner TEXT,
  lease_until INTEGER,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, url)
) STRICT;
CREATE INDEX feed_photos_due ON feed_photos (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX feed_photos_image ON feed_photos (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX feed_photos_unused ON feed_photos (unused_since) WHERE unused_since IS NOT NULL;

CREATE TABLE image_policies (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed_photos INTEGER NOT NULL,
  article_images TEXT NOT NULL,
  brand_color TEXT,
  logo_image_id TEXT REFERENCES images (id) ON DELETE SET NULL
) STRICT;
