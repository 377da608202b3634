-- Processes that lease work. A lease names its process first, so that the next server on the folder
-- frees those of servers that are gone, and leaves those of a command that runs beside it.
CREATE TABLE nodes (
  id TEXT PRIMARY KEY NOT NULL,
  is_server INTEGER NOT NULL,
  started_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE feeds RENAME COLUMN claimed_until TO lease_until;
ALTER TABLE feeds ADD COLUMN lease_owner TEXT;
ALTER TABLE analysis_runs ADD COLUMN lease_owner TEXT;
ALTER TABLE analysis_runs ADD COLUMN lease_until INTEGER;
