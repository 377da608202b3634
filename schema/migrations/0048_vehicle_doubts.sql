CREATE TABLE vehicle_doubts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  vehicle_key TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (site_id, vehicle_key, field)
) STRICT, WITHOUT ROWID;
