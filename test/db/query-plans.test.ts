import { Database } from 'bun:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { openStore } from '../../src/db/sqlite/open.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { Harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { putWeb, takeSearch } from '../support/analytics.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { account, publishAll } from '../support/social.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { playX } from '../support/networks/play-x.ts';
import type { Client } from '../support/client.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { isoTime } from '../../src/lib/clock.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';
import { waitingLongest } from '../../src/domain/content/approval/store.ts';
import { listNeeding } from '../../src/domain/content/desk/list-desk.ts';
import { stockAtAGlance } from '../../src/domain/inventory/desk/stock-at-a-glance.ts';
import { firstSteps } from '../../src/domain/site/first-steps.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { beginPasskey } from '../../src/domain/people/factors/passkeys.ts';
import { acceptInvitation } from '../../src/domain/people/links/accept-invitation.ts';
import { mintSetupLink } from '../../src/domain/people/links/setup-link.ts';
import { changeRole, removeMember } from '../../src/domain/people/members/change-members.ts';
import { invite } from '../../src/domain/people/members/invite.ts';
import { listInvitations, listMembers } from '../../src/domain/people/members/member-store.ts';
import { makeResetLink, setDisabled } from '../../src/domain/people/operator/manage-users.ts';
import { endOtherSessions, listSessions } from '../../src/domain/people/sessions/end-sessions.ts';
import { noteSeen } from '../../src/domain/people/sessions/find-session.ts';
import { finishWithCode } from '../../src/domain/people/sign-in/second-step.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import {
  codeOf,
  desk,
  member,
  password,
  peopleHarness,
  withApp as withAuthenticator,
} from '../support/people.ts';
import { testClock } from '../support/test-clock.ts';

/** Tables that grow without end: no query may read one of them from one end to the other. */
const large = [
  'webhooks',
  'deliveries',
  'events',
  'vehicles',
  'articles',
  'article_bodies',
  'ideaclouds',
  'questions',
  'recommendations',
  'idempotency_records',
  'compliance_reports',
  'search_console_daily',
  'search_console_totals',
  'search_console_monthly',
  'web_analytics_daily',
  'web_analytics_totals',
  'web_analytics_monthly',
  'reviews',
  'social_posts',
  'social_targets',
  'api_keys',
  'market_listings',
  'market_staged',
  'market_insights',
  'sessions',
  'sign_in_links',
  'sign_in_tries',
  'passkey_challenges',
  'memberships',
  'audit_entries',
];

/** Every statement that the program prepares while it does what it does all day. */
const statements = new Set<string>();
const original = Database.prototype.prepare;

beforeAll(async () => {
  Database.prototype.prepare = function prepare(this: Database, sql: string, ...rest: never[]) {
    statements.add(sql);
    return original.call(this, sql, ...rest);
  } as typeof original;
  await using app = peopleHarness();
  app.allowLeftovers();
  await aDay(app);
}, 60_000);

afterAll(() => {
  Database.prototype.prepare = original;
});

/** Read by months and the days at both ends. */
const longWindow = 'start_date=2026-06-05&end_date=2026-11-10&compare=previous_period';

const lists = [
  '/ideaclouds',
  '/ideaclouds?status=complete',
  '/content',
  '/content?status=complete&article_type=basic',
  '/content/published',
  '/content/published?status=scheduled',
  '/content-intelligence',
  '/content-intelligence/summary',
  '/inventory',
  '/inventory?make=Toyota&condition=used',
  '/inventory/stats',
  '/market/listings',
  '/market/listings?make=Toyota&sort=price',
  '/market/pricing-insights',
  '/site',
  '/webhooks',
  '/social/accounts',
  '/social/posts',
  '/social/posts?status=published&platform=x',
  '/social/reviews',
  '/social/reviews?platform=facebook&star_rating=5&replied=false',
  '/analytics/search-console/summary',
  '/analytics/search-console/summary?compare=previous_year',
  '/analytics/search-console/queries?compare=previous_period',
  '/analytics/search-console/queries?device=mobile&country=usa&query=t&page=e&sort=position',
  '/analytics/search-console/pages?sort=ctr',
  '/analytics/web/summary?compare=previous_period',
  '/analytics/web/pages?compare=previous_period',
  '/analytics/web/channels?sort=users',
  `/analytics/search-console/queries?${longWindow}&device=mobile`,
  `/analytics/web/pages?${longWindow}`,
];

