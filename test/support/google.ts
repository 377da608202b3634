import { Ajv, type ValidateFunction } from 'ajv';
import type { CallRequest } from '../../src/providers/call.ts';
import { runReportRequest, searchAnalyticsQueryRequest, tokenRequest } from './google-schemas.ts';
import type { FakeNetwork, Reply } from './network.ts';

/** What happened on one day, of which every breakdown is made. */
export type SearchHit = {
  date: string;
  query: string;
  page: string;
  device: string;
  country: string;
  clicks: number;
  impressions: number;
  position: number;
};
export type WebHit = {
  date: string;
  hostName: string;
  pagePath: string;
  sessionDefaultChannelGroup: string;
  sessions: number;
  totalUsers: number;
  screenPageViews: number;
  engagedSessions: number;
  keyEvents: number;
};

export type Asked = { host: string; path: string; body: Record<string, unknown> };

export type FakeGoogle = {
  search: SearchHit[];
  web: WebHit[];
  /** Requests that came through, bodies read. */
  asked: Asked[];
  /** What is wrong with a request, beside its token; undefined: nothing. */
  fault: (asked: Asked, count: number) => Reply | undefined;
  /** Rows of one answer, however many are asked for. */
  pageSize: number;
  /** From now on no access token is taken that was given before. */
  endTokens(): void;
  /** Refuses every refresh from now on. */
  revoke(): void;
  tokensGiven: number;
  /** Part of a report on the quota. */
  tokensLeft: number;
};

const ajv = new Ajv({ strict: false, allErrors: true });
const checks = {
  'oauth2.googleapis.com': ajv.compile(tokenRequest),
  'searchconsole.googleapis.com': ajv.compile(searchAnalyticsQueryRequest),
  'analyticsdata.googleapis.com': ajv.compile(runReportRequest),
};

/** Three hosts of Google, which hold every request against the published descriptions. */
export function fakeGoogle(network: FakeNetwork): FakeGoogle {
  let revoked = false;
  let firstGood = 1;
  const google: FakeGoogle = {
    search: [],
    web: [],
    asked: [],
    fault: () => undefined,
    pageSize: Number.POSITIVE_INFINITY,
    endTokens: () => {
      firstGood = google.tokensGiven + 1;
    },
    revoke: () => {
      revoked = true;
    },
    tokensGiven: 0,
    tokensLeft: 10_000,
  };
  function token(): Reply {
    if (revoked) return json(400, { error: 'invalid_grant', error_description: 'Revoked.' });
    google.tokensGiven += 1;
    return json(200, { access_token: `token-${google.tokensGiven}`, expires_in: 3599 });
  }
  function isGood(request: CallRequest): boolean {
    const number = /^Bearer token-(\d+)$/.exec(request.headers.authorization ?? '')?.[1];
    return number !== undefined && Number(number) >= firstGood;
  }
  for (const [host, check] of Object.entries(checks)) {
    network.host(host, {
      reply: (request) => {
        const asked = { host, path: new URL(request.url).pathname, body: bodyOf(request) };
        google.asked.push(asked);
        const broken = brokenBy(check, asked.body);
        if (broken) return broken;
        const fault = google.fault(asked, google.asked.length);
        if (fault) return fault;
        if (host.startsWith('oauth2')) return token();
        if (!isGood(request)) return json(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
        return host.startsWith('search') ? searchReply(google, asked) : webReply(google, asked);
      },
    });
  }
  return google;
}

function bodyOf({ body, headers }: CallRequest): Record<string, unknown> {
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  const text = String(body);
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

function brokenBy(check: ValidateFunction, body: unknown): Reply | null {
  if (check(body)) return null;
  const message = `INVALID: ${ajv.errorsText(check.errors)}`;
  return json(400, { error: { code: 400, status: 'INVALID_ARGUMENT', message } });
}

export function json(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return { status, body: JSON.stringify(body), headers };
}

type Keyed = { keys: string[] };

function searchReply(google: FakeGoogle, { path, body }: Asked): Reply {
  if (!/^\/webmasters\/v3\/sites\/[^/]+\/searchAnalytics\/query$/.test(path)) {
    return json(404, {});
  }
  const asked = body as unknown as {
    startDate: string;
    endDate: string;
    dimensions: string[];
    rowLimit: number;
    startRow: number;
  };
  const rows = new Map<string, Keyed & Omit<SearchHit, 'date'> & { positionSum: number }>();
  for (const hit of within(google.search, asked.startDate, asked.endDate)) {
    const keys = asked.dimensions.map((name) => hit[name.toLowerCase() as keyof SearchHit] + '');
    const known = rows.get(keys.join('\n'));
    const positionSum = hit.position * hit.impressions + (known?.positionSum ?? 0);
    const clicks = hit.clicks + (known?.clicks ?? 0);
    const impressions = hit.impressions + (known?.impressions ?? 0);
    rows.set(keys.join('\n'), { ...hit, keys, clicks, impressions, positionSum });
  }
  const all = [...rows.values()].map(({ keys, clicks, impressions, positionSum }) => {
    return {
      keys,
      clicks,
      impressions,
      ctr: clicks / impressions,
      position: positionSum / impressions,
    };
  });
  const size = Math.min(asked.rowLimit, google.pageSize);
  const page = all.slice(asked.startRow, asked.startRow + size);
  return json(200, {
    ...(page.length > 0 && { rows: page }),
    responseAggregationType: asked.dimensions.includes('PAGE') ? 'byPage' : 'byProperty',
  });
}

const webMetrics = [
  'sessions',
  'totalUsers',
  'screenPageViews',
  'engagedSessions',
  'keyEvents',
] as const;

function webReply(google: FakeGoogle, { path, body }: Asked): Reply {
  if (!/^\/v1beta\/properties\/\d+:runReport$/.test(path)) return json(404, {});
  const asked = body as unknown as {
    dateRanges: [{ startDate: string; endDate: string }];
    dimensions: { name: keyof WebHit }[];
    limit: string;
    offset: string;
  };
  const [{ startDate, endDate }] = asked.dateRanges;
  const rows = new Map<string, { keys: string[]; sums: number[] }>();
  for (const hit of within(google.web, startDate, endDate)) {
    const keys = asked.dimensions.map(({ name }) =>
      String(hit[name]).replaceAll(/^(\d{4})-(\d\d)-(\d\d)$/g, '$1$2$3'),
    );
    const sums = rows.get(keys.join('\n'))?.sums ?? webMetrics.map(() => 0);
    rows.set(keys.join('\n'), {
      keys,
      sums: sums.map((sum, index) => sum + hit[webMetrics[index] ?? 'sessions']),
    });
  }
  const all = [...rows.values()];
  const size = Math.min(Number(asked.limit), google.pageSize);
  const page = all.slice(Number(asked.offset), Number(asked.offset) + size);
  return json(200, {
    dimensionHeaders: asked.dimensions,
    metricHeaders: webMetrics.map((name) => ({ name, type: 'TYPE_INTEGER' })),
    ...(page.length > 0 && {
      rows: page.map(({ keys, sums }) => ({
        dimensionValues: keys.map((value) => ({ value })),
        metricValues: sums.map((value) => ({ value: String(value) })),
      })),
    }),
    rowCount: all.length,
    propertyQuota: { tokensPerHour: { consumed: 1, remaining: google.tokensLeft } },
    kind: 'analyticsData#runReport',
  });
}

function within<Hit extends { date: string }>(hits: readonly Hit[], first: string, last: string) {
  return hits
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
