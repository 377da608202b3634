CREATE TABLE compliance_reports (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  article_id TEXT NOT NULL,
  status TEXT NOT NULL,
  report TEXT,
  body_hash TEXT,
  rules_version TEXT,
  recheck_at INTEGER,
  checked_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, article_id)
) STRICT;
CREATE INDEX compliance_reports_recheck ON compliance_reports (recheck_at)
  WHERE recheck_at IS NOT NULL;
CREATE INDEX compliance_reports_rules ON compliance_reports (rules_version)
  WHERE rules_version IS NOT NULL;
