CREATE TABLE model_usage (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT,
  ideacloud_id TEXT,
  task TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cost_micros INTEGER,
  is_estimated INTEGER NOT NULL,
  month TEXT NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX model_usage_month ON model_usage (site_id, month, input_tokens, output_tokens, cost_micros);
CREATE INDEX model_usage_article ON model_usage (site_id, article_id) WHERE article_id IS NOT NULL;

CREATE TABLE model_policies (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  fallback TEXT,
  monthly_cap TEXT
) STRICT;
