import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { noLease } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { isoTime } from '../../../lib/clock.ts';
import { invalid, problem } from '../../../problem.ts';
import { fetchWebRows } from '../../../providers/analytics/ga4.ts';
import type { AnalyticsSource } from '../../../providers/analytics/google-oauth.ts';
import { fetchSearchRows } from '../../../providers/analytics/search-console.ts';
import { SourceFault } from '../../../providers/analytics/source-fault.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import { searchConsoleZone } from '../search-console-zone.ts';
import { addDays, addMonths } from '../search-export/calendar.ts';
import { auditConnection } from './audit-connection.ts';
import { type Connection, findConnection, putConnection } from './connections-store.ts';
import { type Credentials, requestAccess, withTokens } from './credentials.ts';

/** As far back as sources go. */
const monthsBack = 16;

export type ConnectInput = {
  siteId: string;
  source: AnalyticsSource;
  property: string;
  /** Their access token, where there is one, is used for the trial. */
  credentials: Credentials;
  by?: Actor;
};

/**
 * Connects a site's source after a trial request, so that a mistake shows at once. The same
 * property again keeps what has been fetched; figures of two are never mixed.
 */
export async function connectAnalytics(
  ctx: Context,
  { siteId, source, property: given, credentials, by }: ConnectInput,
): Promise<Connection> {
  const property = checkProperty(source, given);
  const known = await findConnection(ctx.reader, siteId, source);
  if (known && known.property !== property) {
    const message = `The site is connected to ${known.property}. Disconnect that first.`;
    throw problem('conflict', message);
  }
  const working = await tried(ctx, source, property, credentials);
  const today = localDay(isoTime(ctx.clock.now()), searchConsoleZone);
  return ctx.write(async (tx) => {
    const row: Connection = {
      id: known?.id ?? tx.ids.uuid(),
      siteId,
      source,
      property,
      auth: working.kind,
      credentials: ctx.seal.encrypt(JSON.stringify(working)),
      status: 'active',
      newestDay: known?.newestDay ?? null,
      oldestDay: known?.oldestDay ?? null,
      firstDay: known?.firstDay ?? addMonths(today, -monthsBack),
      nextAt: tx.now,
      ...noLease,
      failures: 0,
      error: null,
      fault: null,
      failingSince: null,
      checkedAt: known?.checkedAt ?? null,
      goodAt: known?.goodAt ?? null,
      createdAt: known?.createdAt ?? tx.now,
    };
    await putConnection(tx, row);
    if (by) await auditConnection(tx, by, 'figures.connect', row);
    tx.wake('sync-analytics');
    return row;
  }, inLane('sync-analytics'));
}

/** In the form in which the source itself names it. */
export function checkProperty(source: AnalyticsSource, given: string): string {
  const text = given.trim();
  if (source === 'ga4') {
    const number = /^(?:properties\/)?(\d{4,15})$/.exec(text)?.[1];
    if (number !== undefined) return number;
    throw invalid('property', 'must be the number of a GA4 property, such as 123456789');
  }
  const domain = /^sc-domain:([a-z0-9.-]+\.[a-z0-9-]+)$/i.exec(text)?.[1];
  if (domain !== undefined) return `sc-domain:${domain.toLowerCase()}`;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && text.endsWith('/')) return url.href;
  const forms = 'sc-domain:example.com or https://www.example.com/ (with the last slash)';
  throw invalid('property', `must be a Search Console property: ${forms}`);
}

async function tried(
  ctx: Context,
  source: AnalyticsSource,
  property: string,
  credentials: Credentials,
): Promise<Credentials> {
  let working = credentials;
  if (working.access === null) {
    const outcome = await requestAccess(ctx, source, credentials);
    if (outcome.kind !== 'granted') throw problem('validation_error', outcome.message);
    working = withTokens(credentials, outcome.tokens);
  }
  const api = { call: ctx.call, accessToken: working.access?.accessToken ?? '' };
  const day = addDays(localDay(isoTime(ctx.clock.now()), searchConsoleZone), -3);
  try {
    if (source === 'ga4') await fetchWebRows(api, { property, by: '', first: day, last: day });
    else {
      const report = { siteUrl: property, dimensions: [], first: day, last: day };
      await fetchSearchRows(api, report);
    }
  } catch (error) {
    if (error instanceof SourceFault) throw problem('validation_error', error.message);
    throw error;
  }
  return working;
}
