-- Runs of loops lie in a file of their own now (forecourt-log.db), which may be lost.
DROP TABLE loop_runs;
