import { expect, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { topics } from '../../src/cli/help/index.ts';
import { returnPath } from '../../src/dashboard/connections/paths.ts';
import { findConnection } from '../../src/domain/analytics/connections/connections-store.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { listAccounts } from '../../src/domain/social/accounts/store.ts';
import { minute } from '../../src/lib/clock.ts';
import { fakeGoogle } from '../support/google.ts';
import type { HarnessOptions } from '../support/harness.ts';
import { playLinkedIn } from '../support/networks/play-linkedin.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { playX } from '../support/networks/play-x.ts';
import { member, peopleHarness } from '../support/people.ts';
import { playTokens } from '../support/play-tokens.ts';
import { account, byHand } from '../support/social.ts';
import { faultsOf } from './support/page-faults.ts';
import { sendFiles } from './support/sending-files.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const origin = 'https://forecourt.a-group-of-dealerships.example';
const environment = {
  APP_ORIGIN: origin,
  X_CLIENT_ID: 'x',
  META_APP_ID: 'meta',
  META_APP_SECRET: 'secret',
  LINKEDIN_CLIENT_ID: 'linkedin',
  LINKEDIN_CLIENT_SECRET: 'secret',
};
const accounts = '/app/prairie/social/accounts';
const figures = '/app/prairie/search';

async function open(options: HarnessOptions = { environment }) {
  const held = peopleHarness(options);
  held.allowLeftovers();
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const { ctx } = held.app;
  const as = async (role: 'author' | 'reviewer' | 'manager') => {
    const who = await member(held, [site], role, { name: `The ${role}` });
    return visitor(held.app, who.token);
  };
  const maria = await as('manager');
  const deeds = async () => (await listAudit(ctx.reader, site.id, {}, { limit: 20 })).rows;
  return { held, ctx, site, maria, as, deeds };
}

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];

/** The addresses of a network on a page, by where they lead back to. */
function addressIn({ html }: PageReply, host: string, back: string): URL {
  const all = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => {
    return new URL(href.replaceAll('&amp;', '&'));
  });
  const found = all.find((url) => {
    return url.host === host && url.searchParams.get('redirect_uri')?.startsWith(back);
  });
  if (!found) throw new Error(`The page leads nowhere at ${host}.`);
  return found;
}

function returnedFrom(address: URL, more: Record<string, string> = { code: 'code-1' }): string {
  const state = address.searchParams.get('state') ?? '';
  return `?${new URLSearchParams({ ...more, state })}`;
}

test('the help names the address that pages come back to', () => {
  const { text = '' } = topics.find(({ name }) => name === 'social') ?? {};
  expect(text).toContain(`APP_ORIGIN${returnPath}`);
});

test('a network is signed in to, leads back, and is connected by one more button', async () => {
  const { held, ctx, site, maria, deeds } = await open();
  await using _ = held;
  playX(held);
  const forms = playTokens(held);
  expect((await maria.get(accounts)).html).toContain(`${accounts}/connect`);
  const page = await maria.get(`${accounts}/connect`);
  expect(await faultsOf(page)).toEqual([]);
  expect(page.html).toContain('has to register Forecourt with this network first');
  const address = addressIn(page, 'x.com', origin);
  // X takes no longer ones.
  expect(address.searchParams.get('state')?.length).toBeLessThan(500);
  const back = await maria.get(`/app/account/connected${returnedFrom(address)}`);
  expect([back.status, await faultsOf(back)]).toEqual([200, []]);
  expect(back.html).toContain(`action="${accounts}/connect"`);
  expect(await listAccounts(ctx.reader, site.id)).toEqual([]);
  const done = await maria.post(`${accounts}/connect`, { returned: returnedFrom(address) });
  expect(to(done)).toEqual([303, `${accounts}?said=connected`]);
  expect(forms[0]?.get('redirect_uri')).toBe(`${origin}/app/account/connected`);
  const verifier = forms[0]?.get('code_verifier') ?? '';
  const challenge = new Bun.CryptoHasher('sha256').update(verifier).digest('base64url');
  expect(address.searchParams.get('code_challenge')).toBe(challenge);
  const [row] = await listAccounts(ctx.reader, site.id);
  expect(row).toMatchObject({ platform: 'x', status: 'connected' });
  const [entry] = await deeds();
  expect(entry).toMatchObject({ deed: 'account.connect', actor: 'The manager' });
  const shown = await maria.get(accounts);
  expect(shown.html + JSON.stringify(entry)).not.toContain('token-1');
  expect(shown.html).toContain('Check now');
});

