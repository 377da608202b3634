import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { stampForm } from '../../src/domain/share/form-stamp.ts';
import { day, hour, second } from '../../src/lib/clock.ts';
import { lead, ours, sharedPage } from '../support/share-page.ts';
import { rowsIn } from '../support/rows-in.ts';
import { outbox } from '../support/outbox.ts';

const done = [200, { success: true }];
const json = { 'content-type': 'application/json' };
const big = JSON.stringify({ ...lead, message: 'x'.repeat(17_000) });

describe('the ladder', () => {
  test('asks for the origin before the size, and the size before it counts', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const path = `/share/${page.token}/leads`;
    const evil = { headers: { ...json, origin: 'https://evil.example' }, body: big };
    expect((await app.anonymous.send('POST', path, evil)).status).toBe(403);
    for (let count = 0; count < 25; count += 1) {
      const reply = await app.anonymous.send('POST', path, {
        headers: { ...json, ...ours },
        body: big,
      });
      expect([reply.status, reply.body]).toEqual([
        413,
        { error: 'The body must be at most 16384 bytes.' },
      ]);
    }
    const stream = new Blob([big]).stream();
    const init = { headers: { ...json, ...ours }, body: stream };
    expect((await app.anonymous.send('POST', path, init)).status).toBe(413);
    expect((await page.send(lead)).status).toBe(200);
  });

  test('lets an address ask 20 times a minute, over all three operations', async () => {
    const page = await sharedPage();
    await using app = page.app;
    for (let count = 0; count < 20; count += 1) {
      const reply =
        count % 2 === 0
          ? await page.get()
          : await app.anonymous.post(`/share/${page.token}/views`, {}, ours);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('x-ratelimit-limit')).toBe('20');
    }
    const refused = await page.send({});
    expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['error']]);
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(1, 61);
    // The origin still comes first, and so does the size.
    expect((await page.send(lead, { origin: 'https://evil.example' })).status).toBe(403);
    app.clock.advance(60 * second);
    expect((await page.send(lead)).status).toBe(200);
    expect(await page.leads()).toHaveLength(1);
  });

  test('counts an IPv6 network as one address, as the trusted proxy names it', async () => {
    const page = await sharedPage({}, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    await using app = page.app;
    const client = await app.overTcp(null);
    const from = (address: string) =>
      client.get(`/share/${page.token}`, { ...ours, 'x-forwarded-for': address });
    for (let host = 1; host <= 20; host += 1) {
      expect((await from(`2001:db8:1:2::${host.toString(16)}`)).status).toBe(200);
    }
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    expect((await from('203.0.113.9')).status).toBe(200);
  });

  test('lets a page take 20 leads a minute, from wherever they come', async () => {
    const page = await sharedPage({}, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    await using app = page.app;
    const client = await app.overTcp(null);
    const statuses: number[] = [];
    for (let host = 1; host <= 22; host += 1) {
      const headers = { ...ours, 'x-forwarded-for': `203.0.113.${host}` };
      const body = { ...lead, email: `sam${host}@example.com` };
      statuses.push((await client.post(`/share/${page.token}/leads`, body, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect(await page.leads()).toHaveLength(20);
    // Who only looks is not held up by those who write.
    const looks = await client.get(`/share/${page.token}`, {
      ...ours,
      'x-forwarded-for': '203.0.113.99',
    });
    expect(looks.status).toBe(200);
  });

  test('takes what fills the hidden field for a machine, whatever else it holds', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const bodies = [
      { ...lead, website: 'https://spam.example' },
      { website: 7 },
      { website: 'x', name: 5, consent: false, email: 'no address', nonsense: true },
    ];
    for (const body of bodies) {
      const reply = await page.send(body);
      expect([reply.status, reply.body]).toEqual(done);
    }
    expect((await page.send({ ...lead, website: ' ' })).body).toEqual({ success: true });
    const spam = await page.leads(true);
    expect(spam.map(({ spamReason }) => spamReason)).toEqual(bodies.map(() => 'hidden_field'));
    expect(spam.map(({ consentText }) => consentText)).toEqual([null, null, null]);
    expect(await page.leads()).toHaveLength(1);
    app.clock.advance(1);
  });

  test('takes a form that comes back too soon, or that nobody drew, for a machine', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const { form } = (await page.get()).body.page;
    const other = stampForm(app.app.ctx, 'another page');
    for (const one of [form, other, 'nonsense', `${form}x`]) {
      expect((await page.send({ ...lead, form: one })).body).toEqual({ success: true });
    }
    const reasons = (await page.leads(true)).map(({ spamReason }) => spamReason);
    expect(reasons.toSorted()).toEqual(['forged_form', 'forged_form', 'forged_form', 'too_fast']);
    expect(await page.leads()).toEqual([]);
    app.clock.advance(2 * second);
    expect((await page.send({ ...lead, form })).body).toEqual({ success: true });
    expect(await page.leads()).toHaveLength(1);
    app.clock.advance(day);
    const late = await page.send({ ...lead, form });
    expect([late.status, late.body]).toEqual([
      400,
      { error: 'form: has expired; load the page again' },
    ]);
  });

  test('keeps advertisements apart', async () => {
    const page = await sharedPage();
    await using _app = page.app;
    const ads = [
      { ...lead, message: 'http://a.example http://b.example https://c.example' },
      { ...lead, name: 'Win at www.casino.example' },
    ];
    for (const ad of ads) expect((await page.send(ad)).body).toEqual({ success: true });
    expect((await page.leads(true)).map((row) => row.spamReason)).toEqual(['links', 'links']);
    await page.send({ ...lead, message: 'I saw it at https://prairie.example/p1001.' });
    expect(await page.leads()).toHaveLength(1);
  });
});

describe('what a lead holds', () => {
  test('is checked field by field, and refused in one flat sentence', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const cases: [change: object, field: string][] = [
      [{ name: undefined }, 'name'],
      [{ name: '   ' }, 'name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ name: 'Sam\r\nBcc: all@example.com' }, 'name'],
      [{ name: ['Sam'] }, 'name'],
      [{ email: undefined }, 'email'],
      [{ email: 'sam@example' }, 'email'],
      [{ email: 'sam@example.com\nBcc: a@b.example' }, 'email'],
      [{ email: 'sam@@example.com' }, 'email'],
      [{ email: `${'a'.repeat(250)}@example.com` }, 'email'],
      [{ phone: '12345' }, 'phone'],
      [{ phone: '1234567890123456' }, 'phone'],
      [{ phone: 'call me at 4025550199' }, 'phone'],
      [{ message: 'x'.repeat(2001) }, 'message'],
      [{ vin: '1HGCM82633A004352' }, 'vin'],
      [{ vin: "' OR 1=1 --" }, 'vin'],
      [{ consent: false }, 'consent'],
      [{ consent: 'true' }, 'consent'],
      [{ consent: undefined }, 'consent'],
      [{ extra: 1 }, 'extra'],
    ];
    for (const [change, field] of cases) {
      const reply = await page.send({ ...lead, ...change });
      expect([change, reply.status]).toEqual([change, 400]);
      expect(reply.body).toEqual({ error: expect.stringMatching(new RegExp(`^${field}: `)) });
      app.clock.advance(4 * second);
    }
    expect([await page.leads(), await page.leads(true)]).toEqual([[], []]);
  });

  test('is taken as people write it', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const good = [
      { name: ' Zoë O’Brien-Núñez ', phone: '+1 (402) 555-0101', consent: true },
      { name: '王小明', phone: '402.555.0102 x12', email: null, consent: true },
      { name: 'X', email: "o'neil+cars@mail.example.co.uk", message: 'Hi\n\nthere', consent: true },
      { name: '😀'.repeat(200), phone: '(402)555-0103', vin: page.stock[0]?.vin, consent: true },
    ];
    for (const body of good) expect((await page.send(body)).body).toEqual({ success: true });
    const rows = (await page.leads()).toReversed();
    expect(rows.map(({ name }) => name)).toEqual(good.map(({ name }) => name.trim()));
    expect(rows.map(({ phoneKey }) => phoneKey)).toEqual([
      '4025550101',
      '402555010212',
      null,
      '4025550103',
    ]);
    expect(rows[3]?.vehicle).toMatchObject({ vin: page.stock[0]?.vin, make: 'Toyota' });
    for (const row of rows) {
      expect([row.consentVersion, row.consentedAt]).toEqual(['1', app.clock.now()]);
      expect(row.consentText).toContain('Prairie Motors may contact me');
    }
  });

  test('may be any text: none breaks a request, and none is shown as anything else', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, message) => {
        app.clock.advance(4 * second);
        const reply = await page.send({ ...lead, name, message });
        expect([200, 400]).toContain(reply.status);
        expect(Object.keys(reply.body)).toEqual([reply.status === 200 ? 'success' : 'error']);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the same again', () => {
  test('within a day is one lead, which gains what is new', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const vin = page.stock[0]?.vin ?? '';
    await page.send({ ...lead, vin });
    app.clock.advance(hour);
    await page.send({ ...lead, email: 'SAM@Example.com', vin: vin.toLowerCase() });
    await page.send({ ...lead, vin, phone: '+1 402 555 0199', message: 'Or on Sunday?' });
    const rows = await page.leads();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect([row?.times, row?.name, row?.phone]).toEqual([3, 'Sam Rivera', '+1 402 555 0199']);
    expect(row?.message).toBe('Is it still there on Saturday?\n\nOr on Sunday?');
    // Of the form that brought the number.
    expect([row?.createdAt, row?.consentedAt]).toEqual([app.clock.now() - hour, app.clock.now()]);
    app.clock.advance(23 * hour);
    await page.send({ ...lead, vin });
    expect(await page.leads()).toHaveLength(1);
    app.clock.advance(1);
    await page.send({ ...lead, vin });
    expect(await page.leads()).toHaveLength(2);
  });

  test('is another lead about another vehicle, or at another number', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const [one, two] = page.stock.map(({ vin }) => vin);
    await page.send({ ...lead, vin: one });
    await page.send({ ...lead, vin: two });
    await page.send(lead);
    await page.send({ ...lead, phone: '402 555 0100' });
    await page.send({ ...lead, phone: '402 555 0177' });
    const found = (await page.leads()).map(({ vehicle, phone }) => [vehicle?.vin ?? null, phone]);
    expect(found.toReversed()).toEqual([
      [one ?? null, null],
      [two ?? null, null],
      [null, '402 555 0100'],
      [null, '402 555 0177'],
    ]);
    expect(rowsIn(app.app.ctx, 'SELECT DISTINCT site_id FROM leads')).toHaveLength(1);
  });
});

describe('who somebody is', () => {
  test('stands in no log, no event and no error, and the address is sealed', async () => {
    const environment = { LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' };
    const page = await sharedPage({}, { environment });
    await using app = page.app;
    const client = await app.overTcp(null);
    const headers = { ...ours, 'x-forwarded-for': '203.0.113.77' };
    const path = `/share/${page.token}/leads`;
    await client.post(path, { ...lead, phone: '402 555 0123' }, headers);
    await client.post(path, { ...lead, email: 'sam@' }, headers);
    await client.get(`//s/${page.token}?vin=x`, headers);
    expect(app.requestLines.length).toBe(3);
    const told = JSON.stringify([app.requestLines, outbox(app)]);
    for (const secret of ['Sam', 'sam@', '0123', 'Saturday', '203.0.113', page.token]) {
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    }
    const [row] = await page.leads();
    expect(row?.address).toMatch(/^v1\./);
    expect(app.app.ctx.seal.decrypt(row?.address ?? '')).toBe('203.0.113.77');
  });
});
