CREATE TABLE vehicles (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  vehicle_key TEXT NOT NULL,
  row_hash TEXT NOT NULL,
  vin TEXT,
  stock_number TEXT,
  condition TEXT NOT NULL,
  status TEXT NOT NULL,
  year INTEGER NOT NULL,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  trim TEXT,
  body_style TEXT,
  drivetrain TEXT,
  fuel_type TEXT,
  transmission TEXT,
  engine TEXT,
  doors INTEGER,
  exterior_color TEXT,
  interior_color TEXT,
  mileage INTEGER,
  mileage_unit TEXT NOT NULL,
  price_cents INTEGER,
  msrp_cents INTEGER,
  currency TEXT NOT NULL,
  date_in_stock TEXT,
  on_lot_since INTEGER NOT NULL,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  sold_at INTEGER,
  description_status TEXT NOT NULL,
  description_generated_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  image_url TEXT,
  url TEXT,
  ai_description TEXT,
  features TEXT NOT NULL,
  images TEXT NOT NULL,
  description TEXT
) STRICT;
CREATE UNIQUE INDEX vehicles_key ON vehicles (site_id, vehicle_key);
CREATE INDEX vehicles_vin ON vehicles (site_id, vin)
  WHERE vin IS NOT NULL AND vehicle_key NOT GLOB 'vin:*';
CREATE INDEX vehicles_newest ON vehicles
  (site_id, created_at, id, make, model, year, condition, price_cents, sold_at)
  WHERE sold_at IS NULL;
CREATE INDEX vehicles_model ON vehicles
  (site_id, make, model, year, condition, price_cents, sold_at)
  WHERE sold_at IS NULL;
CREATE INDEX vehicles_price ON vehicles
  (site_id, price_cents, condition, year, make, model, body_style, on_lot_since,
   description_generated_at, sold_at)
  WHERE sold_at IS NULL;
CREATE INDEX vehicles_sold ON vehicles (site_id, make, model, sold_at)
  WHERE sold_at IS NOT NULL;

CREATE TABLE vehicle_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  year INTEGER NOT NULL,
  condition TEXT NOT NULL,
  vehicles INTEGER NOT NULL,
  PRIMARY KEY (site_id, make, model, year, condition)
) STRICT, WITHOUT ROWID;

CREATE TABLE vehicle_history (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  vehicle_id TEXT NOT NULL,
  import_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  old_price_cents INTEGER,
  new_price_cents INTEGER,
  old_status TEXT,
  new_status TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX vehicle_history_vehicle ON vehicle_history (site_id, vehicle_id);
CREATE INDEX vehicle_history_kind ON vehicle_history (site_id, kind, at);

CREATE TABLE imports (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  format TEXT NOT NULL,
  is_forced INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  accepted INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  new INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  price_changed INTEGER NOT NULL,
  sold INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  vehicle_count INTEGER NOT NULL,
  problems TEXT NOT NULL,
  problems_total INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX imports_site ON imports (site_id, sequence);
