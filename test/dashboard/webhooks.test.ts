import { expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { findWebhook, listWebhooks } from '../../src/domain/webhooks/store.ts';
import { hour } from '../../src/lib/clock.ts';
import { listDeliveries } from '../../src/domain/webhooks/list-deliveries.ts';
import { member, peopleHarness } from '../support/people.ts';
import { makeDemoWebhook } from './support/demo-webhook.ts';
import { faultsOf } from './support/page-faults.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const at = '/app/prairie/webhooks';
const given = {
  url: 'https://shop.example.com/in',
  description: 'Shop',
  event: ['content.published', 'inventory.feed.updated'],
};

async function open() {
  const held = peopleHarness();
  held.allowLeftovers();
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const who = await member(held, [site], 'manager', { name: 'Maria Alvarez' });
  const { ctx } = held.app;
  const make = async () => {
    const { row } = await createWebhook(
      ctx,
      { kind: 'program', siteId: site.id, name: 'test' },
      { url: given.url, events: ['content.published'] },
    );
    return row.id;
  };
  return { held, ctx, site, maria: visitor(held.app, who.token), make };
}

async function deedsOf({ ctx, site }: Pick<DemoStore, 'ctx' | 'site'>) {
  const { rows } = await listAudit(ctx.reader, site.id, {}, { limit: 50 });
  return rows.filter(({ deed }) => /^(?:webhook|delivery)\./.test(deed));
}

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];
const secretIn = ({ html }: PageReply) =>
  /<code id="secret"[^>]*>([0-9a-f]{64})<\/code>/.exec(html)?.[1] ?? '';

test('a webhook is made with a secret that is shown once', async () => {
  const { held, ctx, site, maria } = await open();
  await using _ = held;
  expect((await maria.get(at)).html).toContain('No webhooks yet');
  const made = await maria.post(`${at}/new`, given);
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await faultsOf(made)).toEqual([]);
  const secret = secretIn(made);
  expect(secret).not.toBe('');
  const [row] = await listWebhooks(ctx.reader, site.id);
  const { url, description, event: events } = given;
  expect(row).toMatchObject({ url, description, events, isActive: true });
  const page = await maria.get(`${at}/${row?.id}`);
  expect(page.html).toContain('Nothing sent yet');
  expect(page.html).not.toContain(secret);
  const [entry] = await deedsOf({ ctx, site });
  expect(entry).toMatchObject({ deed: 'webhook.create', actor: 'Maria Alvarez' });
  expect(JSON.stringify(entry)).not.toContain(secret);
});

test('what is wrong stands beside its field, with what was typed', async () => {
  const { held, ctx, site, maria, make } = await open();
  await using _ = held;
  const id = await make();
  for (const path of [`${at}/new`, `${at}/${id}/change`]) {
    for (const [change, field] of [
      [{ url: 'http://127.0.0.1/in' }, 'f-url-error'],
      [{ url: 'nonsense' }, 'f-url-error'],
      [{ event: [] }, 'no-event'],
      [{ event: ['content.everything'] }, 'no-event'],
      [{ description: 'x'.repeat(501) }, 'f-description-error'],
    ] as const) {
      const reply = await maria.post(path, { ...given, description: 'Shop 7', ...change });
      expect([field, reply.status, reply.html.includes(`id="${field}"`)]).toEqual([
        field,
        422,
        true,
      ]);
      if (!('description' in change)) expect(reply.html).toContain('value="Shop 7"');
    }
  }
  expect(await listWebhooks(ctx.reader, site.id)).toHaveLength(1);
});

