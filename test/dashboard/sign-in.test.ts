import { expect, test } from 'bun:test';
import { mintSetupLink } from '../../src/domain/people/links/setup-link.ts';
import { harness } from '../support/harness.ts';
import { visitor } from './support/visitor.ts';

const password = 'twelve horses cross the river';
const email = 'ruth@prairie.example';

/** A server that somebody has set up: Ruth, who owns Prairie Motors. */
async function setUp() {
  const held = harness();
  const { app } = held;
  await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const link = await mintSetupLink(app.ctx);
  const anonymous = visitor(app, null);
  const path = link?.path ?? '';
  const form = { name: 'Ruth Okafor', email, password };
  return { held, app, anonymous, path, form };
}

test('the first address makes the first owner, once', async () => {
  const { held, app, anonymous, path, form } = await setUp();
  await using _ = held;
  expect((await anonymous.get(path)).html).toContain('Welcome to Forecourt');
  const made = await anonymous.post(path, form);
  expect([made.status, made.headers.get('location')]).toEqual([303, '/app/welcome']);
  const owner = visitor(app, tokenIn(made.headers));
  expect((await owner.get('/app/prairie')).status).toBe(200);
  expect((await anonymous.get(path)).status).toBe(410);
  expect((await anonymous.post(path, form)).status).toBe(410);
});

test('a password that is no good is said beside its field, and nothing typed is lost', async () => {
  const { held, anonymous, path, form } = await setUp();
  await using _ = held;
  const reply = await anonymous.post(path, { ...form, password: 'short' });
  expect(reply.status).toBe(400);
  expect(reply.html).toContain('<title>Error: Welcome to Forecourt');
  expect(reply.html).toContain('id="f-password-error"');
  expect(reply.html).toContain(`value="${email}"`);
  expect(reply.html).not.toContain('short"');
});

test('keeps the session in a cookie of this host alone, which no script sees', async () => {
  const { held, app, anonymous, path, form } = await setUp();
  await using _ = held;
  await anonymous.post(path, form);
  const reply = await anonymous.post('/login', { email, password, next: '/app/prairie' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/app/prairie']);
  const [value = '', ...attributes] = (reply.headers.get('set-cookie') ?? '').split('; ');
  expect(value).toMatch(/^__Host-forecourt=[\w-]{43}$/);
  expect(attributes.sort()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  const ruth = visitor(app, tokenIn(reply.headers));
  const out = await ruth.post('/login/out');
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await ruth.get('/app/prairie')).status).toBe(303);
});

test('says the same of a wrong password and of somebody who is not there', async () => {
  const { held, anonymous, path, form } = await setUp();
  await using _ = held;
  await anonymous.post(path, form);
  const replies = [
    await anonymous.post('/login', { email, password: 'not the password at all' }),
    await anonymous.post('/login', { email: 'nobody@prairie.example', password }),
  ];
  const [known, unknown] = replies.map(({ html }) => html.replaceAll(/(ruth|nobody)@/g, 'x@'));
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect(known).toBe(unknown ?? '');
  expect(known).toContain('role="alert"');
});

test('a page asked for before signing in comes after it, and never one of elsewhere', async () => {
  const { held, anonymous, path, form } = await setUp();
  await using _ = held;
  await anonymous.post(path, form);
  const asked = await anonymous.get('/app/prairie/articles?tab=approved');
  const address = asked.headers.get('location') ?? '';
  expect((await anonymous.get(address)).html).toContain('/app/prairie/articles?tab=approved');
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/app\\@evil.example',
    '/app/../..//evil.example',
    '/application',
    'javascript:alert(1)',
    '/app\n//evil.example',
  ]) {
    const { headers } = await anonymous.post('/login', { email, password, next });
    expect([next, headers.get('location')]).toEqual([next, '/app']);
  }
});

test('refuses a password over plain http from elsewhere', async () => {
  const { held, app, anonymous, path, form } = await setUp();
  await using _ = held;
  await anonymous.post(path, form);
  const body = new URLSearchParams({ email, password });
  const request = new Request('http://192.0.2.9/login', {
    method: 'POST',
    body,
    headers: { host: '192.0.2.9', 'sec-fetch-site': 'same-origin' },
  });
  const reply = await app.handle(request);
  expect(reply.status).toBe(403);
  expect(await reply.text()).toContain('https');
  expect(reply.headers.has('set-cookie')).toBe(false);
});

function tokenIn(headers: Headers): string {
  return /__Host-forecourt=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}
