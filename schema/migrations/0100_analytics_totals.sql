-- Sums by day and grain: a summary reads these and never the rows.
CREATE TABLE search_console_totals (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  last_date TEXT NOT NULL,
  first_date TEXT NOT NULL,
  dimensions TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  impressions INTEGER NOT NULL,
  position_sum REAL NOT NULL,
  PRIMARY KEY (site_id, last_date, first_date, dimensions)
) STRICT, WITHOUT ROWID;
INSERT INTO search_console_totals
  SELECT site_id, last_date, first_date, dimensions, count(*), sum(clicks), sum(impressions),
    sum(position_sum)
  FROM search_console_daily GROUP BY 1, 2, 3, 4;

-- Not every source tells every figure: what it does not tell is null, and no zero.
CREATE TABLE web_analytics_told (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  dimensions TEXT NOT NULL,
  date TEXT NOT NULL,
  page TEXT NOT NULL,
  channel TEXT NOT NULL,
  sessions INTEGER NOT NULL,
  users INTEGER,
  pageviews INTEGER,
  engaged_sessions INTEGER,
  conversions INTEGER,
  PRIMARY KEY (site_id, dimensions, date, page, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO web_analytics_told SELECT site_id, dimensions, date, page, channel, sessions, users,
  pageviews, engaged_sessions, conversions FROM web_analytics_daily;
DROP TABLE web_analytics_daily;
ALTER TABLE web_analytics_told RENAME TO web_analytics_daily;

CREATE TABLE web_analytics_totals (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  dimensions TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  sessions INTEGER NOT NULL,
  users INTEGER NOT NULL,
  pageviews INTEGER NOT NULL,
  engaged_sessions INTEGER NOT NULL,
  conversions INTEGER NOT NULL,
  users_known INTEGER NOT NULL,
  pageviews_known INTEGER NOT NULL,
  engaged_sessions_known INTEGER NOT NULL,
  conversions_known INTEGER NOT NULL,
  PRIMARY KEY (site_id, date, dimensions)
) STRICT, WITHOUT ROWID;
INSERT INTO web_analytics_totals
  SELECT site_id, date, dimensions, count(*), sum(sessions), sum(users), sum(pageviews),
    sum(engaged_sessions), sum(conversions), count(*), count(*), count(*), count(*)
  FROM web_analytics_daily GROUP BY 1, 2, 3;

CREATE TRIGGER search_console_daily_totalled AFTER INSERT ON search_console_daily
BEGIN
  INSERT INTO search_console_totals VALUES (NEW.site_id, NEW.last_date, NEW.first_date,
    NEW.dimensions, 1, NEW.clicks, NEW.impressions, NEW.position_sum) ON CONFLICT DO UPDATE SET
    row_count = row_count + 1, clicks = clicks + excluded.clicks, impressions = impressions +
    excluded.impressions, position_sum = position_sum + excluded.position_sum;
END;

CREATE TRIGGER search_console_daily_retotalled AFTER UPDATE OF clicks, impressions, position_sum ON search_console_daily
BEGIN
  UPDATE search_console_totals SET clicks = clicks + NEW.clicks - OLD.clicks, impressions =
    impressions + NEW.impressions - OLD.impressions, position_sum = position_sum +
    NEW.position_sum - OLD.position_sum WHERE site_id = OLD.site_id AND last_date =
    OLD.last_date AND first_date = OLD.first_date AND dimensions = OLD.dimensions;
END;

CREATE TRIGGER search_console_daily_untotalled AFTER DELETE ON search_console_daily
BEGIN
  UPDATE search_console_totals SET row_count = row_count - 1, clicks = clicks - OLD.clicks,
    impressions = impressions - OLD.impressions, position_sum = position_sum - OLD.position_sum
    WHERE site_id = OLD.site_id AND last_date = OLD.last_date AND first_date = OLD.first_date
    AND dimensions = OLD.dimensions;
  DELETE FROM search_console_totals WHERE site_id = OLD.site_id AND last_date = OLD.last_date
    AND first_date = OLD.first_date AND dimensions = OLD.dimensions AND row_count = 0;
END;

CREATE TRIGGER web_analytics_daily_totalled AFTER INSERT ON web_analytics_daily
BEGIN
  INSERT INTO web_analytics_totals VALUES (NEW.site_id, NEW.date, NEW.dimensions, 1,
    NEW.sessions, coalesce(NEW.users, 0), coalesce(NEW.pageviews, 0),
    coalesce(NEW.engaged_sessions, 0), coalesce(NEW.conversions, 0), (NEW.users IS NOT NULL),
    (NEW.pageviews IS NOT NULL), (NEW.engaged_sessions IS NOT NULL), (NEW.conversions IS NOT
    NULL)) ON CONFLICT DO UPDATE SET row_count = row_count + 1, sessions = sessions +
    excluded.sessions, users = users + excluded.users, pageviews = pageviews +
    excluded.pageviews, engaged_sessions = engaged_sessions + excluded.engaged_sessions,
    conversions = conversions + excluded.conversions, users_known = users_known +
    excluded.users_known, pageviews_known = pageviews_known + excluded.pageviews_known,
    engaged_sessions_known = engaged_sessions_known + excluded.engaged_sessions_known,
    conversions_known = conversions_known + excluded.conversions_known;
END;

CREATE TRIGGER web_analytics_daily_retotalled AFTER UPDATE OF sessions, users, pageviews, engaged_sessions, conversions ON web_analytics_daily
BEGIN
  UPDATE web_analytics_totals SET sessions = sessions + NEW.sessions - OLD.sessions, users =
    users + coalesce(NEW.users, 0) - coalesce(OLD.users, 0), pageviews = pageviews +
    coalesce(NEW.pageviews, 0) - coalesce(OLD.pageviews, 0), engaged_sessions = engaged_sessions
    + coalesce(NEW.engaged_sessions, 0) - coalesce(OLD.engaged_sessions, 0), conversions =
    conversions + coalesce(NEW.conversions, 0) - coalesce(OLD.conversions, 0), users_known =
    users_known + (NEW.users IS NOT NULL) - (OLD.users IS NOT NULL), pageviews_known =
    pageviews_known + (NEW.pageviews IS NOT NULL) - (OLD.pageviews IS NOT NULL),
    engaged_sessions_known = engaged_sessions_known + (NEW.engaged_sessions IS NOT NULL) -
    (OLD.engaged_sessions IS NOT NULL), conversions_known = conversions_known + (NEW.conversions
    IS NOT NULL) - (OLD.conversions IS NOT NULL) WHERE site_id = OLD.site_id AND date = OLD.date
    AND dimensions = OLD.dimensions;
END;

CREATE TRIGGER web_analytics_daily_untotalled AFTER DELETE ON web_analytics_daily
BEGIN
  UPDATE web_analytics_totals SET row_count = row_count - 1, sessions = sessions - OLD.sessions,
    users = users - coalesce(OLD.users, 0), pageviews = pageviews - coalesce(OLD.pageviews, 0),
    engaged_sessions = engaged_sessions - coalesce(OLD.engaged_sessions, 0), conversions =
    conversions - coalesce(OLD.conversions, 0), users_known = users_known - (OLD.users IS NOT
    NULL), pageviews_known = pageviews_known - (OLD.pageviews IS NOT NULL),
    engaged_sessions_known = engaged_sessions_known - (OLD.engaged_sessions IS NOT NULL),
    conversions_known = conversions_known - (OLD.conversions IS NOT NULL) WHERE site_id =
    OLD.site_id AND date = OLD.date AND dimensions = OLD.dimensions;
  DELETE FROM web_analytics_totals WHERE site_id = OLD.site_id AND date = OLD.date AND
    dimensions = OLD.dimensions AND row_count = 0;
END;