test('a test says status, time and body, in place, and is listed', async () => {
  const { held, ctx, site, maria, make } = await open();
  await using _ = held;
  const path = `${at}/${await make()}`;
  held.network.host('shop.example.com', { reply: { status: 418, body: 'tea <b>only</b>' } });
  const sent = await maria.post(`${path}/test`, { event: 'content.published' });
  expect(sent.headers.get('location')).toStartWith(`${path}?tested=`);
  const shown = await maria.get(sent.headers.get('location') ?? '');
  expect(await faultsOf(shown)).toEqual([]);
  expect(shown.html).toMatch(/Answered 418 in [\d,]+ ms/);
  expect(shown.html).toContain('tea &lt;b>only&lt;/b>');
  expect(shown.html).toContain('Given up');
  held.network.host('shop.example.com', { reply: { fails: 'connection_failed' } });
  const failed = await maria.post(`${path}/test`);
  const lost = await maria.get(failed.headers.get('location') ?? '');
  expect(lost.html).toMatch(/No answer after [\d,]+ ms/);
  expect((await deedsOf({ ctx, site })).map(({ deed }) => deed).slice(0, 2)).toEqual([
    'webhook.test',
    'webhook.test',
  ]);
});

test('a new secret leaves the old one a day, which the page says', async () => {
  const { held, ctx, site, maria, make } = await open();
  await using _ = held;
  const path = `${at}/${await make()}`;
  const before = await maria.get(path);
  expect(before.html).not.toContain('stays valid');
  const made = await maria.post(`${path}/secret`);
  expect(secretIn(made)).not.toBe('');
  expect((await maria.get(path)).html).toContain('stays valid until');
  for (let time = 0; time < 4; time += 1) await maria.post(`${path}/secret`);
  const refused = await maria.post(`${path}/secret`);
  expect([refused.status, secretIn(refused)]).toEqual([409, '']);
  expect(
    (await deedsOf({ ctx, site })).filter(({ deed }) => deed === 'webhook.rotate'),
  ).toHaveLength(5);
});

test('one that was switched off says why, and what was held is sent or dropped', async () => {
  await using store = await openDemoStore();
  const { ctx, site } = store;
  const { webhookId } = await makeDemoWebhook(store);
  const maria = await store.as('manager');
  const list = await maria.get(at);
  expect(list.html).toContain('Switched off by itself');
  expect(list.html).toContain('aria-label="3 failed in 24 hours"');
  const path = `${at}/${webhookId}`;
  const { html } = await maria.get(path);
  expect(html).toContain('after 12 failed attempts in a row');
  expect(html).toContain('The receiver answered 503.');
  expect(html).not.toContain('Disabled at');
  expect((await maria.get(`${path}/on`)).html).toContain('1 message is waiting');
  expect(to(await maria.post(`${path}/on`, { held: 'discard' }))).toEqual([
    303,
    `${path}?said=webhookOn`,
  ]);
  const held = { status: 'held' as const };
  const left = await listDeliveries(ctx.reader, site.id, webhookId, held, {
    limit: 5,
    after: null,
  });
  expect(left.rows).toEqual([]);
  expect(await findWebhook(ctx.reader, site.id, webhookId)).toMatchObject({
    isActive: true,
    disabledReason: null,
  });
  await maria.post(`${path}/off`);
  expect((await findWebhook(ctx.reader, site.id, webhookId))?.isActive).toBe(false);
  const [off, on] = await deedsOf(store);
  expect([on, off]).toMatchObject([
    { deed: 'webhook.change', actor: 'Maria Alvarez', detail: { is_active: true } },
    { deed: 'webhook.change', detail: { is_active: false } },
  ]);
});

