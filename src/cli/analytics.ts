import type { Command } from 'commander';
import { connectAnalytics } from '../domain/analytics/connections/connect.ts';
import { disconnectAnalytics } from '../domain/analytics/connections/change-connection.ts';
import {
  type ConnectionOfSite,
  listConnections,
} from '../domain/analytics/connections/connections-store.ts';
import { isoTimeOrNull } from '../lib/clock.ts';
import { invalid, problem } from '../problem.ts';
import type { AnalyticsSource } from '../providers/analytics/google-oauth.ts';
import { credentialsFrom } from './analytics/credentials-from.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { operatorOf } from './social/platform-named.ts';
import { withApp } from './with-app.ts';

type ConnectOptions = {
  site: string;
  property: string;
  serviceAccount?: string;
  oauthClient?: string;
  port: string;
  paste?: boolean;
  json?: boolean;
};

/** As commands name the sources. */
const sources: Readonly<Record<string, AnalyticsSource>> = {
  'search-console': 'search_console',
  ga4: 'ga4',
};

export function analyticsCommand(program: Command): void {
  const analytics = program
    .command('analytics')
    .description('where search and web figures are fetched from');
  analytics
    .command('connect <source>')
    .description("fetch a site's figures each day from search-console or ga4")
    .requiredOption('--site <slug>', 'site that the figures belong to')
    .requiredOption('--property <name>', 'sc-domain:example.com, https://…/ or a GA4 number')
    .option('--service-account <file>', 'key file of an account that may read the property')
    .option('--oauth-client <file>', 'file of an OAuth client, to sign in with a browser')
    .option('--port <number>', 'port of 127.0.0.1 that the browser comes back to; 0 is any', '0')
    .option('--paste', 'paste the address that the browser was sent to, instead of waiting for it')
    .option('--json', 'print JSON')
    .action(connect);
  analytics
    .command('list')
    .description('list the connections and how they last went')
    .option('--json', 'print JSON')
    .action(list);
  analytics
    .command('disconnect <source>')
    .description('stop fetching; the figures stay')
    .requiredOption('--site <slug>', 'site that the connection belongs to')
    .option('--json', 'print JSON')
    .action(disconnect);
}

async function connect(name: string, options: ConnectOptions): Promise<void> {
  const source = sourceNamed(name);
  const connection = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const credentials = await credentialsFrom(ctx, source, options);
    const about = { siteId: site.id, source, property: options.property };
    const input = { ...about, credentials, by: operatorOf(site) };
    return { ...(await connectAnalytics(ctx, input)), siteSlug: site.slug };
  });
  print(options.json, view(connection), [
    `Connected ${options.site} to ${name} ${connection.property}.`,
    `The server fetches its figures from ${connection.firstDay} on, newest first.`,
  ]);
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const rows = await withApp((app) => listConnections(app.ctx.reader));
  const heading = ['SITE', 'SOURCE', 'PROPERTY', 'STATUS', 'DAYS', 'LAST GOOD'];
  const cells = rows.map((row) => [
    row.siteSlug,
    nameOf(row.source),
    row.property,
    row.status,
    row.oldestDay === null ? 'none yet' : `${row.oldestDay} to ${row.newestDay}`,
    isoTimeOrNull(row.goodAt) ?? 'never',
  ]);
  const errors = rows.flatMap(({ siteSlug, source, error }) => {
    return error === null ? [] : [`${siteSlug} ${nameOf(source)}: ${error}`];
  });
  const none = ['No connections yet: forecourt help analytics.'];
  const lines = rows.length > 0 ? [...table(heading, cells), ...errors] : none;
  print(json, { connections: rows.map(view) }, lines);
}

async function disconnect(name: string, options: { site: string; json?: boolean }): Promise<void> {
  const source = sourceNamed(name);
  const removed = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    return disconnectAnalytics(ctx, operatorOf(site), source);
  });
  if (!removed) throw problem('not_found', `${options.site} is not connected to ${name}.`);
  print(options.json, { site: options.site, source: name, disconnected: true }, [
    `Disconnected ${options.site} from ${name} ${removed.property}. Its figures stay.`,
    'The access can be taken back in the Google account that gave it.',
  ]);
}

function sourceNamed(name: string): AnalyticsSource {
  const source = sources[name];
  if (source) return source;
  throw invalid('source', `must be one of ${Object.keys(sources).join(', ')}`);
}

function nameOf(source: AnalyticsSource): string {
  return Object.entries(sources).find(([, one]) => one === source)?.[0] ?? source;
}

function view(row: Omit<ConnectionOfSite, 'timeZone'>) {
  return {
    site: row.siteSlug,
    source: nameOf(row.source),
    property: row.property,
    auth: row.auth,
    status: row.status,
    oldest_day: row.oldestDay,
    newest_day: row.newestDay,
    first_day: row.firstDay,
    next_at: isoTimeOrNull(row.nextAt),
    failures: row.failures,
    error: row.error,
    fault: row.fault,
    failing_since: isoTimeOrNull(row.failingSince),
    last_checked_at: isoTimeOrNull(row.checkedAt),
    last_good_at: isoTimeOrNull(row.goodAt),
  };
}
