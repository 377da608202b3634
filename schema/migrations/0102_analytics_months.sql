-- Rows of days added up by month: a list of many months reads these and the days at its ends.
CREATE TABLE search_console_monthly (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  dimensions TEXT NOT NULL,
  month TEXT NOT NULL,
  query TEXT NOT NULL,
  page TEXT NOT NULL,
  device TEXT NOT NULL,
  country TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  impressions INTEGER NOT NULL,
  position_sum REAL NOT NULL,
  PRIMARY KEY (site_id, dimensions, month, query, page, device, country)
) STRICT, WITHOUT ROWID;
INSERT INTO search_console_monthly
  SELECT site_id, dimensions, substr(last_date, 1, 7), query, page, device, country, count(*),
    sum(clicks), sum(impressions), sum(position_sum)
  FROM search_console_daily WHERE dimensions <> '' AND first_date = last_date
  GROUP BY 1, 2, 3, 4, 5, 6, 7;

CREATE TABLE web_analytics_monthly (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  dimensions TEXT NOT NULL,
  month TEXT NOT NULL,
  page TEXT NOT NULL,
  channel TEXT NOT NULL,
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
  PRIMARY KEY (site_id, dimensions, month, page, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO web_analytics_monthly
  SELECT site_id, dimensions, substr(date, 1, 7), page, channel, count(*), sum(sessions),
    coalesce(sum(users), 0), coalesce(sum(pageviews), 0), coalesce(sum(engaged_sessions), 0),
    coalesce(sum(conversions), 0), count(users), count(pageviews), count(engaged_sessions),
    count(conversions)
  FROM web_analytics_daily WHERE dimensions <> '' GROUP BY 1, 2, 3, 4, 5;

CREATE TRIGGER search_console_daily_monthly_totalled AFTER INSERT ON search_console_daily
  WHEN NEW.dimensions <> '' AND NEW.first_date = NEW.last_date
BEGIN
  INSERT INTO search_console_monthly VALUES (NEW.site_id, NEW.dimensions, substr(NEW.last_date,
    1, 7), NEW.query, NEW.page, NEW.device, NEW.country, 1, NEW.clicks, NEW.impressions,
    NEW.position_sum) ON CONFLICT DO UPDATE SET row_count = row_count + 1, clicks = clicks +
    excluded.clicks, impressions = impressions + excluded.impressions, position_sum =
    position_sum + excluded.position_sum;
END;

CREATE TRIGGER search_console_daily_monthly_retotalled
AFTER UPDATE OF clicks, impressions, position_sum ON search_console_daily
  WHEN NEW.dimensions <> '' AND NEW.first_date = NEW.last_date
BEGIN
  UPDATE search_console_monthly SET clicks = clicks + NEW.clicks - OLD.clicks, impressions =
    impressions + NEW.impressions - OLD.impressions, position_sum = position_sum +
    NEW.position_sum - OLD.position_sum WHERE site_id = OLD.site_id AND dimensions =
    OLD.dimensions AND month = substr(OLD.last_date, 1, 7) AND query = OLD.query AND page =
    OLD.page AND device = OLD.device AND country = OLD.country;
END;

CREATE TRIGGER search_console_daily_monthly_untotalled AFTER DELETE ON search_console_daily
  WHEN OLD.dimensions <> '' AND OLD.first_date = OLD.last_date
BEGIN
  UPDATE search_console_monthly SET row_count = row_count - 1, clicks = clicks - OLD.clicks,
    impressions = impressions - OLD.impressions, position_sum = position_sum - OLD.position_sum
    WHERE site_id = OLD.site_id AND dimensions = OLD.dimensions AND month =
    substr(OLD.last_date, 1, 7) AND query = OLD.query AND page = OLD.page AND device =
    OLD.device AND country = OLD.country;
  DELETE FROM search_console_monthly WHERE site_id = OLD.site_id AND dimensions = OLD.dimensions
    AND month = substr(OLD.last_date, 1, 7) AND query = OLD.query AND page = OLD.page AND device
    = OLD.device AND country = OLD.country AND row_count = 0;
END;

CREATE TRIGGER web_analytics_daily_monthly_totalled AFTER INSERT ON web_analytics_daily
  WHEN NEW.dimensions <> ''
BEGIN
  INSERT INTO web_analytics_monthly VALUES (NEW.site_id, NEW.dimensions, substr(NEW.date, 1, 7),
    NEW.page, NEW.channel, 1, NEW.sessions, coalesce(NEW.users, 0), coalesce(NEW.pageviews, 0),
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

CREATE TRIGGER web_analytics_daily_monthly_retotalled
AFTER UPDATE OF sessions, users, pageviews, engaged_sessions, conversions ON web_analytics_daily
  WHEN NEW.dimensions <> ''
BEGIN
  UPDATE web_analytics_monthly SET sessions = sessions + NEW.sessions - OLD.sessions, users =
    users + coalesce(NEW.users, 0) - coalesce(OLD.users, 0), pageviews = pageviews +
    coalesce(NEW.pageviews, 0) - coalesce(OLD.pageviews, 0), engaged_sessions = engaged_sessions
    + coalesce(NEW.engaged_sessions, 0) - coalesce(OLD.engaged_sessions, 0), conversions =
    conversions + coalesce(NEW.conversions, 0) - coalesce(OLD.conversions, 0), users_known =
    users_known + (NEW.users IS NOT NULL) - (OLD.users IS NOT NULL), pageviews_known =
    pageviews_known + (NEW.pageviews IS NOT NULL) - (OLD.pageviews IS NOT NULL),
    engaged_sessions_known = engaged_sessions_known + (NEW.engaged_sessions IS NOT NULL) -
    (OLD.engaged_sessions IS NOT NULL), conversions_known = conversions_known + (NEW.conversions
    IS NOT NULL) - (OLD.conversions IS NOT NULL) WHERE site_id = OLD.site_id AND dimensions =
    OLD.dimensions AND month = substr(OLD.date, 1, 7) AND page = OLD.page AND channel =
    OLD.channel;
END;

CREATE TRIGGER web_analytics_daily_monthly_untotalled AFTER DELETE ON web_analytics_daily
  WHEN OLD.dimensions <> ''
BEGIN
  UPDATE web_analytics_monthly SET row_count = row_count - 1, sessions = sessions -
    OLD.sessions, users = users - coalesce(OLD.users, 0), pageviews = pageviews -
    coalesce(OLD.pageviews, 0), engaged_sessions = engaged_sessions -
    coalesce(OLD.engaged_sessions, 0), conversions = conversions - coalesce(OLD.conversions, 0),
    users_known = users_known - (OLD.users IS NOT NULL), pageviews_known = pageviews_known -
    (OLD.pageviews IS NOT NULL), engaged_sessions_known = engaged_sessions_known -
    (OLD.engaged_sessions IS NOT NULL), conversions_known = conversions_known - (OLD.conversions
    IS NOT NULL) WHERE site_id = OLD.site_id AND dimensions = OLD.dimensions AND month =
    substr(OLD.date, 1, 7) AND page = OLD.page AND channel = OLD.channel;
  DELETE FROM web_analytics_monthly WHERE site_id = OLD.site_id AND dimensions = OLD.dimensions
    AND month = substr(OLD.date, 1, 7) AND page = OLD.page AND channel = OLD.channel AND
    row_count = 0;
END;