async function postSocially(app: Harness, site: SiteRow, client: Client): Promise<void> {
  playX(app);
  playGoogle(app).reviews.push({
    reviewId: 'r1',
    starRating: 'FIVE',
    createTime: '2026-11-01T10:00:00Z',
    updateTime: '2026-11-01T10:00:00Z',
  });
  const { id } = await account(app, site, 'x');
  await account(app, site, 'google_business', { endsAt: app.app.ctx.clock.now() + 1 });
  const at = isoTime(app.app.ctx.clock.now() + 1_000);
  const posts: string[] = [];
  for (const more of [{}, { scheduled_at: at }]) {
    const body = { text: `Look at the tread. ${posts.length}`, account_ids: [id], ...more };
    posts.push((await client.post('/social/posts', body)).body.data.id);
  }
  await client.patch(`/social/posts/${posts[1]}`, { text: 'Look at the tread again.' });
  await publishAll(app);
  expect((await client.post(`/social/posts/${posts[0]}/unpublish`, {})).status).toBe(200);
  await client.delete(`/social/posts/${posts[1]}`);
  await app.run('poll-reviews');
}

/** The statements of a dashboard's day: no page is drawn here, but all of them begin so. */
async function peopleWork(app: Harness, site: SiteRow): Promise<void> {
  const { ctx } = app.app;
  await mintSetupLink(ctx);
  const boss = await member(app, [site], 'owner');
  const writer = await member(app, [site], 'author');
  const { secret } = await withAuthenticator(app, boss);
  await signIn(ctx, { email: writer.user.email, password: 'wrong password' }, desk).catch(() => {});
  const { token } = await signIn(ctx, { email: boss.user.email, password }, desk);
  await finishWithCode(ctx, token, codeOf(secret, ctx.clock.now() + 30_000), desk);
  await noteSeen(ctx, boss, site.id);
  const given = { email: 'new@example.com', name: 'New', role: 'author' };
  const made = await invite(ctx, boss, site.id, given);
  if (made.kind === 'invited') await acceptInvitation(ctx, { token: made.token, password }, desk);
  await beginPasskey(ctx, boss);
  await makeResetLink(ctx, writer.user.email);
  await changeRole(ctx, boss, site.id, writer.user.id, 'reviewer');
  await setDisabled(ctx, writer.user.email, true);
  await removeMember(ctx, boss, site.id, writer.user.id);
  await Promise.all([listMembers(ctx, site.id), listInvitations(ctx, site.id)]);
  await listSessions(ctx, boss);
  for (const filter of [{}, { group: 'member' }, { userId: boss.user.id }]) {
    const { next } = await listAudit(ctx.reader, site.id, filter, { limit: 1 });
    await listAudit(ctx.reader, site.id, filter, { limit: 1, after: next });
  }
  await endOtherSessions(ctx, boss);
}

async function takeFigures(app: Harness, site: { id: string }): Promise<void> {
  await takeSearch(app, site, [
    'Date,Query,Page,Device,Country,Clicks,Impressions,Position',
    '2026-11-10,snow tires,https://x.example/tires,MOBILE,usa,4,80,3',
    '2026-11-10,winter tires,https://x.example/winter-tires,MOBILE,usa,4,80,3',
  ]);
  for (const page of ['/a', '/b']) {
    const visits = { date: '2026-11-10', page, channel: page, sessions: 3 };
    await putWeb(app, site, 'channel,page', [visits]);
  }
}

