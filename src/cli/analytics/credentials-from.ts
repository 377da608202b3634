import type { Context } from '../../context.ts';
import type { Credentials } from '../../domain/analytics/connections/credentials.ts';
import { signedIn } from '../../domain/analytics/connections/sign-in.ts';
import { invalid, problem } from '../../problem.ts';
import {
  type AnalyticsSource,
  googleClient,
  readClientFile,
} from '../../providers/analytics/google-oauth.ts';
import { readServiceAccount } from '../../providers/oauth/service-account.ts';
import { signIn } from './sign-in.ts';

type Options = {
  serviceAccount?: string;
  oauthClient?: string;
  port: string;
  paste?: boolean;
};

/** From a key file, or by a person who signs in with a browser. */
export async function credentialsFrom(
  ctx: Context,
  source: AnalyticsSource,
  { serviceAccount, oauthClient, port, paste = false }: Options,
): Promise<Credentials> {
  if (serviceAccount !== undefined && oauthClient === undefined) {
    const account = readServiceAccount(await textOf(serviceAccount));
    if (account) return { kind: 'service_account', account, access: null };
    throw invalid('service-account', 'is no key file of a service account');
  }
  if (oauthClient === undefined || serviceAccount !== undefined) {
    throw invalid('connect', 'needs either --service-account FILE or --oauth-client FILE');
  }
  const registered = readClientFile(await textOf(oauthClient));
  if (!registered) throw invalid('oauth-client', 'is no file of an OAuth client');
  const client = googleClient(source, registered);
  return signedIn(registered, await signIn(ctx, client, portIn(port), paste));
}

async function textOf(path: string): Promise<string> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  return file.text();
}

function portIn(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw invalid('port', 'must be a number from 0 to 65535');
}
