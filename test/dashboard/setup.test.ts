import { expect, test } from 'bun:test';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { slugFor } from '../../src/dashboard/setup/slug-for.ts';
import { mintSetupLink } from '../../src/domain/people/links/setup-link.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { reservedSlugs } from '../../src/domain/site/reserved-slugs.ts';
import { codeOf, password, peopleHarness } from '../support/people.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];
const tokenIn = ({ headers }: PageReply) =>
  /__Host-forecourt=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** The first person on a server that has nothing yet. */
async function begin() {
  const held = peopleHarness();
  const link = await mintSetupLink(held.app.ctx);
  const anonymous = visitor(held.app, null);
  const given = { name: 'Ruth Okafor', email: 'ruth@prairie.example', password };
  const made = await anonymous.post(link?.path ?? '', given);
  expect(to(made)).toEqual([303, '/app/welcome']);
  return { held, ruth: visitor(held.app, tokenIn(made)) };
}

test('from the first address to Today, with a second factor on the way', async () => {
  const { held, ruth } = await begin();
  await using _ = held;
  expect((await ruth.get('/app/welcome')).html).toContain('href="/app/account/app"');
  await ruth.post('/app/account/app');
  const { html } = await ruth.get('/app/account/app');
  const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
  const code = codeOf(secret, held.app.ctx.clock.now());
  const codes = await ruth.post('/app/account/app/confirm', { code });
  expect(codes.html).toContain('href="/app/welcome/store"');
  const store = { name: 'Prairie Motors', city: 'Lincoln', state: 'NE', zone: 'America/Chicago' };
  const made = await ruth.post('/app/welcome/store', store);
  expect(to(made)).toEqual([303, '/app/prairie-motors/start']);
  const stock = await ruth.get('/app/prairie-motors/start');
  expect(stock.html).toContain('href="/app/prairie-motors/import"');
  expect(stock.html).toContain('href="/app/prairie-motors">Later');
  expect((await ruth.get('/app/prairie-motors')).html).toContain('Getting started');
});

test('the factor and the stock wait, and what is wrong stands beside its field', async () => {
  const { held, ruth } = await begin();
  await using _ = held;
  expect((await ruth.get('/app/welcome')).html).toContain('href="/app/welcome/store"');
  const zone = 'America/Chicago';
  const wrong = await ruth.post('/app/welcome/store', { name: ' ', city: 'Omaha', zone });
  expect([wrong.status, wrong.html.includes('id="f-name-error"')]).toEqual([422, true]);
  expect(wrong.html).toContain('value="Omaha"');
  const long = await ruth.post('/app/welcome/store', {
    name: 'Kia',
    city: 'x'.repeat(201),
    zone,
  });
  expect([long.status, long.html.includes('id="f-city-error"')]).toEqual([422, true]);
  const odd = await ruth.post('/app/welcome/store', { name: 'Kia', zone: 'Moon/Base' });
  expect([odd.status, odd.html.includes('id="f-zone-error"')]).toEqual([422, true]);
  expect((await ruth.get('/app')).status).toBeLessThan(400);
});

test('no store has the name of a page beside those of stores', async () => {
  await using held = peopleHarness();
  const { ctx } = held.app;
  const names = pages.map((page) => /^\/app\/([^/:]+)/.exec(patternOf(page))?.[1]);
  const found = [...new Set(names.filter((name) => name !== undefined))].sort();
  expect(found).toEqual([...reservedSlugs].sort());
  for (const slug of found) {
    await expect(createSite(ctx, { name: 'Prairie Motors', slug })).rejects.toThrow('dashboard');
    expect(await slugFor(ctx.reader, slug)).toBe(`${slug}-2`);
  }
});