async function aDay(app: Harness): Promise<void> {
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, [car(1), car(2)]);
  await importMarket(app, [listing(1), listing(2)]);
  await importMarket(app, [listing(2), listing(3)]);
  await takeFigures(app, site);
  await peopleWork(app, site);
  const hook = await subscribe(app, { site });
  const client = hook.client;
  const article = await makeArticle(app, client);
  await client.post(`/content/${article}/posted`, { posted_url: 'https://x.example/tires' });
  await client.post('/ideaclouds', { keyword: 'snow tires' }, { 'x-idempotency-key': 'once' });
  await postSocially(app, site, client);
  await app.drain();
  for (let event = 0; event < 3; event += 1) await researchEnds(app, site);
  await deliver(app);
  const deliveries = `/webhooks/${hook.id}/deliveries`;
  const ofArticle = `/analytics/content/${article}`;
  const ofArticleLong = `${ofArticle}?${longWindow}`;
  for (const path of [
    ...lists,
    ofArticle,
    ofArticleLong,
    deliveries,
    `${deliveries}?status=delivered`,
  ]) {
    const isList = !/analytics.*(?:summary|content)/.test(path);
    for (const query of isList ? ['', '&limit=1'] : ['']) {
      const first = await client.get(path + (path.includes('?') ? query : query.replace('&', '?')));
      expect({ path, status: first.status }).toEqual({ path, status: 200 });
      const cursor = first.body.pagination?.next_cursor;
      const next = `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
      if (cursor) expect((await client.get(next)).status).toBe(200);
    }
  }
  const { ctx } = app.app;
  for (const status of ['submitted', 'escalated'] as const) {
    await waitingLongest(ctx.reader, site.id, status, 2);
  }
  await listNeeding(ctx.reader, site.id, 5);
  await stockAtAGlance(ctx.reader, site.id, ctx.clock.now());
  await firstSteps(ctx.reader, site.id);
  await client.get('/market/days-supply?make=Toyota&model=Camry');
  await client.get(`/market/competitive-set?vin=${car(1).vin}`);
  await client.post(`${deliveries}/redeliver`, { status: 'delivered' });
  await client.patch(`/webhooks/${hook.id}`, { is_active: false });
  await researchEnds(app, site);
  await deliver(app);
  await client.patch(`/webhooks/${hook.id}`, { is_active: true, held: 'discard' });
  await deliver(app);
  for (const { name } of app.app.loops) {
    if (/backup|back-up|vacuum/.test(name)) continue;
    expect(await app.run(name)).toMatchObject({ outcome: 'done' });
  }
}

/** A database as a young process left it: statistics say that each table has one row. */
function young(file: string): void {
  const database = new Database(file);
  database.run('ANALYZE');
  database.run('DELETE FROM sqlite_stat1');
  // Nothing waits in a young database that was stopped cleanly.
  database.run(`INSERT INTO sqlite_stat1
    SELECT tbl_name, name, iif(sql LIKE '% WHERE %', '0 0 0 0 0 0', '1 1 1 1 1 1')
    FROM sqlite_schema WHERE type = 'index'`);
  database.close();
}

function open(folder: string) {
  const clock = testClock();
  const ids = makeIds(clock, seededRandom('plans'));
  return openStore(folder, { synchronous: 'OFF', clock, ids, onCommit: () => {} });
}

type Step = { sql: string; detail: string };

/** What SQLite would do for each statement, with the statistics that are in the file. */
function plans(file: string, sqls: Iterable<string>): Step[] {
  using database = new Database(file, { readonly: true });
  return [...sqls].flatMap((sql) => {
    if (!/^\s*(select|with|update|delete)\b/i.test(sql)) return [];
    const explained = original.call(database, `EXPLAIN QUERY PLAN ${sql}`);
    return (explained.all() as { detail: string }[]).map(({ detail }) => ({ sql, detail }));
  });
}

/** Once at each start, to try the master key on what the subscriptions keep. */
const atStart = /PARTITION BY substr\((secret|replaced_secrets)/;

/** Reads all of a large table, or all of an index of all its rows. */
function isScan({ sql, detail }: Step): boolean {
  if (atStart.test(sql)) return false;
  const [, name = '', index = ''] =
    /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
  const isLarge = large.some((table) => {
    return name === table || new RegExp(`\\b${table}"?(?: AS)? "?${name}\\b`, 'i').test(sql);
  });
  return name !== '' && isLarge && !partial.has(index);
}

/** Indexes that hold only the rows that wait for something. */
const partial = new Set<string>();

function readPartial(file: string): void {
  using database = new Database(file, { readonly: true });
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'";
  for (const { name } of original.call(database, sql).all() as { name: string }[]) {
    partial.add(name);
  }
}

const shown = ({ sql, detail }: Step) => `${detail}: ${sql}`;

/** What sorts the few rows that it has found, and says so. */
const sortsFew = [
  // At most a page of each status and event, or what is due of each subscription.
  /delivery_counts groups/,
  /WITH RECURSIVE waiting/,
  // The makes of one site, at most a page of each group of its stock, and the models it has sold.
  /from "vehicle_counts"/,
  /"sold_at" is not null\) group by/,
  // The operator's feeds.
  /from "feeds"/,
  // The accounts of one site.
  /from "social_accounts"/,
  /from "analytics_connections"/,
  // The stores of one person, and the people of one store.
  /from "memberships"/,
  // Sums over the days of one window, which no index has.
  /WITH grouped AS/,
  atStart,
];

describe('a database whose statistics date from its first minutes', () => {
  test('is read by its indexes after the next start, and lists are not sorted', async () => {
    using folder = temporaryFolder();
    await open(folder.path).close();
    const file = stateFile(folder.path);
    young(file);
    readPartial(file);
    const store = open(folder.path);
    expect(statements.size).toBeGreaterThan(100);
    const steps = plans(file, statements);
    await store.close();
    expect(steps.filter(isScan).map(shown)).toEqual([]);
    const sorts = steps.filter(({ sql, detail }) => {
      return /TEMP B-TREE FOR ORDER BY/.test(detail) && !sortsFew.some((few) => few.test(sql));
    });
    expect(sorts.map(shown)).toEqual([]);
  });

  test('reads a market from the index of its dealers, however much is gone', async () => {
    using folder = temporaryFolder();
    await open(folder.path).close();
    const file = stateFile(folder.path);
    young(file);
    const database = new Database(file);
    const grown = '1000000 49 49 4 2 2 2 2 1 1 1 1 1 1';
    database.run("UPDATE sqlite_stat1 SET stat = ? WHERE idx = 'market_listings_dealer'", [grown]);
    const gone = "UPDATE sqlite_stat1 SET stat = '300972 133' WHERE idx = 'market_listings_gone'";
    database.run(gone);
    database.close();
    const loading = [...statements].filter((sql) =>
      /^select .*"dealer_id" IN \(SELECT/is.test(sql),
    );
    expect(loading.length).toBe(1);
    const details = plans(file, loading).map(({ detail }) => detail);
    expect(details.join()).toContain('USING COVERING INDEX market_listings_dealer');
    expect(details.join()).not.toContain('market_listings_gone');
  });

  test('gives up what is due by its index even while it believes them', async () => {
    using folder = temporaryFolder();
    await open(folder.path).close();
    const file = stateFile(folder.path);
    young(file);
    readPartial(file);
    const claims = [...statements].filter((sql) => /WITH RECURSIVE waiting/.test(sql));
    expect(claims).toHaveLength(1);
    const steps = plans(file, claims);
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.filter(isScan).map(shown)).toEqual([]);
  });
});

test('what waits for a decision is read where it lies, not from the whole desk', async () => {
  using folder = temporaryFolder();
  await open(folder.path).close();
  const waiting = [...statements].filter((sql) => /"approval_status" = \? .*limit \?/.test(sql));
  expect(waiting.length).toBe(2);
  const details = plans(stateFile(folder.path), waiting).map(({ detail }) => detail);
  const articles = details.filter((detail) => /^S\w+ articles/.test(detail));
  expect(articles).toHaveLength(2);
  for (const detail of articles) expect(detail).toContain('articles_approval (site_id=?');
});
