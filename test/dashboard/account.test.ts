import { describe, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { factorsOf } from '../../src/domain/people/factors/factor-store.ts';
import { hour, minute } from '../../src/lib/clock.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import type { Harness } from '../support/harness.ts';
import { anotherSession, codeOf, member, password, peopleHarness } from '../support/people.ts';
import { faultsOf } from './support/page-faults.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const email = 'ana@prairie.example';
const origin = 'http://localhost';
const at = '/app/account';

async function open() {
  const held = peopleHarness({ environment: { APP_ORIGIN: origin } });
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const who = await member(held, [site], 'manager', { email, name: 'Ana Ruiz' });
  const { ctx } = held.app;
  const deeds = async () => {
    const { rows } = await listAudit(ctx.reader, site.id, { userId: who.user.id }, { limit: 50 });
    return rows.map(({ deed }) => deed);
  };
  return { held, ctx, site, who, ana: visitor(held.app, who.token), deeds };
}

type Opened = Awaited<ReturnType<typeof open>>;

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];
const tokenIn = ({ headers }: PageReply) =>
  /__Host-forecourt=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const codesIn = ({ html }: PageReply) => html.match(/[a-z2-9]{4}(?:-[a-z2-9]{4}){5}/g) ?? [];

/** The secret as the page shows it to be typed. */
const secretIn = ({ html }: PageReply) =>
  /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';

