CREATE TABLE articles (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  article_type TEXT NOT NULL,
  status TEXT NOT NULL,
  error TEXT,
  stage TEXT,
  progress_percent INTEGER NOT NULL,
  category_id TEXT REFERENCES categories (id) ON DELETE SET NULL,
  ideacloud_id TEXT REFERENCES ideaclouds (id) ON DELETE SET NULL,
  api_key_id TEXT,
  user_id TEXT,
  language TEXT NOT NULL,
  content_length INTEGER NOT NULL,
  content_intent TEXT NOT NULL,
  content_depth TEXT NOT NULL,
  target_audience TEXT,
  funnel_stage TEXT,
  search_intent_type TEXT,
  auto_compliance INTEGER NOT NULL,
  auto_content_tools INTEGER NOT NULL,
  request TEXT NOT NULL,
  word_count INTEGER,
  wording_ids TEXT NOT NULL,
  posting_status TEXT NOT NULL,
  approval_status TEXT NOT NULL,
  posted_url TEXT,
  marked_posted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX articles_list ON articles
  (site_id, created_at, id, status, article_type, content_intent, posting_status);
CREATE INDEX articles_category ON articles (site_id, category_id);
CREATE INDEX articles_posted ON articles (site_id, created_at, id) WHERE posted_url IS NOT NULL;

CREATE TABLE article_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  category_id TEXT NOT NULL,
  article_type TEXT NOT NULL,
  status TEXT NOT NULL,
  content_intent TEXT NOT NULL,
  posting_status TEXT NOT NULL,
  articles INTEGER NOT NULL,
  PRIMARY KEY (site_id, category_id, article_type, status, content_intent, posting_status)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER articles_counted AFTER INSERT ON articles
BEGIN
  INSERT INTO article_counts VALUES
    (NEW.site_id, coalesce(NEW.category_id, ''), NEW.article_type, NEW.status,
     NEW.content_intent, NEW.posting_status, 1)
    ON CONFLICT DO UPDATE SET articles = articles + 1;
END;

CREATE TRIGGER articles_recounted
AFTER UPDATE OF category_id, article_type, status, content_intent, posting_status ON articles
WHEN (OLD.category_id, OLD.article_type, OLD.status, OLD.content_intent, OLD.posting_status)
  IS NOT (NEW.category_id, NEW.article_type, NEW.status, NEW.content_intent, NEW.posting_status)
BEGIN
  UPDATE article_counts SET articles = articles - 1
    WHERE site_id = OLD.site_id AND category_id = coalesce(OLD.category_id, '')
      AND article_type = OLD.article_type AND status = OLD.status
      AND content_intent = OLD.content_intent AND posting_status = OLD.posting_status;
  INSERT INTO article_counts VALUES
    (NEW.site_id, coalesce(NEW.category_id, ''), NEW.article_type, NEW.status,
     NEW.content_intent, NEW.posting_status, 1)
    ON CONFLICT DO UPDATE SET articles = articles + 1;
END;

CREATE TRIGGER articles_uncounted AFTER DELETE ON articles
BEGIN
  UPDATE article_counts SET articles = articles - 1
    WHERE site_id = OLD.site_id AND category_id = coalesce(OLD.category_id, '')
      AND article_type = OLD.article_type AND status = OLD.status
      AND content_intent = OLD.content_intent AND posting_status = OLD.posting_status;
END;

CREATE TABLE components (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  content TEXT NOT NULL,
  metadata TEXT,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX components_article_type ON components (site_id, article_id, type);
