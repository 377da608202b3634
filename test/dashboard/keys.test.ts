import { expect, test } from 'bun:test';
import { createKey } from '../../src/domain/site/create-key.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { listKeys } from '../../src/domain/site/keys-store.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { anotherSession, member, peopleHarness } from '../support/people.ts';
import { faultsOf } from './support/page-faults.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const at = '/app/prairie/keys';
const usual = {
  name: 'Website',
  preset: 'read_only',
  rate_limit: '60',
  daily_limit: '10000',
  expiry: '90',
};

async function open() {
  const held = peopleHarness();
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const other = await held.makeSite({ name: 'Harbor Auto', slug: 'harbor' });
  const who = await member(held, [site], 'manager', { name: 'Maria Alvarez' });
  const maria = visitor(held.app, who.token);
  const { ctx } = held.app;
  const keys = () => listKeys(ctx.reader, site.id);
  const deeds = async () =>
    (await listAudit(ctx.reader, site.id, { group: 'key' }, { limit: 50 })).rows;
  return { held, ctx, site, other, who, maria, keys, deeds };
}

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];
const onceIn = ({ html }: PageReply) => /name="once" value="([^"]+)"/.exec(html)?.[1] ?? '';
const textOf = ({ html }: PageReply, id: string) =>
  new RegExp(`<code id="${id}"[^>]*>([^<]*)</code>`).exec(html)?.[1]?.replaceAll('&amp;', '&') ??
  '';

test('a key is shown once, with a line that works, and the log says who made it', async () => {
  const { held, maria, keys, deeds } = await open();
  await using _ = held;
  const once = onceIn(await maria.get(`${at}/new`));
  const made = await maria.post(`${at}/new`, { ...usual, once });
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await faultsOf(made)).toEqual([]);
  const key = textOf(made, 'key');
  expect(key).toMatch(/^fct_[0-9a-f]{64}$/);
  const [, header = '', url = ''] =
    /^curl -H '([^']+)' '([^']+)'$/.exec(textOf(made, 'curl').replaceAll('&#39;', "'")) ?? [];
  const [name = '', value = ''] = header.split(': ');
  const reply = await held.app.handle(new Request(url, { headers: { [name]: value } }));
  expect([reply.status, value]).toEqual([200, key]);
  const again = await maria.post(`${at}/new`, { ...usual, once });
  expect([again.status, again.html.includes('fct_')]).toEqual([409, false]);
  const [row, ...more] = await keys();
  expect(more).toEqual([]);
  expect(row?.expiresAt).toBe((row?.createdAt ?? 0) + 90 * day);
  const list = await maria.get(at);
  expect(list.html).toContain(`${row?.prefix}…`);
  expect(list.html).not.toContain(key);
  const [entry] = await deeds();
  expect(entry).toMatchObject({ deed: 'key.create', actor: 'Maria Alvarez', subjectId: row?.id });
  expect(JSON.stringify(entry)).not.toContain(key);
});

test('rights are chosen one by one, and nothing else comes with them', async () => {
  const { held, maria, keys } = await open();
  await using _ = held;
  const scope = ['inventory:read', 'analytics:read', 'everything:write'];
  const made = await maria.post(`${at}/new`, {
    ...usual,
    preset: 'custom',
    scope,
    expiry: 'never',
  });
  expect(made.status).toBe(200);
  expect(textOf(made, 'curl')).toContain('/v1/public/reference/scopes');
  const [row] = await keys();
  expect([row?.scopes, row?.expiresAt]).toEqual([['inventory:read', 'analytics:read'], null]);
});

test('what is wrong stands beside its field, with what was typed', async () => {
  const { held, maria, keys } = await open();
  await using _ = held;
  for (const [change, id] of [
    [{ name: ' ' }, 'f-name-error'],
    [{ preset: 'custom' }, 'no-scope'],
    [{ rate_limit: '5' }, 'f-rate_limit-error'],
    [{ rate_limit: '1e2' }, 'f-rate_limit-error'],
    [{ daily_limit: '' }, 'f-daily_limit-error'],
  ] as const) {
    const reply = await maria.post(`${at}/new`, { ...usual, name: 'Feed 7', ...change });
    expect([id, reply.status, reply.html.includes(`id="${id}"`)]).toEqual([id, 422, true]);
    expect(await faultsOf(reply)).toEqual([]);
    if (!('name' in change)) expect(reply.html).toContain('value="Feed 7"');
  }
  expect((await maria.post(`${at}/new`, { ...usual, expiry: '9999' })).status).toBe(422);
  expect(await keys()).toEqual([]);
});

