import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { signIn } from '../../src/cli/analytics/sign-in.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { googleClient } from '../../src/providers/analytics/google-oauth.ts';
import { fakeGoogle, json } from '../support/google.ts';
import { fakeNetwork } from '../support/network.ts';
import { commands } from '../support/processes.ts';

const client = googleClient('ga4', { clientId: 'client-1', clientSecret: 's' });
const clock = { now: () => 1_760_000_000_000 };

function stage() {
  const network = fakeNetwork({ clock });
  const google = fakeGoogle(network);
  return { google, ctx: { call: network.call, clock, random: seededRandom('sign-in') } };
}

test('a person signs in with a browser, which comes back to this machine', async () => {
  const { google, ctx } = stage();
  const visits: Promise<Response>[] = [];
  const tokens = await signIn(ctx, client, 0, false, {
    show(address) {
      const asked = new URL(address).searchParams;
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ state: asked.get('state') ?? '', code: 'c-1' }));
      visits.push(fetch(back));
    },
    pasted: () => Promise.reject(new Error('nothing is pasted')),
  });
  expect((await visits[0])?.status).toBe(200);
  expect(tokens.accessToken).toBe('token-1');
  expect(google.asked[0]?.body).toMatchObject({ code: 'c-1', client_id: 'client-1' });
});

test('a person pastes the address that the browser ended at', async () => {
  const { google, ctx } = stage();
  let state = '';
  const person = {
    show: (address: string) => {
      state = new URL(address).searchParams.get('state') ?? '';
    },
    pasted: async () => `http://127.0.0.1:1/callback?state=${state}&code=c-2`,
  };
  expect((await signIn(ctx, client, 0, true, person)).accessToken).toBe('token-1');
  const foreign = { ...person, pasted: async () => 'http://127.0.0.1:1/?state=x&code=c' };
  await expect(signIn(ctx, client, 0, true, foreign)).rejects.toThrow('another attempt');
  const nothing = { ...person, pasted: async () => '  ' };
  await expect(signIn(ctx, client, 0, true, nothing)).rejects.toThrow('No address and no code');
  google.fault = () => json(400, { error: 'invalid_grant' });
  await expect(signIn(ctx, client, 0, true, person)).rejects.toThrow('invalid_grant');
});

test('connections are made of files, listed and ended by command', async () => {
  await using cli = commands();
  await cli.run(['sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie']);
  const file = join(cli.folder, 'key.json');
  await Bun.write(file, '{"type":"authorized_user"}');
  const into = ['analytics', 'connect', 'ga4', '--site', 'prairie', '--property', '123456'];
  const cases = [
    [into, 'needs either --service-account FILE or --oauth-client FILE'],
    [[...into, '--service-account', file], 'is no key file of a service account'],
    [[...into, '--oauth-client', file], 'is no file of an OAuth client'],
    [[...into, '--oauth-client', join(cli.folder, 'none')], 'There is no file'],
    [['analytics', 'connect', 'bing', ...into.slice(3)], 'must be one of search-console, ga4'],
    [['analytics', 'disconnect', 'ga4', '--site', 'prairie'], 'prairie is not connected to ga4'],
  ] as const;
  for (const [command, message] of cases) {
    const run = await cli.run([...command]);
    expect([run.output, run.code === 0]).toEqual(['', false]);
    expect(run.errors).toContain(message);
  }
  expect((await cli.run(['analytics', 'list'])).output).toContain('No connections yet');
  expect(JSON.parse((await cli.run(['analytics', 'list', '--json'])).output)).toEqual({
    connections: [],
  });
  const visits = join(cli.folder, 'visits.csv');
  await Bun.write(visits, 'date,visits,visitors,scroll\n2026-01-05,3,2,9\n');
  const taken = await cli.run(['import-web', visits, '--site', 'prairie']);
  expect(taken.output).toContain('Read 1 row by day, 2026-01-05 to 2026-01-05');
  expect(taken.output).toContain('Nothing was taken from: scroll');
}, 300_000);
