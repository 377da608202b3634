-- What a network said of a token when it was asked: the rights that it has, and when to ask again.
ALTER TABLE social_accounts ADD COLUMN scopes TEXT;
ALTER TABLE social_accounts ADD COLUMN inspect_at INTEGER;
CREATE INDEX social_accounts_inspect ON social_accounts (inspect_at) WHERE inspect_at IS NOT NULL;

-- Those that were connected before are asked at the next turn.
UPDATE social_accounts SET inspect_at = connected_at
WHERE platform IN ('facebook', 'instagram') AND token IS NOT NULL;
