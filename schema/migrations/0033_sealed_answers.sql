-- An answer that holds a secret is stored sealed with the master key; `body` is empty then.
ALTER TABLE idempotency_records ADD COLUMN sealed_body TEXT;
CREATE INDEX idempotency_records_sealed
  ON idempotency_records (api_key_id, route, idempotency_key) WHERE sealed_body IS NOT NULL;
