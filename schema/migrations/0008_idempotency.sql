CREATE TABLE idempotency_records (
  api_key_id TEXT NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  route TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (api_key_id, route, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_records_age ON idempotency_records (created_at);
