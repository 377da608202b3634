-- What earlier attempts of a delivery were answered: the delivery itself has the last one alone.
CREATE TABLE delivery_attempts (
  id TEXT PRIMARY KEY NOT NULL,
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  response_status INTEGER,
  response_body TEXT,
  error TEXT,
  duration_ms INTEGER
) STRICT;

CREATE INDEX delivery_attempts_delivery ON delivery_attempts (delivery_id, at, id);
