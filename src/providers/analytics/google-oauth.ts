import type { OAuthClient } from '../oauth/oauth-client.ts';

/** The sources that figures are fetched from. */
export type AnalyticsSource = 'search_console' | 'ga4';

const scopes: Record<AnalyticsSource, string> = {
  search_console: 'https://www.googleapis.com/auth/webmasters.readonly',
  ga4: 'https://www.googleapis.com/auth/analytics.readonly',
};

/** A client of the operator's own project; empty names for service accounts, which need none. */
export function googleClient(
  source: AnalyticsSource,
  { clientId, clientSecret }: { clientId: string; clientSecret: string | null },
): OAuthClient {
  return {
    provider: 'Google',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    clientId,
    clientSecret,
    secretIn: 'body',
    scopes: [scopes[source]],
    usesPkce: true,
    // A refresh token comes with the first consent alone, unless consent is asked for again.
    authorizationParameters: { access_type: 'offline', prompt: 'consent' },
  };
}

/** The file that Google's console hands out for an OAuth client; null for any other. */
export function readClientFile(
  text: string,
): { clientId: string; clientSecret: string | null } | null {
  const parsed = objectIn(text);
  const { client_id: id, client_secret: secret } = asObject(parsed.installed ?? parsed.web);
  if (typeof id !== 'string' || id === '') return null;
  return { clientId: id, clientSecret: typeof secret === 'string' ? secret : null };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