test('a sign-in belongs to who began it, for half an hour', async () => {
  const { held, ctx, site, maria, as } = await open();
  await using _ = held;
  playX(held);
  playTokens(held);
  const address = addressIn(await maria.get(`${accounts}/connect`), 'x.com', origin);
  const other = await as('manager');
  for (const [visitor, returned] of [
    [other, returnedFrom(address)],
    [maria, '?code=code-1&state=made-up'],
    [maria, 'code-1'],
    [maria, returnedFrom(address, { error: 'access_denied', error_description: 'No thanks' })],
  ] as const) {
    const refused = await visitor.post(`${accounts}/connect`, { returned });
    expect([refused.status, await faultsOf(refused)]).toEqual([422, []]);
  }
  expect((await other.get(`/app/account/connected${returnedFrom(address)}`)).status).toBe(422);
  const author = await as('author');
  expect((await author.get(`/app/account/connected${returnedFrom(address)}`)).status).toBe(422);
  held.clock.advance(31 * minute);
  const late = await maria.get(`/app/account/connected${returnedFrom(address)}`);
  expect([late.status, late.html.includes('more than 30 minutes ago')]).toEqual([422, true]);
  expect(await listAccounts(ctx.reader, site.id)).toEqual([]);
  // Keys to the store's accounts are asked for anew who it is.
  const asked = await maria.get(`${accounts}/connect`);
  expect(asked.headers.get('location')).toStartWith('/app/confirm?next=');
});

test('where a sign-in opens several pages, somebody says which', async () => {
  const { held, ctx, site, maria } = await open();
  await using _ = held;
  playTokens(held);
  const played = playLinkedIn(held);
  played.roles = [
    ['urn:li:organization:5001', 'ADMINISTRATOR'],
    ['urn:li:organization:5002', 'ADMINISTRATOR'],
  ];
  const page = await maria.get(`${accounts}/connect`);
  const address = addressIn(page, 'www.linkedin.com', 'http://127.0.0.1:8976/callback');
  const returned = `http://127.0.0.1:8976/callback${returnedFrom(address)}`;
  const choice = await maria.post(`${accounts}/connect`, { returned });
  expect([choice.status, await faultsOf(choice)]).toEqual([200, []]);
  expect(choice.html).not.toContain('token-1');
  const opened = /name="opened" value="([^"]+)"/.exec(choice.html)?.[1] ?? '';
  const wrong = await maria.post(`${accounts}/connect`, { opened, account: '5003' });
  expect([wrong.status, wrong.html.includes('Choose one of these.')]).toEqual([422, true]);
  const forged = await maria.post(`${accounts}/connect`, { opened: 'v1.aa', account: '5002' });
  expect(forged.status).toBe(422);
  const done = await maria.post(`${accounts}/connect`, { opened, account: '5002' });
  expect(done.status).toBe(303);
  const rows = await listAccounts(ctx.reader, site.id);
  expect(rows.map(({ externalId }) => externalId)).toEqual(['5002']);
});

test('an account by hand is added, and what was typed is kept', async () => {
  const { held, ctx, site, maria, deeds } = await open({});
  await using _ = held;
  const path = `${accounts}/by-hand`;
  const wrong = await maria.post(path, { platform: 'linkedin', name: 'n'.repeat(101) });
  expect([wrong.status, wrong.html.includes(`value="${'n'.repeat(101)}"`)]).toEqual([422, true]);
  expect(wrong.html).toContain('id="f-name-error"');
  await maria.post(path, { platform: 'linkedin', name: ' Prairie ' });
  expect(await listAccounts(ctx.reader, site.id)).toMatchObject([
    { platform: 'linkedin', displayName: 'Prairie', token: null },
  ]);
  expect((await deeds())[0]).toMatchObject({
    deed: 'account.connect',
    detail: { name: 'Prairie', platforms: ['linkedin'] },
  });
});

test('an account is checked and disconnected', async () => {
  const { held, ctx, site, maria, as, deeds } = await open();
  await using _ = held;
  const played = playMeta(held);
  const facebook = await account(held, site, 'facebook');
  const own = `${accounts}/${facebook.id}`;
  const good = await maria.post(`${own}/check`);
  expect(to(good)).toEqual([303, `${accounts}?said=checkedGood`]);
  played.inspected = { is_valid: true, expires_at: 0, scopes: ['pages_show_list'] };
  const lost = await maria.post(`${own}/check`);
  expect(to(lost)).toEqual([303, `${accounts}?said=checkedExpired`]);
  const list = await maria.get(accounts);
  expect([list.html.includes('Connect again'), await faultsOf(list)]).toEqual([true, []]);
  const linkedin = await byHand(held, site, 'linkedin');
  expect((await maria.post(`${accounts}/${linkedin.id}/check`)).status).toBe(409);
  const asked = await maria.get(`${own}/disconnect`);
  expect([asked.status, asked.html.includes('Disconnect Prairie Motors?')]).toEqual([200, true]);
  const author = await as('author');
  expect((await author.post(`${own}/disconnect`)).status).toBe(403);
  expect((await author.get(accounts)).html).not.toContain('/disconnect');
  await maria.post(`${own}/disconnect`);
  const left = await listAccounts(ctx.reader, site.id);
  expect(left.map(({ id }) => id)).toEqual([linkedin.id]);
  expect((await maria.post(`${own}/disconnect`)).status).toBe(404);
  const names = (await deeds()).map(({ deed }) => deed).filter((one) => one.startsWith('account.'));
  expect(names).toEqual(['account.disconnect', 'account.check', 'account.check']);
});

