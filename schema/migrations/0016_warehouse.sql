CREATE TABLE search_console_daily (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  dimensions TEXT NOT NULL,
  last_date TEXT NOT NULL,
  first_date TEXT NOT NULL,
  query TEXT NOT NULL,
  page TEXT NOT NULL,
  device TEXT NOT NULL,
  country TEXT NOT NULL,
  query_key TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  impressions INTEGER NOT NULL,
  position_sum REAL NOT NULL,
  PRIMARY KEY (site_id, dimensions, last_date, first_date, query, page, device, country)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_console_query ON search_console_daily (site_id, query_key, last_date)
  WHERE query_key <> '';

CREATE TABLE web_analytics_daily (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  dimensions TEXT NOT NULL,
  date TEXT NOT NULL,
  page TEXT NOT NULL,
  channel TEXT NOT NULL,
  sessions INTEGER NOT NULL,
  users INTEGER NOT NULL,
  pageviews INTEGER NOT NULL,
  engaged_sessions INTEGER NOT NULL,
  conversions INTEGER NOT NULL,
  PRIMARY KEY (site_id, dimensions, date, page, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  platform TEXT NOT NULL,
  account_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  location_name TEXT NOT NULL,
  author_name TEXT,
  star_rating INTEGER NOT NULL,
  text TEXT,
  reply TEXT,
  replied_at INTEGER,
  reviewed_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX reviews_external ON reviews (site_id, platform, external_id);
CREATE INDEX reviews_list ON reviews (site_id, reviewed_at, id);

CREATE TABLE analysis_runs (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  failed_at INTEGER,
  error TEXT,
  counts TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX recommendations_active ON recommendations (site_id, fingerprint)
  WHERE status = 'active';
DROP INDEX recommendations_list;
CREATE INDEX recommendations_list ON recommendations
  (site_id, status, priority_score, id, suggestion_type, suggested_article_type);

CREATE TABLE recommendation_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  suggestion_type TEXT NOT NULL,
  suggested_article_type TEXT NOT NULL,
  priority_score INTEGER NOT NULL,
  recommendations INTEGER NOT NULL,
  PRIMARY KEY (site_id, status, suggestion_type, suggested_article_type, priority_score)
) STRICT, WITHOUT ROWID;
INSERT INTO recommendation_counts
  SELECT site_id, status, suggestion_type, suggested_article_type, priority_score, count(*)
  FROM recommendations GROUP BY 1, 2, 3, 4, 5;

CREATE TRIGGER recommendations_counted AFTER INSERT ON recommendations
BEGIN
  INSERT INTO recommendation_counts VALUES
    (NEW.site_id, NEW.status, NEW.suggestion_type, NEW.suggested_article_type,
     NEW.priority_score, 1)
    ON CONFLICT DO UPDATE SET recommendations = recommendations + 1;
END;

CREATE TRIGGER recommendations_recounted
AFTER UPDATE OF status, suggestion_type, suggested_article_type, priority_score
ON recommendations
WHEN (OLD.status, OLD.suggestion_type, OLD.suggested_article_type, OLD.priority_score)
  IS NOT (NEW.status, NEW.suggestion_type, NEW.suggested_article_type, NEW.priority_score)
BEGIN
  UPDATE recommendation_counts SET recommendations = recommendations - 1
    WHERE site_id = OLD.site_id AND status = OLD.status
      AND suggestion_type = OLD.suggestion_type
      AND suggested_article_type = OLD.suggested_article_type
      AND priority_score = OLD.priority_score;
  INSERT INTO recommendation_counts VALUES
    (NEW.site_id, NEW.status, NEW.suggestion_type, NEW.suggested_article_type,
     NEW.priority_score, 1)
    ON CONFLICT DO UPDATE SET recommendations = recommendations + 1;
END;

CREATE TRIGGER recommendations_uncounted AFTER DELETE ON recommendations
BEGIN
  UPDATE recommendation_counts SET recommendations = recommendations - 1
    WHERE site_id = OLD.site_id AND status = OLD.status
      AND suggestion_type = OLD.suggestion_type
      AND suggested_article_type = OLD.suggested_article_type
      AND priority_score = OLD.priority_score;
END;

CREATE INDEX ideaclouds_keyword_key ON ideaclouds (site_id,
  replace(replace(replace(replace(replace(replace(replace(
    keyword_folded, ' ', ''), '-', ''), '?', ''), '!', ''), '.', ''), ',', ''), '''', ''));