test('deliveries tell how they went, and are sent again one by one or all', async () => {
  await using store = await openDemoStore();
  const { ctx, site } = store;
  const { webhookId, deadId } = await makeDemoWebhook(store);
  const maria = await store.as('manager');
  const path = `${at}/${webhookId}`;
  const one = await maria.get(`${path}/deliveries/${deadId}`);
  expect(one.html).toContain('4 earlier attempts failed');
  expect(one.html).toContain('Attempt 5 of 5: Answered 503 in 182 ms');
  expect(one.html).toContain('The shop is being rebuilt &lt;b>tonight&lt;/b>.');
  expect((await maria.get(`${path}?status=dead_letter`)).html).toContain('1–2 of 2');
  expect((await maria.get(`${path}/again`)).html).toContain('Send 2 again?');
  await maria.post(`${path}/deliveries/${deadId}`);
  expect((await maria.get(`${path}/again`)).html).toContain('Send 1 again?');
  expect(to(await maria.post(`${path}/again`))).toEqual([303, `${path}?said=redelivered`]);
  expect((await maria.get(`${path}/again`)).html).toContain('Nothing has been given up.');
  const page = { limit: 9, after: null };
  const filter = { status: 'pending' as const };
  expect((await listDeliveries(ctx.reader, site.id, webhookId, filter, page)).totalCount).toBe(2);
  expect((await deedsOf(store)).filter(({ deed }) => deed === 'delivery.redeliver')).toMatchObject([
    { actor: 'Maria Alvarez', subjectId: webhookId, detail: { count: 1 } },
    { actor: 'Maria Alvarez', subjectId: deadId },
  ]);
});

test('deliveries are paged by keys', async () => {
  const { held, maria, make } = await open();
  await using _ = held;
  const path = `${at}/${await make()}`;
  held.network.host('shop.example.com', { reply: { status: 200 } });
  for (let time = 0; time < 27; time += 1) await maria.post(`${path}/test`);
  const first = await maria.get(path);
  expect(first.html).toContain('1–25 of 27');
  const older = /href="([^"]+)" rel="next"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = await maria.get(older);
  expect(second.html).toContain('26–27 of 27');
  expect(second.html).toContain(`href="${path}" rel="prev"`);
  expect((await maria.get(`${path}?after=nonsense`)).status).toBe(400);
});

test('one that is deleted is gone, and roles and stores are kept apart', async () => {
  const { held, ctx, site, maria, make } = await open();
  await using _ = held;
  const path = `${at}/${await make()}`;
  const other = await held.makeSite({ name: 'Harbor Auto', slug: 'harbor' });
  const theirs = visitor(held.app, (await member(held, [other], 'owner')).token);
  const author = visitor(held.app, (await member(held, [site], 'author')).token);
  const elsewhere = path.replace('prairie', 'harbor');
  for (const rest of ['', '/change', '/secret', '/on', '/delete', '/again']) {
    expect((await theirs.get(elsewhere + rest)).status).toBe(404);
    expect((await author.get(path + rest)).status).toBe(403);
    if (rest !== '') expect((await theirs.post(elsewhere + rest, given)).status).toBe(404);
  }
  for (const rest of ['/test', '/off']) {
    expect((await theirs.post(elsewhere + rest)).status).toBe(404);
  }
  expect(to(await maria.post(`${path}/delete`))).toEqual([303, `${at}?said=webhookDeleted`]);
  expect((await maria.get(path)).status).toBe(404);
  expect((await deedsOf({ ctx, site }))[0]).toMatchObject({ deed: 'webhook.delete' });
});

test('secrets and addresses are changed only by who has shown lately who they are', async () => {
  const { held, ctx, site, maria, make } = await open();
  await using _ = held;
  const id = await make();
  const before = await findWebhook(ctx.reader, site.id, id);
  held.clock.advance(hour);
  for (const path of ['/new', `/${id}/change`, `/${id}/secret`, `/${id}/delete`]) {
    for (const send of [maria.get, (to: string) => maria.post(to, given)]) {
      const { status, headers } = await send(at + path);
      const next = `/app/confirm?next=${encodeURIComponent(at + path)}`;
      expect([path, status, headers.get('location')]).toEqual([path, 303, next]);
    }
  }
  expect(await listWebhooks(ctx.reader, site.id)).toEqual(before ? [before] : []);
  expect((await maria.get(`${at}/${id}`)).status).toBe(200);
});
