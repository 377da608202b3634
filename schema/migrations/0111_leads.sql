-- What people asked of a store on its pages.
CREATE TABLE leads (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page_id TEXT REFERENCES share_pages (id) ON DELETE SET NULL,
  spam_reason TEXT,
  name TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  message TEXT,
  email_key TEXT,
  phone_key TEXT,
  vehicle_id TEXT,
  vehicle TEXT,
  consent_text TEXT,
  consent_version TEXT,
  consented_at INTEGER,
  address TEXT,
  times INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX leads_site ON leads (site_id, created_at, id);
CREATE INDEX leads_email ON leads (site_id, email_key, created_at) WHERE email_key IS NOT NULL;
CREATE INDEX leads_phone ON leads (site_id, phone_key, created_at) WHERE phone_key IS NOT NULL;
CREATE INDEX leads_age ON leads (last_at);
CREATE INDEX leads_page ON leads (page_id) WHERE page_id IS NOT NULL;

-- Where the leads of a site go by themselves. The address often holds a secret, so it is sealed.
CREATE TABLE lead_targets (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  crm_url TEXT,
  crm_email TEXT,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE lead_deliveries (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER,
  lease_owner TEXT,
  response_status INTEGER,
  error TEXT,
  last_attempt_at INTEGER,
  created_at INTEGER NOT NULL,
  delivered_at INTEGER
) STRICT;

CREATE INDEX lead_deliveries_due ON lead_deliveries (next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX lead_deliveries_lead ON lead_deliveries (lead_id);
CREATE INDEX lead_deliveries_dead ON lead_deliveries (site_id, created_at)
  WHERE status = 'dead_letter';
CREATE INDEX lead_deliveries_leased ON lead_deliveries (lease_owner)
  WHERE lease_owner IS NOT NULL;
