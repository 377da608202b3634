import { createInterface } from 'node:readline';
import type { Context } from '../../context.ts';
import type { AccountRow } from '../../domain/social/accounts/store.ts';
import {
  clientOf,
  connectAccount,
  connectByHand,
  type Opened,
  openWithCode,
} from '../../domain/social/accounts/connect.ts';
import type { SiteRow } from '../../domain/site/store.ts';
import type { Platform } from '../../../schema/contracts/social.ts';
import { invalid, problem } from '../../problem.ts';
import { type Authorization, startAuthorization } from '../../providers/oauth/authorization.ts';
import { type Loopback, openLoopback } from '../../providers/oauth/loopback.ts';
import { readReturned, type Returned } from '../../providers/oauth/returned-code.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { viewAccount } from './accounts.ts';
import { operatorOf, platformNamed } from './platform-named.ts';

type Options = {
  site: string;
  account?: string;
  byHand?: string;
  port: string;
  redirect?: string;
  json?: boolean;
};

export async function connect(name: string, options: Options): Promise<void> {
  const platform = platformNamed(name);
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const row =
      options.byHand === undefined
        ? await byLogin(ctx, site, platform, options)
        : await connectByHand(ctx, site.id, { platform, name: options.byHand }, operatorOf(site));
    const line = `Connected ${row.displayName} on ${platform} (account ${row.id})`;
    print(options.json, viewAccount(row), [line]);
  });
}

async function byLogin(
  ctx: Context,
  site: SiteRow,
  platform: Platform,
  options: Options,
): Promise<AccountRow> {
  const { authorization, code } = await codeFor(ctx, platform, options);
  const opened = await openWithCode(ctx, platform, authorization, code);
  const account = chosen(opened, options.account);
  return connectAccount(ctx, site.id, { tokens: opened.tokens, account }, operatorOf(site));
}

/** Prints the address to open and takes the code as it comes: by the browser, or pasted. */
async function codeFor(
  ctx: Context,
  platform: Platform,
  { port, redirect }: Options,
): Promise<{ authorization: Authorization; code: string }> {
  const client = clientOf(ctx, platform);
  const loopback = redirect === undefined ? listenOn(port) : null;
  if (redirect !== undefined && !URL.canParse(redirect)) {
    throw invalid('redirect', 'must be the address that is registered with the network');
  }
  const redirectUri = redirect ?? loopback?.redirectUri ?? '';
  const authorization = startAuthorization(client, redirectUri, ctx.random);
  const { state, address } = authorization;
  process.stderr.write(
    `Open this address, and let Forecourt in:\n\n${address}\n\n` +
      'Then paste here where the browser ended, unless it says that it is done:\n',
  );
  const lines = createInterface({ input: process.stdin });
  try {
    const pasted = new Promise<Returned>((resolve) => {
      lines.on('line', (line) => line.trim() !== '' && resolve(readReturned(line, state)));
      // The browser may still come back by itself where there is a place to come back to.
      if (!loopback) lines.on('close', () => resolve({ kind: 'declined', message: nothingPasted }));
    });
    const returned = await Promise.race([pasted, ...(loopback ? [loopback.returned(state)] : [])]);
    if (returned.kind !== 'code') throw problem('conflict', returned.message);
    return { authorization, code: returned.code };
  } finally {
    lines.close();
    await loopback?.close();
  }
}

const nothingPasted = 'Nothing was pasted, so nothing is connected.';

function listenOn(port: string): Loopback {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw invalid('port', 'must be a number from 0 to 65535');
  }
  try {
    return openLoopback(Number(port));
  } catch (error) {
    if (!/EADDRINUSE|in use/i.test(String(error))) throw error;
    throw problem('conflict', `Port ${port} is in use; name another one with --port.`);
  }
}

function chosen({ accounts }: Opened, named: string | undefined): Opened['accounts'][number] {
  const [only, ...others] = accounts;
  const wanted = named?.toLowerCase();
  const found = accounts.find(
    (one) => one.externalId === named || one.displayName.toLowerCase() === wanted,
  );
  if (found) return found;
  if (only && others.length === 0 && named === undefined) return only;
  const names = accounts.map((one) => `"${one.displayName}" (${one.externalId})`).join(', ');
  throw problem('conflict', `The login opens ${names}. Say which with --account.`);
}
