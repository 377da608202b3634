-- Test calls are listed among the deliveries. They count neither as dead letters nor as failures.
ALTER TABLE deliveries ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0;
DROP INDEX deliveries_dead;
CREATE INDEX deliveries_dead ON deliveries (site_id, webhook_id)
  WHERE status = 'dead_letter' AND is_test = 0;