test('a revoked key opens nothing, and one of another store is not there', async () => {
  const { held, ctx, site, other, maria, keys, deeds } = await open();
  await using _ = held;
  const input = { name: 'Website', scopes: ['site:read'] } as const;
  const own = await createKey(ctx, { ...input, siteId: site.id });
  const foreign = await createKey(ctx, { ...input, siteId: other.id });
  const ask = async (key: string) => {
    const request = new Request('http://localhost/v1/public/site', {
      headers: { 'X-API-Key': key },
    });
    return (await held.app.handle(request)).status;
  };
  expect(await ask(own.key)).toBe(200);
  await held.run('save-usage');
  expect((await maria.get(at)).html).toContain('just now');
  expect((await maria.get(`${at}/${own.row.id}/revoke`)).html).toContain('Revoke “Website”?');
  for (const send of [maria.get, maria.post]) {
    expect((await send(`${at}/${foreign.row.id}/revoke`)).status).toBe(404);
  }
  expect(to(await maria.post(`${at}/${own.row.id}/revoke`))).toEqual([
    303,
    `${at}?said=keyRevoked`,
  ]);
  expect([await ask(own.key), await ask(foreign.key)]).toEqual([401, 200]);
  await maria.post(`${at}/${own.row.id}/revoke`);
  expect((await deeds()).map(({ deed }) => deed)).toEqual(['key.revoke']);
  expect((await keys())[0]?.revokedAt).not.toBeNull();
  expect((await maria.get(at)).html).toContain('Revoked');
});

test('keys are made and revoked only by whoever has shown lately who they are', async () => {
  const { held, ctx, site, maria, keys } = await open();
  await using _ = held;
  const { row } = await createKey(ctx, { siteId: site.id, name: 'a', scopes: ['site:read'] });
  held.clock.advance(hour);
  for (const path of [`${at}/new`, `${at}/${row.id}/revoke`]) {
    for (const send of [maria.get, maria.post]) {
      const next = `/app/confirm?next=${encodeURIComponent(path)}`;
      expect(to(await send(path))).toEqual([303, next]);
    }
  }
  expect(await keys()).toHaveLength(1);
});

test('a store without keys says what they are for; many are paged', async () => {
  const { held, ctx, site, who, maria } = await open();
  await using _ = held;
  expect((await maria.get(at)).html).toContain('No keys yet');
  for (let number = 0; number < 30; number += 1) {
    const name = `${'Very long name '.repeat(12)}${number}`;
    await createKey(ctx, { siteId: site.id, name, scopes: ['site:read'], expiresInDays: 30 });
  }
  const first = (await maria.get(at)).html;
  expect(first).toContain('1–25 of 30');
  const linkIn = (html: string, rel: string) =>
    new RegExp(`href="([^"]+)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const namesIn = (html: string) =>
    [...html.matchAll(/<strong>Very long[^<]* (\d+)</g)].map(String);
  // A key that comes in between moves none from one page to the next.
  held.clock.advance(1_000);
  await createKey(ctx, { siteId: site.id, name: 'Late', scopes: ['site:read'], expiresInDays: 30 });
  const second = (await maria.get(linkIn(first, 'next'))).html;
  expect(second).toContain('26–30 of 31');
  expect(new Set([...namesIn(first), ...namesIn(second)]).size).toBe(30);
  expect((await maria.get(linkIn(second, 'prev'))).html).toContain('<strong>Late</strong>');
  expect((await maria.get(at)).html).not.toContain('Expires soon');
  held.clock.advance(20 * day);
  const list = await visitor(held.app, (await anotherSession(held, who)).token).get(at);
  expect(list.html).toContain('Expires soon');
});
