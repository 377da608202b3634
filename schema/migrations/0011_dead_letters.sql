-- Deliveries are kept with what receivers answered; counting the dead ones must not read them all.
CREATE INDEX deliveries_dead ON deliveries (site_id, webhook_id) WHERE status = 'dead_letter';
