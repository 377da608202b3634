import { endsSoon, disconnectAccount } from '../../domain/social/accounts/renew-tokens.ts';
import {
  type AccountRow,
  findAccount,
  isByHand,
  listAccounts,
} from '../../domain/social/accounts/store.ts';
import type { Context } from '../../context.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { print, table } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { idNamed, operatorOf } from './platform-named.ts';

type Options = { site: string; json?: boolean };

export async function accounts({ site: slug, json }: Options): Promise<void> {
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    const rows = await listAccounts(ctx.reader, site.id);
    const now = ctx.clock.now();
    const stateAt = (row: AccountRow) => stateOf(row, now) + withoutRights(ctx, row);
    const cells = rows.map((row) => [row.id, row.platform, row.displayName, stateAt(row)]);
    const none = ['No accounts yet; "forecourt help social" says how to connect one.'];
    const lines = rows.length === 0 ? none : table(['ID', 'PLATFORM', 'NAME', 'STATE'], cells);
    print(json, { accounts: rows.map(viewAccount) }, lines);
  });
}

export function viewAccount(row: AccountRow) {
  return {
    id: row.id,
    platform: row.platform,
    display_name: row.displayName,
    status: row.status,
    by_hand: isByHand(row),
    problem: row.problem,
    token_expires_at: isoTimeOrNull(row.tokenExpiresAt),
    scopes: row.scopes,
    connected_at: isoTime(row.connectedAt),
  };
}

function stateOf(row: AccountRow, now: number): string {
  if (row.status === 'expired') return `expired: ${row.problem ?? 'connect it again'}`;
  if (isByHand(row)) return 'by hand';
  const ends = endsSoon(row, now) ? `, token until ${isoTimeOrNull(row.tokenExpiresAt)}` : '';
  return `connected${ends}`;
}

/** What was asked for and not given: to delete posts, to read reviews. */
function withoutRights(
  { config }: Pick<Context, 'config'>,
  { platform, scopes, status }: AccountRow,
): string {
  const asked = config.social.clients[platform]?.scopes ?? [];
  const missing = scopes === null ? [] : asked.filter((one) => !scopes.includes(one));
  return missing.length === 0 || status === 'expired' ? '' : `, without ${missing.join(', ')}`;
}

export async function disconnect(id: string, { site: slug, json }: Options): Promise<void> {
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    const account = await findAccount(ctx.reader, site.id, idNamed(id));
    if (!account || account.disconnectedAt !== null) {
      throw problem('not_found', `The site has no connected account ${id}.`);
    }
    await disconnectAccount(ctx, account, operatorOf(site));
    const line = `Disconnected ${account.displayName} on ${account.platform}`;
    print(json, { id: account.id, disconnected: true }, [line]);
  });
}
