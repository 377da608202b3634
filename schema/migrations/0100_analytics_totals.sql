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
  PRIMARY KEY (site_id, date, dimensions)
) STRICT, WITHOUT ROWID;
INSERT INTO web_analytics_totals
  SELECT site_id, date, dimensions, count(*), sum(sessions), sum(users), sum(pageviews),
    sum(engaged_sessions), sum(conversions)
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
    NEW.sessions, NEW.users, NEW.pageviews, NEW.engaged_sessions, NEW.conversions) ON CONFLICT
    DO UPDATE SET row_count = row_count + 1, sessions = sessions + excluded.sessions, users =
    users + excluded.users, pageviews = pageviews + excluded.pageviews, engaged_sessions =
    engaged_sessions + excluded.engaged_sessions, conversions = conversions +
    excluded.conversions;
END;

CREATE TRIGGER web_analytics_daily_retotalled AFTER UPDATE OF sessions, users, pageviews, engaged_sessions, conversions ON web_analytics_daily
BEGIN
  UPDATE web_analytics_totals SET sessions = sessions + NEW.sessions - OLD.sessions, users =
    users + NEW.users - OLD.users, pageviews = pageviews + NEW.pageviews - OLD.pageviews,
    engaged_sessions = engaged_sessions + NEW.engaged_sessions - OLD.engaged_sessions,
    conversions = conversions + NEW.conversions - OLD.conversions WHERE site_id = OLD.site_id
    AND date = OLD.date AND dimensions = OLD.dimensions;
END;

CREATE TRIGGER web_analytics_daily_untotalled AFTER DELETE ON web_analytics_daily
BEGIN
  UPDATE web_analytics_totals SET row_count = row_count - 1, sessions = sessions - OLD.sessions,
    users = users - OLD.users, pageviews = pageviews - OLD.pageviews, engaged_sessions =
    engaged_sessions - OLD.engaged_sessions, conversions = conversions - OLD.conversions WHERE
    site_id = OLD.site_id AND date = OLD.date AND dimensions = OLD.dimensions;
  DELETE FROM web_analytics_totals WHERE site_id = OLD.site_id AND date = OLD.date AND
    dimensions = OLD.dimensions AND row_count = 0;
END;
