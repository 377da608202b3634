ALTER TABLE vehicles ADD COLUMN vin_facts TEXT;
ALTER TABLE staged_vehicles ADD COLUMN vin_facts TEXT;
