CREATE TABLE market_sources (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  first_import_at INTEGER,
  last_import_at INTEGER,
  content_hash TEXT
) STRICT;
CREATE UNIQUE INDEX market_sources_name ON market_sources (name);

CREATE TABLE market_dealers (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  dealer_key TEXT NOT NULL,
  name TEXT NOT NULL,
  city TEXT,
  state TEXT,
  postal_code TEXT,
  latitude REAL,
  longitude REAL,
  host TEXT
) STRICT;
CREATE UNIQUE INDEX market_dealers_key ON market_dealers (dealer_key);
CREATE INDEX market_dealers_place ON market_dealers (latitude, longitude);
CREATE INDEX market_dealers_state ON market_dealers (state);

CREATE TABLE market_kinds (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  trim TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX market_kinds_name ON market_kinds (make, model, trim);

CREATE TABLE market_listings (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  source_id INTEGER NOT NULL REFERENCES market_sources (id),
  listing_key TEXT NOT NULL,
  dealer_id INTEGER NOT NULL REFERENCES market_dealers (id),
  kind_id INTEGER NOT NULL REFERENCES market_kinds (id),
  vin TEXT,
  year INTEGER NOT NULL,
  condition TEXT NOT NULL,
  availability TEXT NOT NULL,
  price_cents INTEGER,
  msrp_cents INTEGER,
  currency TEXT NOT NULL,
  mileage INTEGER,
  url TEXT,
  row_hash TEXT NOT NULL,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER,
  missing_since INTEGER,
  gone_at INTEGER
) STRICT;
CREATE UNIQUE INDEX market_listings_key ON market_listings (source_id, listing_key);
CREATE INDEX market_listings_listed ON market_listings (source_id, sequence)
  WHERE gone_at IS NULL;
CREATE INDEX market_listings_gone ON market_listings (gone_at) WHERE gone_at IS NOT NULL;
CREATE INDEX market_listings_dealer ON market_listings (dealer_id, currency, gone_at, kind_id, year,
  condition, availability, price_cents, msrp_cents, mileage, first_seen_at, source_id, vin);

CREATE TABLE market_settings (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  radius_miles INTEGER NOT NULL,
  share_group TEXT
) STRICT;
CREATE INDEX market_settings_group ON market_settings (share_group)
  WHERE share_group IS NOT NULL;
