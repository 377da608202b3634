-- People who sign in, and the stores that they work for.
CREATE TABLE users (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  theme TEXT NOT NULL,
  has_shortcuts INTEGER NOT NULL,
  password_hash TEXT,
  is_operator INTEGER NOT NULL,
  disabled_at INTEGER,
  password_set_at INTEGER,
  last_signed_in_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX users_email ON users (email);

CREATE TABLE memberships (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL,
  last_seen_at INTEGER,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_user ON memberships (user_id);

CREATE TABLE sign_in_rules (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  require_second_factor INTEGER NOT NULL
) STRICT;

CREATE TABLE sign_in_tries (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  account TEXT NOT NULL,
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_tries_account ON sign_in_tries (account, kind, at);
CREATE INDEX sign_in_tries_network ON sign_in_tries (network, at);
CREATE INDEX sign_in_tries_at ON sign_in_tries (at);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  is_pending INTEGER NOT NULL,
  factor_at INTEGER,
  stepped_up_at INTEGER,
  address TEXT NOT NULL,
  agent TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  signed_in_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_user ON sessions (user_id, last_used_at);
CREATE INDEX sessions_used ON sessions (last_used_at);

CREATE TABLE sign_in_links (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  site_id TEXT REFERENCES sites (id) ON DELETE CASCADE,
  email TEXT,
  name TEXT,
  role TEXT,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  invited_by TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE UNIQUE INDEX sign_in_links_token ON sign_in_links (token_hash);
CREATE INDEX sign_in_links_site ON sign_in_links (site_id, created_at);
CREATE INDEX sign_in_links_user ON sign_in_links (user_id);
CREATE INDEX sign_in_links_expiry ON sign_in_links (expires_at);

CREATE TABLE authenticator_apps (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  confirmed_at INTEGER,
  last_step INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX authenticator_apps_user ON authenticator_apps (user_id, confirmed_at);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  credential_id TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  is_synced INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

CREATE TABLE recovery_codes (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  used_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX recovery_codes_user ON recovery_codes (user_id, code_hash);

CREATE TABLE passkey_challenges (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  challenge TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX passkey_challenges_session ON passkey_challenges (session_id, purpose);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_age ON passkey_challenges (created_at);
