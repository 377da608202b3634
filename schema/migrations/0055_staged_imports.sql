CREATE TABLE staged_imports (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  touched_at INTEGER NOT NULL
) STRICT;

CREATE TABLE staged_vehicles (
  import_id TEXT NOT NULL,
  place INTEGER NOT NULL,
  change TEXT NOT NULL,
  id TEXT NOT NULL,
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
  on_lot_since INTEGER,
  image_url TEXT,
  url TEXT,
  features TEXT NOT NULL,
  images TEXT NOT NULL,
  description TEXT,
  PRIMARY KEY (import_id, place)
) STRICT;

CREATE TABLE staged_history (
  import_id TEXT NOT NULL,
  place INTEGER NOT NULL,
  vehicle_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  old_price_cents INTEGER,
  new_price_cents INTEGER,
  old_status TEXT,
  new_status TEXT NOT NULL,
  last_seen_at INTEGER,
  PRIMARY KEY (import_id, place)
) STRICT;
