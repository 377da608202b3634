-- Every description of a vehicle, also those that were replaced; the newest is the one that counts.
CREATE TABLE vehicle_descriptions (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  vehicle_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  status TEXT NOT NULL,
  maker TEXT NOT NULL,
  text TEXT,
  stated TEXT,
  error TEXT,
  created_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;

CREATE UNIQUE INDEX vehicle_descriptions_vehicle
  ON vehicle_descriptions (site_id, vehicle_id, sequence);

CREATE TABLE description_batches (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  count INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- What a batch still waits for.
CREATE TABLE description_waits (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  description_id TEXT NOT NULL,
  batch_id TEXT NOT NULL,
  PRIMARY KEY (site_id, description_id, batch_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX description_waits_batch ON description_waits (site_id, batch_id);

-- Whether every vehicle of the site is described once it is in stock.
ALTER TABLE sites ADD COLUMN describe_stock INTEGER NOT NULL DEFAULT 0;
