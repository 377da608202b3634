import type { Platform } from '../../../schema/contracts/social.ts';
import type { OAuthClient } from '../oauth/oauth-client.ts';

type Pair = { id: string; secret: string | null };

/** What the operator has been given by each provider; null without. */
export type Registrations = Record<'x' | 'meta' | 'linkedin' | 'google', Pair | null>;

const xScopes = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];
const pageScopes = [
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_read_user_content',
];
const instagramScopes = [
  'pages_show_list',
  'pages_read_engagement',
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_contents',
];
const linkedinScopes = ['w_organization_social', 'r_organization_social', 'rw_organization_admin'];
const googleScopes = ['https://www.googleapis.com/auth/business.manage'];

/** Without these nothing can be posted; the others only make something more possible. */
export const neededScopes: Readonly<Record<Platform, readonly string[]>> = {
  x: ['tweet.read', 'tweet.write', 'users.read'],
  facebook: ['pages_manage_posts'],
  instagram: ['instagram_content_publish'],
  linkedin: ['w_organization_social'],
  google_business: googleScopes,
};

/**
 * How each network lets a store's accounts be connected. The addresses are those of the providers'
 * own pages: X "OAuth 2.0 Authorization Code Flow with PKCE", Meta "Manually build a login flow",
 * LinkedIn "Authorization Code Flow (3-legged)", Google "OAuth 2.0 for web server applications".
 */
export function oauthClients(
  { x, meta, linkedin, google }: Registrations,
  graphVersion: string,
): Record<Platform, OAuthClient | null> {
  return {
    x: x && {
      provider: 'X',
      authorizationUrl: 'https://x.com/i/oauth2/authorize',
      tokenUrl: 'https://api.x.com/2/oauth2/token',
      ...credentials(x),
      secretIn: 'header',
      scopes: xScopes,
      usesPkce: true,
      // X says so of a refresh token that has been used before.
      deadTokenCodes: ['invalid_request'],
    },
    facebook: meta && metaClient(meta, graphVersion, pageScopes),
    instagram: meta && metaClient(meta, graphVersion, instagramScopes),
    linkedin: linkedin && {
      provider: 'LinkedIn',
      authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
      tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
      ...credentials(linkedin),
      secretIn: 'body',
      scopes: linkedinScopes,
      usesPkce: false,
    },
    google_business: google && {
      provider: 'Google',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      ...credentials(google),
      secretIn: 'body',
      scopes: googleScopes,
      usesPkce: true,
      // Without both Google gives a refresh token the first time only.
      authorizationParameters: { access_type: 'offline', prompt: 'consent' },
    },
  };
}

function credentials({ id, secret }: Pair): Pick<OAuthClient, 'clientId' | 'clientSecret'> {
  return { clientId: id, clientSecret: secret };
}

function metaClient(meta: Pair, version: string, scopes: readonly string[]): OAuthClient {
  return {
    provider: 'Facebook',
    authorizationUrl: `https://www.facebook.com/${version}/dialog/oauth`,
    tokenUrl: `https://graph.facebook.com/${version}/oauth/access_token`,
    ...credentials(meta),
    secretIn: 'body',
    scopes,
    scopeSeparator: ',',
    usesPkce: false,
    deadTokenCodes: ['190'],
    passingFaultCodes: ['1', '2', '4', '17', '32', '613'],
  };
}
