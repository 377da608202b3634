CREATE TABLE fact_sources (
  name TEXT PRIMARY KEY NOT NULL,
  content_hash TEXT NOT NULL,
  rows INTEGER NOT NULL,
  first_year INTEGER NOT NULL,
  last_year INTEGER NOT NULL,
  missing_columns TEXT NOT NULL,
  imported_at INTEGER NOT NULL
) STRICT;

CREATE TABLE vehicle_facts (
  id TEXT PRIMARY KEY NOT NULL,
  source TEXT NOT NULL REFERENCES fact_sources (name) ON DELETE CASCADE,
  source_row TEXT NOT NULL,
  year INTEGER NOT NULL,
  make TEXT NOT NULL,
  model TEXT NOT NULL,
  vehicle_class TEXT,
  transmission TEXT,
  drive TEXT,
  cylinders INTEGER,
  displacement_liters REAL,
  aspiration TEXT,
  fuel_type TEXT,
  fuel_name TEXT,
  city_mpg INTEGER NOT NULL,
  highway_mpg INTEGER NOT NULL,
  combined_mpg INTEGER,
  range_miles INTEGER
) STRICT;
CREATE INDEX vehicle_facts_make_year ON vehicle_facts (make, year);
CREATE INDEX vehicle_facts_source ON vehicle_facts (source);
