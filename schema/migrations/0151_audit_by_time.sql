-- For the sweep of entries that have had their time, over all stores.
CREATE INDEX audit_entries_at ON audit_entries (at);
