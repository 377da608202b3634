ALTER TABLE staged_vehicles ADD COLUMN availability TEXT NOT NULL DEFAULT 'on_lot';
ALTER TABLE staged_vehicles ADD COLUMN arrived_on TEXT;
