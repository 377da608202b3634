import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { hour } from '../../lib/clock.ts';
import { askGoogle, type GoogleApi } from './google-api.ts';
import { SourceFault } from './source-fault.ts';

export type WebBreakdown = '' | 'page' | 'channel';

export type WebRowOfDay = {
  date: string;
  page: string;
  channel: string;
  sessions: number;
  users: number;
  pageviews: number;
  engagedSessions: number;
  conversions: number;
};

export type WebReport = {
  /** The number of the property, without "properties/". */
  property: string;
  by: WebBreakdown;
  first: string;
  last: string;
};

export const webPageSize = 10_000;

const dimensionsOf: Record<WebBreakdown, readonly string[]> = {
  '': ['date'],
  page: ['date', 'hostName', 'pagePath'],
  channel: ['date', 'sessionDefaultChannelGroup'],
};
const metrics = [
  'sessions',
  'totalUsers',
  'screenPageViews',
  'engagedSessions',
  'keyEvents',
] as const;

const Values = Type.Array(Type.Object({ value: Type.Optional(Type.String()) }));
const Report = Type.Object({
  rows: Type.Optional(Type.Array(Type.Object({ dimensionValues: Values, metricValues: Values }))),
  rowCount: Type.Optional(Type.Integer({ minimum: 0 })),
});

/** All rows of a report. Throws SourceFault. */
export async function fetchWebRows(api: GoogleApi, report: WebReport): Promise<WebRowOfDay[]> {
  const property = encodeURIComponent(report.property);
  const url = `https://analyticsdata.googleapis.com/v1beta/properties/${property}:runReport`;
  const rows: WebRowOfDay[] = [];
  let offset = 0;
  while (true) {
    const answer = await askGoogle(api, url, requestFor(report, offset));
    if (!Value.Check(Report, answer)) {
      throw new SourceFault('passing', 'Google Analytics answered a report of another shape.');
    }
    const page = answer.rows ?? [];
    for (const { dimensionValues, metricValues } of page) {
      const row = rowOf(report.by, textsIn(dimensionValues), textsIn(metricValues));
      if (row) rows.push(row);
    }
    offset += page.length;
    const total = answer.rowCount ?? 0;
    if (offset >= total) return rows;
    if (page.length === 0) {
      throw new SourceFault('passing', `Google Analytics gave ${offset} of ${total} rows.`);
    }
    // Others of the property's users want some of its tokens too.
    if (isNearlySpent(answer)) throw new SourceFault('busy', 'The hourly quota is low.', hour);
  }
}

function requestFor({ by, first, last }: WebReport, offset: number) {
  return {
    dateRanges: [{ startDate: first, endDate: last }],
    dimensions: dimensionsOf[by].map((name) => ({ name })),
    metrics: metrics.map((name) => ({ name })),
    orderBys: dimensionsOf[by].map((dimensionName) => ({ dimension: { dimensionName } })),
    // 64-bit numbers are texts in Google's JSON.
    limit: String(webPageSize),
    offset: String(offset),
    returnPropertyQuota: true,
  };
}

/** Null for what belongs to no day, as the row that collects what is too much. */
function rowOf(
  by: WebBreakdown,
  [date = '', ...names]: string[],
  values: string[],
): WebRowOfDay | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  if (year === undefined) return null;
  const [sessions = 0, users = 0, pageviews = 0, engagedSessions = 0, conversions = 0] =
    values.map(numberIn);
  return {
    date: `${year}-${month}-${day}`,
    page: by === 'page' ? pageOf(names) : '',
    channel: by === 'channel' ? (names[0] ?? '') : '',
    sessions,
    users,
    pageviews,
    engagedSessions,
    conversions,
  };
}

/** A host is not set for hits that a server sent. */
function pageOf([host = '', path = '']: string[]): string {
  return /^[\w.-]+\.[\w-]+(:\d+)?$/.test(host) && path.startsWith('/')
    ? `https://${host}${path}`
    : path || '(not set)';
}

/** Key events may be fractions where several visits share one. */
function numberIn(text: string): number {
  const value = Number(text);
  if (text !== '' && value >= 0) return Math.round(value);
  throw new SourceFault('passing', `Google Analytics answered "${text.slice(0, 40)}" as a number.`);
}

function textsIn(values: readonly { value?: string }[]): string[] {
  return values.map(({ value }) => value ?? '');
}

const leastTokens = 50;

function isNearlySpent(answer: Record<string, unknown>): boolean {
  const quota = answer.propertyQuota;
  if (typeof quota !== 'object' || quota === null) return false;
  const { tokensPerHour, tokensPerDay, tokensPerProjectPerHour } = quota as Record<string, unknown>;
  return [tokensPerHour, tokensPerDay, tokensPerProjectPerHour].some((one) => {
    const remaining = typeof one === 'object' && one && 'remaining' in one ? one.remaining : null;
    return typeof remaining === 'number' && remaining < leastTokens;
  });
}
