-- What a site posts to and has reviews on.
CREATE TABLE social_accounts (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  platform TEXT NOT NULL,
  external_id TEXT NOT NULL,
  display_name TEXT NOT NULL,
  location_name TEXT NOT NULL,
  token TEXT,
  token_expires_at INTEGER,
  status TEXT NOT NULL,
  problem TEXT,
  lease_owner TEXT,
  lease_until INTEGER,
  reviews_at INTEGER,
  review_failures INTEGER NOT NULL,
  connected_at INTEGER NOT NULL,
  disconnected_at INTEGER
) STRICT;
CREATE UNIQUE INDEX social_accounts_external ON social_accounts (site_id, platform, external_id);
CREATE INDEX social_accounts_tokens ON social_accounts (token_expires_at)
  WHERE token_expires_at IS NOT NULL;
CREATE INDEX social_accounts_reviews ON social_accounts (reviews_at) WHERE reviews_at IS NOT NULL;

CREATE TABLE social_posts (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  link_url TEXT,
  image_ids TEXT NOT NULL,
  content_id TEXT,
  status TEXT NOT NULL,
  platforms INTEGER NOT NULL,
  scheduled_at INTEGER,
  is_wanted INTEGER NOT NULL,
  held_by TEXT,
  override TEXT,
  api_key_id TEXT,
  user_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX social_posts_list ON social_posts (site_id, created_at, id, status, platforms);
CREATE INDEX social_posts_due ON social_posts (scheduled_at) WHERE status = 'scheduled';

-- A post on one account.
CREATE TABLE social_targets (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  post_id TEXT NOT NULL REFERENCES social_posts (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES social_accounts (id),
  platform TEXT NOT NULL,
  position INTEGER NOT NULL,
  status TEXT NOT NULL,
  external_id TEXT,
  external_url TEXT,
  error TEXT,
  handle TEXT,
  attempts INTEGER NOT NULL,
  unsure_since INTEGER,
  next_at INTEGER,
  lease_owner TEXT,
  lease_until INTEGER,
  is_told INTEGER NOT NULL,
  published_at INTEGER,
  unpublished_at INTEGER
) STRICT;
CREATE UNIQUE INDEX social_targets_post ON social_targets (post_id, account_id);
CREATE INDEX social_targets_account ON social_targets (site_id, account_id, external_id);
CREATE INDEX social_targets_leased ON social_targets (lease_owner)
  WHERE lease_owner IS NOT NULL;
CREATE INDEX social_targets_due ON social_targets (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE social_post_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  platforms INTEGER NOT NULL,
  posts INTEGER NOT NULL,
  PRIMARY KEY (site_id, status, platforms)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER social_posts_counted AFTER INSERT ON social_posts
  BEGIN
    INSERT INTO social_post_counts
      VALUES (NEW.site_id, NEW.status, NEW.platforms, 1)
      ON CONFLICT DO UPDATE SET posts = posts + 1;
  END;
CREATE TRIGGER social_posts_recounted AFTER UPDATE OF status, platforms ON social_posts
  WHEN (OLD.status, OLD.platforms) IS NOT (NEW.status, NEW.platforms)
  BEGIN
    UPDATE social_post_counts SET posts = posts - 1
    WHERE site_id = OLD.site_id AND status = OLD.status AND platforms = OLD.platforms;
    INSERT INTO social_post_counts
      VALUES (NEW.site_id, NEW.status, NEW.platforms, 1)
      ON CONFLICT DO UPDATE SET posts = posts + 1;
  END;
CREATE TRIGGER social_posts_uncounted AFTER DELETE ON social_posts
  BEGIN
    UPDATE social_post_counts SET posts = posts - 1
    WHERE site_id = OLD.site_id AND status = OLD.status AND platforms = OLD.platforms;
  END;