async function setUpApp({ ana, ctx }: Pick<Opened, 'ana' | 'ctx'>) {
  expect(to(await ana.post(`${at}/app`))).toEqual([303, `${at}/app`]);
  const shown = await ana.get(`${at}/app`);
  const secret = secretIn(shown);
  const code = codeOf(secret, ctx.clock.now());
  const confirmed = await ana.post(`${at}/app/confirm`, { code });
  expect([await faultsOf(shown), await faultsOf(confirmed)]).toEqual([[], []]);
  const codes = codesIn(confirmed);
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

describe('about oneself', () => {
  test('name, language, colors and keys are changed, and the log has the name', async () => {
    const { held, ana, deeds } = await open();
    await using _ = held;
    const given = { name: 'Ana R. Ruiz', locale: 'es', theme: 'dark' };
    expect(to(await ana.post(at, given))).toEqual([303, `${at}?said=saved`]);
    const { html } = await ana.get(`${at}?said=saved`);
    expect(html).toContain('<html lang="es" data-theme="dark"');
    expect(html).toContain('data-keys="off"');
    expect(html).toContain('value="Ana R. Ruiz"');
    expect(await deeds()).toContain('user.change');
  });

  test('a name that is none is said beside its field', async () => {
    const { held, ana } = await open();
    await using _ = held;
    const reply = await ana.post(at, { name: '  ', locale: 'en', theme: 'light' });
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('id="f-name-error"');
    expect(reply.html).toContain('<title>Error: ');
  });
});

describe('the password', () => {
  test('is changed with the old one; every other session ends', async () => {
    const { held, ana, who, deeds } = await open();
    await using _ = held;
    const other = visitor(held.app, (await anotherSession(held, who)).token);
    const next = 'nineteen geese above the lake';
    const before = visitor(held.app, ana.token);
    const changed = await ana.post(`${at}/password`, { current: password, next });
    expect(to(changed)).toEqual([303, `${at}?said=passwordChanged`]);
    expect((await other.get(at)).headers.get('location')).toStartWith('/login');
    expect((await before.get(at)).headers.get('location')).toStartWith('/login');
    expect((await ana.get(at)).status).toBe(200);
    expect(await deeds()).toContain('password.change');
  });

  test('what is wrong stands beside the field that it is about', async () => {
    const { held, ana } = await open();
    await using _ = held;
    const wrong = { current: 'not my password', next: 'nineteen geese above the lake' };
    const first = await ana.post(`${at}/password`, wrong);
    expect([first.status, first.html.includes('id="f-current-error"')]).toEqual([401, true]);
    const short = await ana.post(`${at}/password`, { current: password, next: 'short' });
    expect([short.status, short.html.includes('id="f-next-error"')]).toEqual([400, true]);
    expect(short.html).not.toContain(password);
    // The theme, changed on that page, leads back to where the form was sent.
    expect(to(await ana.get(`${at}/password`))).toEqual([303, at]);
  });
});

describe('an authenticator app', () => {
  test('is set up by its first code, signs in from then on, and is removed', async () => {
    const opened = await open();
    await using held = opened.held;
    const { ana, ctx, who, deeds } = opened;
    expect((await ana.get(`${at}/app`)).html).not.toContain('aria-label="QR');
    const { secret } = await setUpApp(opened);
    const account = await ana.get(at);
    expect(account.html).toContain('10 codes left');
    expect(codesIn(account)).toEqual([]);
    held.clock.advance(minute);
    const anonymous = visitor(held.app, null);
    const half = await anonymous.post('/login', { email, password });
    expect(half.headers.get('location')).toBe('/login/code?next=%2Fapp');
    const pending = visitor(held.app, tokenIn(half));
    expect((await pending.get(at)).headers.get('location')).toStartWith('/login');
    const code = codeOf(secret, ctx.clock.now());
    expect((await pending.post('/login/code', { code: '000000' })).status).toBe(401);
    const whole = await pending.post('/login/code', { code, next: at });
    expect(to(whole)).toEqual([303, at]);
    expect((await visitor(held.app, tokenIn(whole)).get(at)).html).toContain(
      'with a second factor',
    );
    expect(to(await ana.post(`${at}/app/remove`))).toEqual([303, `${at}?said=factorRemoved`]);
    expect(await factorsOf(ctx, who.user.id)).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    expect(await deeds()).toContain('factor.add');
    expect(await deeds()).toContain('factor.remove');
  });

  test('a wrong code shows the same picture again', async () => {
    const { held, ana } = await open();
    await using _ = held;
    await ana.post(`${at}/app`);
    const before = secretIn(await ana.get(`${at}/app`));
    const reply = await ana.post(`${at}/app/confirm`, { code: '12' });
    expect([reply.status, secretIn(reply)]).toEqual([401, before]);
    expect(reply.html).toContain('id="f-code-error"');
  });
});

describe('who it is', () => {
  test('is asked anew after a while, and a recovery code answers once', async () => {
    const opened = await open();
    await using held = opened.held;
    const { ana, deeds } = opened;
    const { codes } = await setUpApp(opened);
    held.clock.advance(hour);
    const asked = await ana.get(`${at}/codes`);
    expect(to(asked)).toEqual([303, `/app/confirm?next=${encodeURIComponent(`${at}/codes`)}`]);
    const given = { password: (codes[0] ?? '').toUpperCase(), next: `${at}/codes` };
    const before = visitor(held.app, ana.token);
    expect(to(await ana.post('/app/confirm', given))).toEqual([303, `${at}/codes`]);
    // The cookie of before opens nothing, wherever it may have been copied to.
    expect((await before.get(at)).headers.get('location')).toStartWith('/login');
    const fresh = codesIn(await ana.post(`${at}/codes`));
    expect(fresh).toHaveLength(10);
    held.clock.advance(hour);
    expect((await ana.post('/app/confirm', given)).status).toBe(401);
    expect(await deeds()).toContain('factor.recovery_code_used');
    expect(await deeds()).toContain('factor.recovery_codes');
  });

  test('is asked before a factor is changed, however the request is made', async () => {
    const { held, ana } = await open();
    await using _ = held;
    held.clock.advance(hour);
    for (const path of ['/app', '/app/remove', '/passkeys', '/codes', '/sessions/end']) {
      const reply = await ana.post(at + path);
      expect([path, reply.headers.get('location')]).toEqual([
        path,
        `/app/confirm?next=${encodeURIComponent(at + path)}`,
      ]);
    }
    const shown = await ana.get('/app/confirm?next=/app/account/codes');
    expect(shown.html).not.toContain('data-passkey');
    const right = { password, next: `${at}/codes` };
    expect(to(await ana.post('/app/confirm', right))).toEqual([303, `${at}/codes`]);
    expect((await ana.get(`${at}/app`)).status).toBe(200);
  });
});

test('a passkey is added, renamed, used to confirm, and removed', async () => {
  const { held, ana, deeds } = await open();
  await using _ = held;
  const key = await makeAuthenticator();
  const options = JSON.parse((await ana.get(`${at}/passkeys/options`)).html);
  const response = JSON.stringify(await key.create(options, origin));
  const none = await ana.post(`${at}/passkeys`, { name: 'Desk', response: '' });
  expect([none.status, none.html.includes('value="Desk"')]).toEqual([401, true]);
  const again = JSON.parse((await ana.get(`${at}/passkeys/options`)).html);
  const good = JSON.stringify(await key.create(again, origin));
  expect(response).not.toBe(good);
  const made = await ana.post(`${at}/passkeys`, { name: 'Desk', response: good });
  expect(codesIn(made)).toHaveLength(10);
  const path = /\/app\/account\/passkeys\/[0-9a-f-]{36}/.exec((await ana.get(at)).html)?.[0] ?? '';
  expect((await ana.post(path, { name: '' })).html).toContain('id="f-name-error"');
  expect(to(await ana.post(path, { name: 'Front desk' }))).toEqual([303, `${at}?said=saved`]);
  expect((await ana.get(at)).html).toContain('Front desk');
  held.clock.advance(hour);
  expect((await ana.get('/app/confirm')).html).toContain('data-passkey="/app/confirm/passkey"');
  const asked = JSON.parse((await ana.get('/app/confirm/passkey')).html);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(await key.get(asked, origin));
  const proved = await ana.send('/app/confirm/passkey', { method: 'POST', headers, body });
  expect(proved.status).toBe(204);
  expect(to(await ana.post(`${path}/remove`))).toEqual([303, `${at}?said=factorRemoved`]);
  expect((await ana.get(path)).status).toBe(404);
  expect(await deeds()).toContain('session.step_up');
});

test('sessions are listed and ended, and never those of somebody else', async () => {
  const { held, ana, who, site, deeds } = await open();
  await using _ = held;
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const phone = await anotherSession(held, who, { address: '198.51.100.4', agent });
  const { html } = await ana.get(at);
  expect(html).toContain('Safari on iPhone');
  expect(html).toContain('198.51.100.4');
  const stranger = await member(held as Harness, [site], 'owner');
  const theirs = `${at}/sessions/${stranger.session.id}/end`;
  expect((await ana.post(theirs)).status).toBe(404);
  await ana.post(`${at}/sessions/${phone.session.id}/end`);
  expect((await visitor(held.app, phone.token).get(at)).status).toBe(303);
  await anotherSession(held, who);
  expect(to(await ana.post(`${at}/sessions/end`))).toEqual([303, `${at}?said=sessionEnded`]);
  expect((await ana.get(at)).html).not.toContain('Sign out everywhere else');
  expect(await deeds()).toContain('session.end');
});
