/** What a provider knows of us, and how it wants to be asked (RFC 6749). */
export type OAuthClient = {
  /** As people call it: "Google". */
  provider: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Empty for grants by which nobody but the token speaks, as those of service accounts. */
  clientId: string;
  /** Null for a public client, which has none. */
  clientSecret: string | null;
  /** Where the secret stands: in the body (most), or in an Authorization header (X). */
  secretIn: 'body' | 'header';
  scopes: readonly string[];
  /** Between scopes; a blank by the standard. */
  scopeSeparator?: string;
  /** PKCE (RFC 7636) with S256; off for the few that refuse a parameter they do not know. */
  usesPkce: boolean;
  /** What this provider wants beside the standard's parameters, such as `access_type`. */
  authorizationParameters?: Readonly<Record<string, string>>;
  /** Codes of errors by which it says that a token is dead, beside `invalid_grant`. */
  deadTokenCodes?: readonly string[];
  /** Codes of errors after which the same request may be granted later, beside the standard's. */
  passingFaultCodes?: readonly string[];
};

export type Tokens = {
  accessToken: string;
  /** Milliseconds since the epoch; null where the provider does not say. */
  expiresAt: number | null;
  /** Null: the one that was used stays valid, or there is none. A new one ends the old one. */
  refreshToken: string | null;
  /** As the provider granted them, which may be fewer than were asked for; null if it says none. */
  scopes: readonly string[] | null;
};

export type TokenFailure = {
  /**
   * `dead`: nobody can use this code or token again, so a person has to connect anew.
   * `misconfigured`: the provider knows the client by other settings; the tokens may live.
   * `passing`: nothing is known to be wrong with the token (network, limit, fault of the server).
   */
  kind: 'dead' | 'misconfigured' | 'passing';
  /** One sentence for people; it never holds a token. */
  message: string;
  /** As the provider asked, for passing faults. */
  retryAfterMs: number | null;
};

export type TokenOutcome = { kind: 'granted'; tokens: Tokens } | TokenFailure;
