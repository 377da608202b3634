CREATE TABLE vin_facts (
  pattern TEXT PRIMARY KEY NOT NULL,
  facts TEXT NOT NULL
) STRICT;
ALTER TABLE vehicles ADD COLUMN vin_pattern TEXT;
ALTER TABLE staged_vehicles ADD COLUMN vin_pattern TEXT;
