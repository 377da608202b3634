import { describe, expect, test } from 'bun:test';
import { HtmlValidate } from 'html-validate';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import { siteContext } from '../../src/domain/compliance/context-of.ts';
import { createElement } from '../../src/domain/site/change-element.ts';
import { day, second } from '../../src/lib/clock.ts';
import { car, cars, importCars } from '../support/make-vehicle.ts';
import { filled, lead, onPage, share, sharedPage, stampIn } from '../support/share-page.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'error',
    'no-inline-style': 'error',
    // The style keeps numbers in one line, and what is copied has its own characters.
    'tel-non-breaking': 'off',
    // Of the characters as they are written, entities and all.
    'long-title': 'off',
  },
});

async function faultsIn(text: string): Promise<string[]> {
  const report = await validator.validateString(text);
  return report.results.flatMap(({ messages }) => {
    return messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`);
  });
}

describe('the page', () => {
  test('shows each vehicle as it is, with what became of it', async () => {
    const stock = [
      car(1, { msrp: 27_950, condition: 'new', price: 26_010 }),
      car(2, { price: null, status: 'in transit' }),
      car(3, { price: 33_990.5, status: 'pending', condition: 'certified' }),
      car(4),
    ];
    const page = await sharedPage({}, { stock });
    await using app = page.app;
    for (let twice = 0; twice < 2; twice += 1) {
      await importCars(app, page.site, stock.slice(0, 3), true);
    }
    await app.drain();
    const { status, text, headers } = await page.open();
    expect(status).toBe(200);
    for (const piece of [
      '$26,010',
      'MSRP $27,950',
      'Ask us for the price',
      'On its way',
      '$33,990.50',
      'Sale pending',
      'Certified pre-owned',
      'This one has been sold.',
      '3 vehicles here, 1 sold since',
      'Stock no.',
      `href="tel:4025550142"`,
      'src="https://img.example.com/1/1.jpg"',
    ]) {
      expect([piece, text.includes(piece)]).toEqual([piece, true]);
    }
    expect(text).not.toContain('$20,040');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(await faultsIn(text)).toEqual([]);
  });

  test('runs nothing, and loads nothing but the photos that it shows', async () => {
    const page = await sharedPage();
    await using _app = page.app;
    const { text, headers } = await page.open();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.replace(/'sha256-[^']+'/, 'HASH')).toBe(
      "default-src 'none'; style-src HASH; img-src https://img.example.com; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script|<link|<iframe|\son\w+=|\sstyle=|url\(|@import|javascript:/i);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    const hash = new Bun.CryptoHasher('sha256').update(style).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  test('stays under 60 kB with 50 vehicles of which all is known', async () => {
    const stock = cars(50, (number) => ({
      trim: 'XLE Premium Technology Package with Sunroof',
      engine: '2.5-liter four-cylinder hybrid with direct and port injection',
      exterior_color: 'Underground Metallic with Midnight Black Roof',
      stock_number: `PRAIRIE-2026-${number}-A`,
      images: Array.from({ length: 20 }, (_, photo) => {
        return `https://images.supplier.example/stores/prairie-motors/${number}/large/${photo}.jpg`;
      }),
    }));
    const page = await sharedPage({}, { stock });
    await using _app = page.app;
    const { text } = await page.open();
    expect(text.match(/<article /g)).toHaveLength(50);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(await faultsIn(text)).toEqual([]);
  });

  test('writes whatever a feed or a store says as text', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const stock = [
      car(1, {
        trim: evil,
        exterior_color: `'${evil}`,
        images: ['javascript:alert(1)', 'http://plain.example/1.jpg', `https://x.example/"onload=`],
      }),
    ];
    const page = await sharedPage({ title: evil }, { stock, site: { name: `A ${evil}` } });
    await using _app = page.app;
    const { text } = await page.open();
    expect(text).not.toMatch(/<script|<img|javascript:/i);
    expect(text).toContain('&lt;script&gt;');
    expect(await faultsIn(text)).toEqual([]);
  });

  test('has the sentence that its state asks for, which its own rules pass', async () => {
    const places: [state: string, country: string, words: string][] = [
      ['CA', 'US', 'any emission testing charge'],
      ['california', 'US', 'any emission testing charge'],
      ['FL', 'US', 'other government fees'],
      ['TX', 'US', 'other government fees'],
      ['NE', 'US', 'other government fees'],
      ['ON', 'CA', 'tax and licensing'],
    ];
    for (const [state, country, words] of places) {
      const page = await sharedPage({}, { site: { state, country } });
      await using app = page.app;
      const { text } = await page.open();
      expect([state, text.includes(words)]).toEqual([state, true]);
      const { disclaimers } = (await page.get()).body.page;
      const car = '2022 Toyota Camry SE, stock no. P1001, VIN 4T1G11AK5NF100001';
      const ad = `${car}: $20,010. ${disclaimers.join(' ')}`;
      const context = await siteContext(app.app.ctx, page.site.id, []);
      const errors = checkText(ad, 'text', context).issues.filter(
        (issue) => issue.severity === 'error',
      );
      expect([state, errors.map(({ rule }) => rule)]).toEqual([state, []]);
    }
  });

  test("adds the store's own disclaimers", async () => {
    const page = await sharedPage();
    await using app = page.app;
    await createElement(app.app.ctx, page.site.id, {
      name: 'Recalls',
      type: 'disclaimer',
      content: 'Vehicles may be subject to <recalls>.',
    });
    expect((await page.open()).text).toContain('Vehicles may be subject to &lt;recalls&gt;.');
  });
});

