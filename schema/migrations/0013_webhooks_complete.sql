-- Replaced secrets sign for a day more. They lie together in one sealed value, and beside it when
-- the first of them ends.
ALTER TABLE webhooks ADD COLUMN replaced_secrets TEXT;
ALTER TABLE webhooks ADD COLUMN replaced_until INTEGER;
-- The last event before the subscription was made: it gets none of those.
ALTER TABLE webhooks ADD COLUMN after_sequence INTEGER NOT NULL DEFAULT 0;
-- From then on nobody sees it, and a sweep takes its deliveries away in small steps.
ALTER TABLE webhooks ADD COLUMN deleted_at INTEGER;
CREATE INDEX webhooks_deleted ON webhooks (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX webhooks_replaced ON webhooks (replaced_until) WHERE replaced_until IS NOT NULL;

-- When the last attempt ended: a dead letter is kept for 90 days from then.
ALTER TABLE deliveries ADD COLUMN last_attempt_at INTEGER;
CREATE INDEX deliveries_group ON deliveries (webhook_id, status, event_type, created_at, id);

CREATE TABLE delivery_counts (
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  event_type TEXT NOT NULL,
  deliveries INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, status, event_type)
) STRICT, WITHOUT ROWID;
INSERT INTO delivery_counts
  SELECT webhook_id, status, event_type, count(*) FROM deliveries
  GROUP BY webhook_id, status, event_type;

CREATE TRIGGER deliveries_counted AFTER INSERT ON deliveries
BEGIN
  INSERT INTO delivery_counts VALUES (NEW.webhook_id, NEW.status, NEW.event_type, 1)
    ON CONFLICT DO UPDATE SET deliveries = deliveries + 1;
END;

CREATE TRIGGER deliveries_recounted AFTER UPDATE OF status ON deliveries
WHEN OLD.status IS NOT NEW.status
BEGIN
  UPDATE delivery_counts SET deliveries = deliveries - 1
    WHERE webhook_id = OLD.webhook_id AND status = OLD.status AND event_type = OLD.event_type;
  INSERT INTO delivery_counts VALUES (NEW.webhook_id, NEW.status, NEW.event_type, 1)
    ON CONFLICT DO UPDATE SET deliveries = deliveries + 1;
END;

CREATE TRIGGER deliveries_uncounted AFTER DELETE ON deliveries
BEGIN
  UPDATE delivery_counts SET deliveries = deliveries - 1
    WHERE webhook_id = OLD.webhook_id AND status = OLD.status AND event_type = OLD.event_type;
END;
