CREATE TABLE content_tool_runs (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  tool TEXT NOT NULL,
  pending INTEGER NOT NULL,
  PRIMARY KEY (site_id, article_id, tool)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_tool_waits (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, article_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE article_claims (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, kind, value, article_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX article_claims_article ON article_claims (site_id, article_id, kind);
