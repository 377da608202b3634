ALTER TABLE vehicles ADD COLUMN availability TEXT NOT NULL DEFAULT 'on_lot';
UPDATE vehicles SET availability = CASE status
  WHEN 'in_transit' THEN 'in_transit' WHEN 'on_order' THEN 'in_transit'
  WHEN 'pending' THEN 'pending' ELSE 'on_lot' END
WHERE status IN ('in_transit', 'on_order', 'pending');

-- The first import of a store says nothing about when its vehicles came.
ALTER TABLE vehicles ADD COLUMN arrived_on TEXT;
UPDATE vehicles SET arrived_on = coalesce(date_in_stock, CASE
  WHEN first_seen_at > (SELECT min(created_at) FROM imports WHERE site_id = vehicles.site_id)
  THEN date(first_seen_at / 1000, 'unixepoch') END);
