ALTER TABLE sites ADD COLUMN require_approval INTEGER NOT NULL DEFAULT 1;

ALTER TABLE articles ADD COLUMN slug TEXT;
ALTER TABLE articles ADD COLUMN publish_at INTEGER;
ALTER TABLE articles ADD COLUMN published_version INTEGER;
ALTER TABLE articles ADD COLUMN publish_problem TEXT;
CREATE UNIQUE INDEX articles_slug ON articles (site_id, slug) WHERE slug IS NOT NULL;
CREATE INDEX articles_publication ON articles (site_id, publish_at, id, posting_status)
  WHERE publish_at IS NOT NULL;
CREATE INDEX articles_scheduled ON articles (site_id, publish_at, id)
  WHERE posting_status = 'scheduled';
CREATE INDEX articles_approval ON articles (site_id, approval_status, updated_at, id)
  WHERE approval_status <> 'none';
CREATE INDEX articles_due ON articles (publish_at) WHERE posting_status = 'scheduled';

CREATE TABLE article_versions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  made_by TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, article_id, version)
) STRICT;

CREATE TABLE article_transitions (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  action TEXT NOT NULL,
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  actor TEXT NOT NULL,
  reason TEXT,
  assignee TEXT,
  version INTEGER NOT NULL,
  body_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX article_transitions_article ON article_transitions (site_id, article_id, created_at, id);
