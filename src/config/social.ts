import type { Platform } from '../../schema/contracts/social.ts';
import type { OAuthClient } from '../providers/oauth/oauth-client.ts';
import { oauthClients } from '../providers/networks/oauth-clients.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';
import type { SettingName } from './settings.ts';

export type SocialConfig = {
  /** Null for a network that nobody has set up. */
  clients: Readonly<Record<Platform, OAuthClient | null>>;
  /** Of the LinkedIn API: each version ends about a year after its month. */
  linkedinVersion: string;
  /** Of the Graph API, such as v25.0. */
  graphVersion: string;
};

/** Throws ConfigError for half a pair and for a version that is none. */
export function socialFrom(environment: Environment): SocialConfig {
  const linkedinVersion = environment.LINKEDIN_VERSION ?? defaultOf('LINKEDIN_VERSION');
  if (!/^20\d\d(?:0[1-9]|1[0-2])$/.test(linkedinVersion)) {
    throw new ConfigError(
      `LINKEDIN_VERSION must be a month like 202610, not "${linkedinVersion}".`,
    );
  }
  const graphVersion = environment.META_GRAPH_VERSION ?? defaultOf('META_GRAPH_VERSION');
  if (!/^v\d{2}\.\d$/.test(graphVersion)) {
    throw new ConfigError(`META_GRAPH_VERSION must look like v25.0, not "${graphVersion}".`);
  }
  // X has public clients, which have no secret.
  const x = environment.X_CLIENT_ID;
  if (x === undefined && environment.X_CLIENT_SECRET !== undefined) {
    throw new ConfigError('X_CLIENT_SECRET needs X_CLIENT_ID too.');
  }
  const meta = pair(environment, 'META_APP_ID', 'META_APP_SECRET');
  const linkedin = pair(environment, 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET');
  const google = pair(environment, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const secret = environment.X_CLIENT_SECRET ?? null;
  const clients = oauthClients(
    { x: x === undefined ? null : { id: x, secret }, meta, linkedin, google },
    graphVersion,
  );
  return { clients, linkedinVersion, graphVersion };
}

function pair(
  environment: Environment,
  idName: SettingName,
  secretName: SettingName,
): { id: string; secret: string } | null {
  const id = environment[idName];
  const secret = environment[secretName];
  if (id === undefined && secret === undefined) return null;
  if (id !== undefined && secret !== undefined) return { id, secret };
  const [given, missing] = id === undefined ? [secretName, idName] : [idName, secretName];
  throw new ConfigError(`${given} needs ${missing} too.`);
}