describe('the form', () => {
  test('works without scripts: it is sent, and leads to thanks', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const drawn = (await page.open()).text;
    app.clock.advance(5 * second);
    const vin = page.stock[1]?.vin ?? '';
    const sent = await page.submit({ ...filled, vin, website: '', form: stampIn(drawn) });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/s/${page.token}/thanks`]);
    const thanks = await page.open('/thanks');
    expect([thanks.status, thanks.text.includes('Thank you')]).toEqual([200, true]);
    expect(await faultsIn(thanks.text)).toEqual([]);
    const [row] = await page.leads();
    expect([row?.name, row?.phone, row?.vehicle?.model]).toEqual([
      'Sam Rivera',
      '(402) 555-0199',
      'Corolla',
    ]);
  });

  test('is shown again with what is wrong beside its field, and what was filled in', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const drawn = (await page.open()).text;
    app.clock.advance(5 * second);
    const message = '</textarea><script>alert(1)</script>';
    const given = { name: '"><b>Sam', email: 'nobody', message, form: stampIn(drawn) };
    const { status, text } = await page.submit(given);
    expect(status).toBe(400);
    expect(text).toContain('<title>Error: ');
    // What is wrong is shown at once, however long the page is.
    expect(text).toContain(`action="/s/${page.token}#ask"`);
    expect(text).toContain('aria-describedby="wrong_email"');
    expect(text).toContain('id="wrong_consent"');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;Sam"');
    expect(text).not.toMatch(/<script|<b>/);
    expect(await faultsIn(text)).toEqual([]);
    expect(await page.leads()).toEqual([]);
    app.clock.advance(5 * second);
    const mended = { ...filled, form: stampIn(text) };
    expect((await page.submit(mended)).status).toBe(303);
    expect(await page.leads()).toHaveLength(1);
  });

  test('tells a machine nothing, and a person who took long to send it again', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const form = stampIn((await page.open()).text);
    const traps: Record<string, string>[] = [{ form }, {}, { form: 'x' }, { form, website: 'x' }];
    for (const trap of traps) expect((await page.submit({ ...filled, ...trap })).status).toBe(303);
    expect(await page.leads()).toEqual([]);
    const reasons = (await page.leads(true)).map(({ spamReason }) => spamReason);
    expect(reasons.toSorted()).toEqual(['forged_form', 'forged_form', 'hidden_field', 'too_fast']);
    app.clock.advance(day + second);
    const late = await page.submit({ ...filled, form });
    expect([late.status, late.text.includes('Please send it again')]).toEqual([400, true]);
    app.clock.advance(5 * second);
    expect((await page.submit({ ...filled, form: stampIn(late.text) })).status).toBe(303);
    expect(await page.leads()).toHaveLength(1);
  });

  test('may be sent again at once by whoever was asked to mend it', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const drawn = (await page.open()).text;
    app.clock.advance(5 * second);
    const first = await page.submit({ name: 'Sam', phone: '402 555 0101', form: stampIn(drawn) });
    expect([first.status, first.text.includes('Please check the box')]).toEqual([400, true]);
    const none = await page.submit({ name: 'Sam', consent: 'yes', form: stampIn(first.text) });
    expect(none.text).toContain('Give an e-mail address or a phone number.');
    expect((await page.submit({ ...filled, form: stampIn(none.text) })).status).toBe(303);
    expect([(await page.leads()).length, await page.leads(true)]).toEqual([1, []]);
    app.clock.advance(day + second);
    const late = await page.submit({ ...filled, form: stampIn(none.text) });
    expect(late.status).toBe(400);
    expect((await page.submit({ ...filled, form: stampIn(late.text) })).status).toBe(303);
    expect([(await page.leads()).length, await page.leads(true)]).toEqual([2, []]);
  });

  test('is taken from no other site, and in no other form', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const form = stampIn((await page.open()).text);
    app.clock.advance(5 * second);
    const others = [{ origin: 'https://evil.example' }, { origin: 'null' }, {}];
    for (const headers of others as Record<string, string>[]) {
      const reply = await page.submit({ ...filled, form }, headers);
      expect([headers, reply.status]).toEqual([headers, 403]);
      expect(reply.text).toContain('This form is not ours');
      expect(await faultsIn(reply.text)).toEqual([]);
    }
    const headers = { origin: 'https://cars.example' };
    const path = `//s/${page.token}`;
    const asJson = { ...headers, 'content-type': 'application/json' };
    const init = { headers: asJson, body: JSON.stringify(lead) };
    expect((await app.anonymous.send('POST', path, init)).status).toBe(415);
    const type = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['name=a&name=b', 'name=%00']) {
      const twice = await app.anonymous.send('POST', path, { headers: type, body });
      expect([body, twice.status]).toEqual([body, 400]);
    }
    const long = await app.anonymous.send('POST', path, {
      headers: type,
      body: `name=${'x'.repeat(20_000)}`,
    });
    expect(long.status).toBe(413);
    expect(await page.leads()).toEqual([]);
  });

  test('shares the limit of its address with the operations for scripts', async () => {
    const page = await sharedPage();
    await using _app = page.app;
    for (let count = 0; count < 20; count += 1) await page.get();
    const { status, headers, text } = await page.submit(filled);
    expect([status, text.includes('One moment')]).toEqual([429, true]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  test('names the vehicle that was asked about, of one page or of the stock', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const [one] = page.stock;
    const chosen = (await app.anonymous.get(`//s/${page.token}?vin=${one?.vin}`)).text;
    expect(chosen).toContain(`<option value="${one?.vin}" selected>`);
    const single = await share(app, page.site, { vehicles: [one?.stock_number ?? ''] });
    const { text } = await onPage(app, page.site, single).open();
    expect(text).toContain(`<input type="hidden" name="vin" value="${one?.vin}">`);
    expect(text).toContain('<h1>2022 Toyota Camry at Prairie Motors</h1>');
  });
});
