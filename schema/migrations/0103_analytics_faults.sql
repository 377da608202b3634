-- Why a connection fails, in one word, and since when.
ALTER TABLE analytics_connections ADD COLUMN fault TEXT;
ALTER TABLE analytics_connections ADD COLUMN failing_since INTEGER;
UPDATE analytics_connections SET fault = iif(status = 'expired', 'dead', 'passing'),
  failing_since = coalesce(good_at, created_at) WHERE error IS NOT NULL;
