-- Who has answered a lead, and when: what nobody has answered waits in the inbox.
ALTER TABLE leads ADD COLUMN answered_at INTEGER;
ALTER TABLE leads ADD COLUMN answered_by TEXT;

CREATE INDEX leads_inbox ON leads (site_id, created_at, id)
  WHERE spam_reason IS NULL AND answered_at IS NULL;
