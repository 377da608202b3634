-- Who acted, beside the name of that day: a key, a person with a role, or the program.
ALTER TABLE article_transitions ADD COLUMN actor_kind TEXT NOT NULL DEFAULT 'person';
ALTER TABLE article_transitions ADD COLUMN actor_id TEXT;
ALTER TABLE article_transitions ADD COLUMN actor_role TEXT;
UPDATE article_transitions SET actor_kind = 'program' WHERE actor = 'schedule';
-- Null for what the writer wrote.
ALTER TABLE article_versions ADD COLUMN made_by_kind TEXT;
ALTER TABLE article_versions ADD COLUMN made_by_id TEXT;
UPDATE article_versions SET made_by_kind = 'person' WHERE made_by IS NOT NULL;
