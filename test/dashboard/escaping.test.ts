import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { inLane } from '../../src/db/write.ts';
import { pages } from '../../src/dashboard/index.ts';
import { viewsOf } from './support/every-page.ts';
import { runnableIn } from './support/runnable-in.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const hostile = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>`;
const address = 'javascript:alert(3)//https://example.com/';
const markdown = [
  '## " onmouseover="alert(4)',
  hostile,
  '[link](javascript:alert(5))',
  `![picture](javascript:alert(6) "t' onerror='alert(7)")`,
  '<svg onload=alert(8)><a href="javascript:alert(9)">x</a></svg>',
  'id="<a href="https://x.example/">y</a>',
  '| a" id="b |\n|---|\n| <iframe srcdoc="<script>alert(10)</script>"></iframe> |',
].join('\n\n');

/** What people, feeds, networks and strangers have a say in. */
const texts: Record<string, readonly string[]> = {
  api_keys: ['name', 'last_used_address'],
  article_transitions: ['actor', 'reason', 'assignee'],
  article_versions: ['title', 'made_by'],
  articles: ['title', 'target_audience', 'publish_problem', 'error'],
  audit_entries: ['actor', 'address'],
  brand_voices: ['name', 'description', 'tone', 'reading_level'],
  categories: ['name', 'description'],
  deliveries: ['response_body', 'error'],
  elements: ['name', 'content'],
  feeds: ['error', 'format'],
  ideaclouds: ['keyword', 'title', 'synopsis', 'error'],
  image_generations: ['prompt', 'alt_text', 'error'],
  images: ['alt_text', 'prompt'],
  lead_deliveries: ['error'],
  leads: ['name', 'email', 'phone', 'message', 'answered_by', 'address', 'consent_text'],
  market_dealers: ['name', 'city'],
  recommendations: ['title', 'description'],
  reviews: ['author_name', 'text', 'reply', 'location_name'],
  search_console_daily: ['query', 'page'],
  sessions: ['agent', 'address'],
  share_pages: ['title', 'made_by'],
  sign_in_links: ['name', 'email'],
  sites: ['name', 'phone', 'street', 'city'],
  social_accounts: ['display_name', 'location_name', 'problem'],
  social_posts: ['text', 'held_by'],
  social_targets: ['error', 'handle'],
  users: ['name'],
  vehicle_descriptions: ['text', 'error'],
  vehicles: ['make', 'model', 'trim', 'stock_number', 'engine', 'exterior_color', 'ai_description'],
  webhooks: ['description', 'disabled_reason'],
};
const addresses: Record<string, readonly string[]> = {
  articles: ['posted_url'],
  elements: ['url'],
  feeds: ['address'],
  market_listings: ['url'],
  social_posts: ['link_url'],
  social_targets: ['external_url'],
  vehicles: ['url', 'image_url'],
  webhooks: ['url'],
};

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

/** Past every check: what is in the store may have come there before there was one. */
async function fill(columns: Record<string, readonly string[]>, value: string): Promise<void> {
  await store.ctx.write(async (tx) => {
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        const column = sql.identifier(name);
        const change = sql`UPDATE OR IGNORE ${sql.identifier(table)} SET ${column} = ${value}`;
        await tx.db.run(sql`${change} WHERE ${column} IS NOT NULL`);
      }
    }
  }, inLane(store.site.id));
}

test('what anybody has written is text on every page, and no address of theirs runs', async () => {
  const { ctx, site } = store;
  const owner = await store.as('owner');
  const views = (await Promise.all(pages.map((page) => viewsOf(store, page)))).flat();
  for (const id of Object.values(store.posts)) views.push(`/app/prairie/social/${id}`);
  for (const id of Object.values(store.articles)) views.push(`/app/prairie/articles/${id}`);
  await fill(texts, hostile);
  await fill(addresses, address);
  await ctx.write(async (tx) => {
    const body = sql`UPDATE components SET content = ${markdown} WHERE type = 'body'`;
    await tx.db.run(body);
    await tx.db.run(sql`UPDATE article_versions SET content = ${markdown}`);
  }, inLane(site.id));
  let seen = 0;
  for (const view of views) {
    const query = view.includes('?') ? '&' : '?';
    const { html, status } = await owner.get(`${view}${query}q=${encodeURIComponent(hostile)}`);
    expect([view, status < 500, await runnableIn(html)]).toEqual([view, true, []]);
    if (html.includes('&lt;img src=x')) seen += 1;
  }
  expect(seen).toBeGreaterThan(30);
});

test('nothing of it runs in what is previewed or shared', async () => {
  const owner = await store.as('owner');
  const at = `/app/prairie/articles/${store.articles.draft}`;
  const typed = await owner.post(`${at}/edit/preview`, { markdown, version: '1' });
  for (const { html } of [typed, await owner.get(`${at}/preview`)]) {
    expect(html).toContain('link');
    expect(await runnableIn(html)).toEqual([]);
  }
});
