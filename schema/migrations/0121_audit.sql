-- Who did what, when and from where.
CREATE TABLE audit_entries (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT REFERENCES sites (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  deed TEXT NOT NULL,
  actor TEXT NOT NULL,
  actor_kind TEXT NOT NULL,
  actor_id TEXT,
  actor_role TEXT,
  subject_kind TEXT NOT NULL,
  subject_id TEXT,
  address TEXT,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX audit_entries_site ON audit_entries (site_id, at, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at);
