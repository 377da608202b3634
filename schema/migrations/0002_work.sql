CREATE TABLE events (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  id TEXT NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  dispatched_at INTEGER
) STRICT;
CREATE UNIQUE INDEX events_id ON events (id);
CREATE INDEX events_waiting ON events (sequence) WHERE dispatched_at IS NULL;
CREATE INDEX events_created ON events (created_at);

CREATE TABLE tasks (
  id TEXT PRIMARY KEY NOT NULL,
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  run_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  lease_owner TEXT,
  lease_until INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tasks_due ON tasks (run_at, created_at);
CREATE INDEX tasks_site ON tasks (site_id);

CREATE TABLE loop_runs (
  name TEXT PRIMARY KEY NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  counts TEXT NOT NULL,
  error TEXT,
  runs INTEGER NOT NULL
) STRICT;
