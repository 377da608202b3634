CREATE TABLE market_insights (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  vehicle_id TEXT NOT NULL,
  vehicle_created_at INTEGER NOT NULL,
  refresh_id TEXT NOT NULL,
  insight TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (site_id, vehicle_id)
) STRICT;
CREATE INDEX market_insights_newest
  ON market_insights (site_id, vehicle_created_at, vehicle_id);

CREATE TABLE market_refreshes (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  basis TEXT,
  vehicles INTEGER NOT NULL,
  started_at INTEGER,
  refreshed_at INTEGER,
  failed_at INTEGER,
  error TEXT,
  lease_owner TEXT,
  lease_until INTEGER
) STRICT;
