CREATE TABLE recommendations (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  suggestion_type TEXT NOT NULL,
  comparison_subtype TEXT,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  priority_score INTEGER NOT NULL,
  metadata TEXT NOT NULL,
  suggested_article_type TEXT NOT NULL,
  status TEXT NOT NULL,
  acted_on_article_id TEXT,
  fingerprint TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recommendations_list ON recommendations (site_id, status, priority_score, id);
CREATE INDEX recommendations_fingerprint ON recommendations (site_id, fingerprint);
CREATE INDEX recommendations_expiry ON recommendations (expires_at) WHERE status = 'active';