const keyFile = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return JSON.stringify({ type: 'service_account', client_email: 'a@b.example', private_key: pem });
};

test('figures are connected by a key file, asked for again and ended', async () => {
  const { held, ctx, site, maria, deeds } = await open();
  await using _ = held;
  const google = fakeGoogle(held.network);
  const form = `${figures}/connect?source=ga4`;
  expect((await maria.get(figures)).html).toContain(form);
  const text = keyFile();
  const file = new File([text], 'key.json');
  for (const [fields, field] of [
    [{ property: 'nonsense', file }, 'f-property-error'],
    [{ property: '123456789' }, 'f-file-error'],
    [{ property: '123456789', pasted: '{"my":"secret"}' }, 'f-file-error'],
  ] as const) {
    const wrong = await sendFiles(maria, form, { ...fields });
    expect([wrong.status, wrong.html.includes(`id="${field}"`)]).toEqual([422, true]);
    expect(wrong.html).toContain(`value="${fields.property}"`);
    expect(wrong.html).not.toContain('my&quot;');
    expect(await faultsOf(wrong)).toEqual([]);
  }
  google.fault = ({ host }) =>
    host.startsWith('analyticsdata')
      ? { status: 403, body: JSON.stringify({ error: { code: 403, message: 'No access.' } }) }
      : undefined;
  const refused = await sendFiles(maria, form, { property: '123456789', pasted: text });
  expect([refused.status, refused.html.includes('The reason given')]).toEqual([422, true]);
  expect(refused.html).not.toContain('PRIVATE KEY');
  google.fault = () => undefined;
  const done = await sendFiles(maria, form, { property: '123456789', file });
  expect(to(done)).toEqual([303, `${figures}?said=connected`]);
  await held.run('sync-analytics');
  google.revoke();
  google.endTokens();
  held.clock.advance(24 * 60 * minute);
  await held.run('sync-analytics');
  expect(await findConnection(ctx.reader, site.id, 'ga4')).toMatchObject({ status: 'expired' });
  const again = await member(held, [site], 'manager', { name: 'The other' });
  const lee = visitor(held.app, again.token);
  expect((await lee.get(figures)).html).toContain('Needs reconnecting');
  await lee.post(`${figures}/connect/check?source=ga4`);
  const now = held.clock.now();
  expect(await findConnection(ctx.reader, site.id, 'ga4')).toMatchObject({ nextAt: now });
  await lee.post(`${figures}/connect/end?source=ga4`);
  expect(await findConnection(ctx.reader, site.id, 'ga4')).toBeUndefined();
  expect((await lee.post(`${figures}/connect/check?source=ga4`)).status).toBe(404);
  const named = (await deeds()).filter(({ deed }) => deed.startsWith('figures.'));
  expect(named.map(({ deed, detail }) => [deed, detail.property])).toEqual([
    ['figures.disconnect', '123456789'],
    ['figures.check', '123456789'],
    ['figures.connect', '123456789'],
  ]);
});

test('figures are connected by a client file and a sign-in at Google', async () => {
  const { held, ctx, site, maria } = await open();
  await using _ = held;
  fakeGoogle(held.network);
  const forms = playTokens(held);
  const client = { installed: { client_id: 'client-1', client_secret: 'of-the-client' } };
  const fields = { property: 'sc-domain:x.example', pasted: JSON.stringify(client) };
  const page = await sendFiles(maria, `${figures}/connect?source=search_console`, fields);
  expect([page.status, await faultsOf(page)]).toEqual([200, []]);
  expect(page.html).not.toContain('of-the-client');
  const address = addressIn(page, 'accounts.google.com', 'http://127.0.0.1:8976/callback');
  const finish = `${figures}/connect/finish`;
  expect((await maria.post(finish, { returned: '' })).status).toBe(422);
  const done = await maria.post(finish, { returned: returnedFrom(address) });
  expect(to(done)).toEqual([303, `${figures}?said=connected`]);
  expect(forms[0]?.get('client_secret')).toBe('of-the-client');
  const row = await findConnection(ctx.reader, site.id, 'search_console');
  expect(row).toMatchObject({ property: 'sc-domain:x.example', auth: 'oauth', status: 'active' });
});
