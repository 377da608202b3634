import type { Command } from 'commander';
import { createKey, scopesFrom } from '../domain/site/create-key.ts';
import { type KeyRow, listKeys, revokeKeys } from '../domain/site/keys-store.ts';
import { isoTime, isoTimeOrNull } from '../lib/clock.ts';
import { problem } from '../problem.ts';
import { siteNamed } from './site-named.ts';
import { print, table } from './print.ts';
import { withApp } from './with-app.ts';
import { inLane } from '../db/write.ts';

type CreateOptions = {
  site: string;
  name: string;
  preset?: string;
  scopes?: string;
  rateLimit?: string;
  dailyLimit?: string;
  expiresInDays?: string;
  json?: boolean;
};

export function keysCommand(program: Command): void {
  const keys = program.command('keys').description('create, list and revoke API keys');
  keys
    .command('create')
    .description('create a key; it is shown once')
    .requiredOption('--site <slug>', 'site that the key is for')
    .option('--name <text>', 'what the key is for', 'API key')
    .option('--preset <name>', 'full_access, read_only, content_generation or inventory_only')
    .option('--scopes <list>', 'scopes separated by commas, or "all"')
    .option('--rate-limit <number>', 'requests a minute, 10 to 500 (60)')
    .option('--daily-limit <number>', 'requests a day, up to 100000 (10000)')
    .option('--expires-in-days <days>', '30, 90, 180 or 365 (never)')
    .option('--json', 'print JSON')
    .action(create);
  keys
    .command('list')
    .description("list a site's keys")
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(list);
  keys
    .command('revoke <id-or-prefix>')
    .description('revoke a key at once')
    .option('--json', 'print JSON')
    .action(revoke);
}

async function create(options: CreateOptions): Promise<void> {
  const { key, row } = await withApp(async (app) => {
    const site = await siteNamed(app.ctx, options.site);
    return createKey(app.ctx, {
      siteId: site.id,
      name: options.name,
      scopes: scopesFrom(options),
      rateLimit: numberFrom(options.rateLimit),
      dailyLimit: numberFrom(options.dailyLimit),
      expiresInDays: numberFrom(options.expiresInDays),
    });
  });
  const expires_at = isoTimeOrNull(row.expiresAt);
  const { id, prefix, scopes } = row;
  print(options.json, { id, key, prefix, scopes, expires_at }, [
    key,
    'Keep this key: it is not shown again.',
  ]);
}

async function list(options: { site: string; json?: boolean }): Promise<void> {
  const rows = await withApp(async (app) => {
    const site = await siteNamed(app.ctx, options.site);
    return listKeys(app.ctx.reader, site.id);
  });
  const lines = rows.map((row) => [row.prefix, row.name, state(row), row.scopes.join(' ')]);
  print(
    options.json,
    { keys: rows.map(view) },
    table(['PREFIX', 'NAME', 'STATE', 'SCOPES'], lines),
  );
}

async function revoke(idOrPrefix: string, options: { json?: boolean }): Promise<void> {
  const [row] = await withApp((app) =>
    app.ctx.write((tx) => revokeKeys(tx, idOrPrefix), inLane('save-usage')),
  );
  if (!row) throw problem('not_found', `There is no live key "${idOrPrefix}".`);
  const revoked_at = isoTimeOrNull(row.revokedAt);
  print(options.json, { id: row.id, revoked_at }, [`Revoked ${row.prefix} (${row.name})`]);
}

function numberFrom(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function state(row: KeyRow): string {
  if (row.revokedAt !== null) return 'revoked';
  return row.expiresAt === null ? 'live' : `until ${isoTime(row.expiresAt).slice(0, 10)}`;
}

function view(row: KeyRow) {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    rate_limit: row.rateLimit,
    daily_limit: row.dailyLimit,
    expires_at: isoTimeOrNull(row.expiresAt),
    revoked_at: isoTimeOrNull(row.revokedAt),
    last_used_at: isoTimeOrNull(row.lastUsedAt),
    created_at: isoTime(row.createdAt),
  };
}
