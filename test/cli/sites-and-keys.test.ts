import { describe, expect, test } from 'bun:test';
import { presets, scopeNames } from '../../schema/contracts/scopes.ts';
import { makeClient } from '../support/client.ts';
import { type Commands, commands } from '../support/processes.ts';

async function json(program: Commands, ...args: string[]) {
  const { code, output, errors } = await program.run([...args, '--json']);
  expect([args, code, errors]).toEqual([args, 0, '']);
  expect(output.trim().split('\n')).toHaveLength(1);
  return JSON.parse(output);
}

/** One line on standard error, nothing on standard output. */
async function refusal(program: Commands, code: number, ...args: string[]): Promise<string> {
  const outcome = await program.run(args);
  expect([args, outcome.code, outcome.output]).toEqual([args, code, '']);
  expect(outcome.errors.trim().split('\n')).toHaveLength(1);
  expect(outcome.errors).toStartWith('forecourt: ');
  return outcome.errors;
}

const place = ['--city', 'Lincoln', '--state', 'NE', '--zip', '68504', '--domain', 'a.example'];
const named = ['--name', 'Prairie Motors', '--slug', 'prairie'];

describe('forecourt sites', () => {
  test('creates, lists and changes a site', async () => {
    await using program = commands();
    const made = await json(program, 'sites', 'create', ...named, ...place);
    const { id } = made;
    const expected = { id, slug: 'prairie', name: 'Prairie Motors', plan: 'teams' };
    expect(made).toEqual(expected);
    expect(await json(program, 'sites', 'list')).toEqual({ sites: [expected] });
    const change = ['--plan', 'pro', '--time-zone', 'America/Denver'];
    const changed = await json(program, 'sites', 'update', 'prairie', ...change);
    expect(changed).toMatchObject({
      id,
      slug: 'prairie',
      plan: 'pro',
      time_zone: 'America/Denver',
      city: 'Lincoln',
      makes: [],
    });
    expect(changed.created_at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
    const shown = await program.run(['sites', 'list']);
    expect(shown.output).toMatch(
      /^SLUG +NAME +PLAN +CITY\nprairie +Prairie Motors +pro +Lincoln\n$/,
    );
  }, 300_000);

  test('says in one line why not', async () => {
    await using program = commands();
    await program.makeStore();
    const [taken, unknown, slug, plan] = await Promise.all([
      refusal(program, 1, 'sites', 'create', ...named),
      refusal(program, 1, 'sites', 'update', 'nowhere'),
      refusal(program, 2, 'sites', 'create', '--name', 'X', '--slug', 'No Good'),
      refusal(program, 2, 'sites', 'update', 'prairie', '--plan', 'gold'),
    ]);
    expect(taken).toContain('exists already');
    expect(unknown).toContain('"nowhere"');
    expect(slug).toContain('slug');
    expect(plan).toContain('teams');
  }, 300_000);
});

describe('forecourt keys', () => {
  test('creates, lists and revokes a key, and shows it once', async () => {
    await using program = commands();
    await program.makeStore();
    const site = ['--site', 'prairie'];
    const made = await json(program, 'keys', 'create', ...site, '--name', 'Ours');
    expect(Object.keys(made)).toEqual(['id', 'key', 'prefix', 'scopes', 'expires_at']);
    expect(made.key).toMatch(/^fct_[0-9a-f]{64}$/);
    expect(made.prefix).toBe(made.key.slice(0, 12));
    expect(made.scopes.toSorted()).toEqual([...presets.full_access].toSorted());
    const options = ['--scopes', 'all', '--rate-limit', '500', '--daily-limit', '9'];
    const all = await json(
      program,
      'keys',
      'create',
      ...site,
      ...options,
      '--expires-in-days',
      '30',
    );
    expect(all.scopes).toEqual([...scopeNames]);
    const { keys } = await json(program, 'keys', 'list', ...site);
    expect(keys.slice(1)).toMatchObject([
      { id: made.id, name: 'Ours', prefix: made.prefix, rate_limit: 60, daily_limit: 10_000 },
      { id: all.id, rate_limit: 500, daily_limit: 9, expires_at: all.expires_at },
    ]);
    expect(JSON.stringify(keys)).not.toContain(made.key);
    const revoked = await json(program, 'keys', 'revoke', made.prefix);
    expect(revoked).toEqual({ id: made.id, revoked_at: expect.stringMatching(/Z$/) });
    expect(await refusal(program, 1, 'keys', 'revoke', made.id)).toContain('no live key');
  }, 300_000);

  test('refuses what no key can have, and sites that are not there', async () => {
    await using program = commands();
    await program.makeStore();
    const create = ['keys', 'create', '--site', 'prairie'];
    const wrong = [
      ['--rate-limit', 'many'],
      ['--scopes', 'site:read,site:rule'],
      ['--scopes', 'all', '--preset', 'read_only'],
    ];
    await Promise.all(wrong.map((options) => refusal(program, 2, ...create, ...options)));
    const away = await refusal(program, 1, 'keys', 'create', '--site', 'away');
    expect(away).toContain('"away"');
  }, 300_000);

  test('made or revoked beside a running server count from its next request on', async () => {
    await using program = commands();
    const server = await program.serve();
    await program.makeStore();
    const { key, id } = await json(program, 'keys', 'create', '--site', 'prairie');
    const client = makeClient((request) => fetch(request), key, server.url);
    expect((await client.get('/site')).body.data.name).toBe('Prairie Motors');
    await json(program, 'keys', 'revoke', id);
    expect((await client.get('/site')).body.error.code).toBe('key_revoked');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 300_000);
});
