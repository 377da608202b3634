CREATE TABLE webhooks (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  description TEXT,
  secret TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  disabled_reason TEXT,
  failure_count INTEGER NOT NULL,
  first_failed_event_id TEXT,
  several_events_failed INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX webhooks_site ON webhooks (site_id, created_at);

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  event_type TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  response_status INTEGER,
  response_body TEXT,
  error TEXT,
  duration_ms INTEGER,
  next_attempt_at INTEGER,
  lease_owner TEXT,
  created_at INTEGER NOT NULL,
  delivered_at INTEGER
) STRICT;
CREATE INDEX deliveries_list ON deliveries (site_id, webhook_id, created_at, id);
CREATE INDEX deliveries_due ON deliveries (webhook_id, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX deliveries_event ON deliveries (event_id);
CREATE INDEX deliveries_leased ON deliveries (lease_owner) WHERE lease_owner IS NOT NULL;
