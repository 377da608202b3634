-- The same rows, in words that every engine knows: GLOB is SQLite's alone.
DROP INDEX vehicles_vin;
CREATE INDEX vehicles_vin ON vehicles (site_id, vin)
  WHERE vin IS NOT NULL AND substr(vehicle_key, 1, 4) <> 'vin:';
