import { describe, expect, test } from 'bun:test';
import { verifyPlainSignature } from '../../src/domain/webhooks/signature.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import { libraryVerdict } from '../support/independent-receivers.ts';
import { deliver, researchEnds, type Subscription, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';

const nobody = '01960000-0000-7000-8000-00000000dead';

async function rotate(hook: Subscription): Promise<{ secret: string; until: string }> {
  const { status, body } = await hook.client.post(`/webhooks/${hook.id}/rotate-secret`, {});
  expect([status, body.data.id]).toEqual([200, hook.id]);
  expect(Object.keys(body.data).sort()).toEqual(['id', 'previous_secret_expires_at', 'secret']);
  return { secret: body.data.secret, until: body.data.previous_secret_expires_at };
}

async function nextDelivery(app: Harness, hook: Subscription) {
  await researchEnds(app, hook.site);
  await deliver(app);
  const request = hook.requests().at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

/** Which of the secrets the libraries accept for the next delivery. */
async function accepted(app: Harness, hook: Subscription, secrets: readonly string[]) {
  const request = await nextDelivery(app, hook);
  const signatures = request.headers['webhook-signature']?.split(' ').length;
  const now = app.clock.now();
  return { signatures, by: secrets.map((secret) => libraryVerdict(request, secret, now)) };
}

describe('a delivery', () => {
  test('is taken by the Standard Webhooks and Svix libraries, for minutes', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const request = await nextDelivery(app, hook);
    const sentAt = app.clock.now();
    expect(libraryVerdict(request, hook.secret, sentAt)).toBe(true);
    expect(libraryVerdict(request, hook.secret, sentAt + 4 * minute)).toBe(true);
    expect(libraryVerdict(request, hook.secret, sentAt + 6 * minute)).toBe(false);
    expect(libraryVerdict(request, 'a'.repeat(64), sentAt)).toBe(false);
    const forged = { ...request, body: String(request.body).replace('tires', 'brake') };
    expect(libraryVerdict(forged, hook.secret, sentAt)).toBe(false);
  });
});

describe('POST /webhooks/{id}/rotate-secret', () => {
  test('lets both secrets sign for 24 hours, the new one first', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const { secret, until } = await rotate(hook);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(secret).not.toBe(hook.secret);
    expect(Date.parse(until)).toBe(app.clock.now() + day);
    const both = [secret, hook.secret];
    expect(await accepted(app, hook, both)).toEqual({ signatures: 2, by: [true, true] });
    const sent = hook.requests().at(-1);
    const plain = sent?.headers['X-Webhook-Signature'] ?? '';
    const isPlainOf = (one: string) => verifyPlainSignature(one, String(sent?.body), plain);
    expect(both.map(isPlainOf)).toEqual([true, false]);
    app.clock.advance(day - 1);
    expect(await accepted(app, hook, both)).toEqual({ signatures: 2, by: [true, true] });
    app.clock.advance(1);
    expect(await accepted(app, hook, both)).toEqual({ signatures: 1, by: [true, false] });
  });

  test('signs examples and later attempts with both as well', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await nextDelivery(app, hook);
    const { secret } = await rotate(hook);
    app.network.host(hook.host, { reply: {} });
    app.clock.advance(2 * minute);
    await deliver(app);
    await hook.client.post(`/webhooks/${hook.id}/test`, {});
    const [, retry, example] = hook.requests();
    if (!retry || !example) throw new Error('Two more were to be sent.');
    for (const request of [retry, example]) {
      for (const one of [secret, hook.secret]) {
        expect(libraryVerdict(request, one, app.clock.now())).toBe(true);
      }
    }
  });

  test('a second time leaves the first secret its own 24 hours', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const second = await rotate(hook);
    app.clock.advance(hour);
    const third = await rotate(hook);
    const all = [third.secret, second.secret, hook.secret];
    expect(await accepted(app, hook, all)).toEqual({ signatures: 3, by: [true, true, true] });
    app.clock.advance(23 * hour);
    expect(await accepted(app, hook, all)).toEqual({ signatures: 2, by: [true, true, false] });
    app.clock.advance(hour);
    expect(await accepted(app, hook, all)).toEqual({ signatures: 1, by: [true, false, false] });
  });

  test('is refused while five replaced secrets sign, and changes nothing then', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const secrets = [hook.secret];
    for (let turn = 0; turn < 5; turn += 1) secrets.unshift((await rotate(hook)).secret);
    const sixth = await hook.client.post(`/webhooks/${hook.id}/rotate-secret`, {});
    expect([sixth.status, sixth.body.error.code]).toEqual([409, 'conflict']);
    const { signatures, by } = await accepted(app, hook, secrets);
    expect([signatures, by.every(Boolean)]).toEqual([6, true]);
    app.clock.advance(day);
    await rotate(hook);
  });

  test('keeps no secret readable, and none past its day', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const { secret } = await rotate(hook);
    const stored = () => JSON.stringify(rowsIn(app.app.ctx, 'SELECT * FROM webhooks'));
    expect(stored()).not.toContain(secret);
    expect(stored()).not.toContain(hook.secret);
    app.clock.advance(day - 1);
    expect((await app.run('sweep-webhooks')).counts).toMatchObject({ secrets: 0 });
    app.clock.advance(1);
    expect((await app.run('sweep-webhooks')).counts).toMatchObject({ secrets: 1 });
    const [row] = rowsIn(app.app.ctx, 'SELECT replaced_secrets, replaced_until FROM webhooks');
    expect(row).toEqual({ replaced_secrets: null, replaced_until: null });
    expect(await accepted(app, hook, [secret])).toEqual({ signatures: 1, by: [true] });
  });

  test('is for keys of the site that may write, and takes no fields', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const path = `/webhooks/${hook.id}/rotate-secret`;
    await refusesOthers(app, { method: 'POST', path, scopes: ['webhooks:write'], body: {} });
    const stranger = await subscribe(app, { host: 'stranger.example.com' });
    expectSameNotFound(
      await stranger.client.post(path, {}),
      await stranger.client.post(`/webhooks/${nobody}/rotate-secret`, {}),
    );
    expect((await hook.client.post(path, { secret: 'a'.repeat(64) })).status).toBe(400);
    expect((await hook.client.post('/webhooks/x/rotate-secret', {})).status).toBe(400);
    expect((await hook.client.get(path)).status).toBe(405);
    expect(await accepted(app, hook, [hook.secret])).toEqual({ signatures: 1, by: [true] });
  });
});
