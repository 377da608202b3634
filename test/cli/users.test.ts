import { describe, expect, test } from 'bun:test';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { readLink } from '../../src/domain/people/links/read-link.ts';
import { setPasswordByLink } from '../../src/domain/people/links/reset-link.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { makeLog } from '../../src/lib/log.ts';
import { desk, password } from '../support/people.ts';
import { type Commands, commands } from '../support/processes.ts';

function appOn({ folder }: Commands) {
  return buildApp(makeConfig({ DATA_DIR: folder }), { log: makeLog('silent') });
}

const ana = ['--email', 'Ana@Example.com', '--name', 'Ana Ruiz'];

/** What is behind the address that a command has printed. */
async function chooses(program: Commands, address: string) {
  await using app = appOn(program);
  const token = address.split('/').at(-1) ?? '';
  const link = await readLink(app.ctx, token);
  const made = link && (await setPasswordByLink(app.ctx, { token, password }, desk));
  return { link, token: made?.token ?? '' };
}

async function opens(program: Commands, token: string) {
  await using app = appOn(program);
  return findSession(app.ctx, token, desk);
}

describe('forecourt users', () => {
  test('creates, lists, links, disables, enables and changes people', async () => {
    await using program = commands();
    await program.makeStore();
    const role = ['--role', 'owner', '--all'];
    const environment = { APP_ORIGIN: 'https://dealer.example.com' };
    const created = await program.run(['users', 'create', ...ana, ...role], environment);
    expect([created.code, created.errors]).toEqual([0, '']);
    const [address = '', words] = created.output.split('\n');
    expect(address).toMatch(/^https:\/\/dealer\.example\.com\/setup\/[\w-]{43}$/);
    expect(words).toBe('Ana Ruiz chooses a password there, once and within 24 hours.');
    const before = await program.run(['users', 'list']);
    expect(before.output).toMatch(/ana@example\.com +Ana Ruiz +not signed in yet +prairie:owner/);
    const { link, token } = await chooses(program, address);
    expect(link).toMatchObject({ kind: 'reset', email: 'ana@example.com', isNew: true });
    const flag = await program.run(['users', 'operator', 'ana@example.com', 'on']);
    expect(flag.output).toBe('Ana Ruiz <ana@example.com> is an operator\n');
    expect(await opens(program, token)).toBeNull();
    const again = await program.run(['users', 'link', 'ANA@example.com', '--json']);
    const reset = await chooses(program, JSON.parse(again.output).link);
    expect(await opens(program, reset.token)).toMatchObject({ user: { isOperator: true } });
    const off = await program.run(['users', 'disable', 'ana@example.com']);
    expect(off.output).toBe('Disabled Ana Ruiz <ana@example.com>\n');
    expect(await opens(program, reset.token)).toBeNull();
    await program.run(['users', 'enable', 'ana@example.com']);
    const listed = JSON.parse((await program.run(['users', 'list', '--json'])).output);
    expect(listed.users).toMatchObject([
      { email: 'ana@example.com', operator: true, has_password: true, disabled_at: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain('argon2');
  }, 300_000);

  test('puts people on sites, and refuses what leaves a site without an owner', async () => {
    await using program = commands();
    await program.makeStore();
    const site = ['--site', 'prairie'];
    await program.run(['users', 'create', ...ana, ...site, '--role', 'author']);
    const named = ['users', 'roles', 'ana@example.com', ...site, '--role'];
    const changed = await program.run([...named, 'owner']);
    expect(changed.output).toBe('ana@example.com is owner of prairie\n');
    const away = [...named, 'none'];
    const refused = await program.run(away);
    expect([refused.code, refused.errors]).toEqual([
      1,
      'forecourt: A store keeps at least one owner.\n',
    ]);
    const ben = ['--email', 'ben@example.com', '--name', 'Ben'];
    const second = ['users', 'create', ...ben, ...site, '--role', 'owner', '--json'];
    const made = JSON.parse((await program.run(second)).output);
    await chooses(program, made.link);
    expect((await program.run(away)).output).toBe('ana@example.com does not work for prairie\n');
  }, 300_000);

  test('refuses in one line what is no good, and takes no password', async () => {
    await using program = commands();
    await program.makeStore();
    const outcomes = await Promise.all(
      [
        ['create', ...ana, '--role', 'owner'],
        ['create', ...ana, '--role', 'owner', '--site', 'prairie', '--all'],
        ['create', ...ana, '--role', 'boss', '--all'],
        ['create', ...ana, '--role', 'owner', '--site', 'nowhere'],
        ['create', ...ana, '--role', 'owner', '--all', '--password', 'x'],
        ['link', 'nobody@example.com'],
        ['operator', 'nobody@example.com', 'maybe'],
      ].map((args) => program.run(['users', ...args])),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([2, 2, 2, 1, 2, 1, 2]);
    expect(outcomes.map(({ output }) => output)).toEqual(Array(7).fill(''));
    expect(outcomes[5]?.errors).toBe('forecourt: There is no person with this e-mail address.\n');
  }, 300_000);
});

describe('forecourt serve', () => {
  test('prints where the first owner begins, anew each time, until there is somebody', async () => {
    await using program = commands();
    const first = await program.serve();
    expect(first.setup).toMatch(/^http:\/\/localhost:\d+\/setup\/[\w-]{43}$/);
    first.kill('SIGTERM');
    await first.exited;
    const environment = { APP_ORIGIN: 'https://dealer.example.com' };
    const second = await program.serve(environment);
    expect(second.setup).toMatch(/^https:\/\/dealer\.example\.com\/setup\/[\w-]{43}$/);
    second.kill('SIGTERM');
    await second.exited;
    expect((await chooses(program, first.setup ?? '')).link).toBeNull();
    await program.run(['users', 'create', ...ana, '--role', 'owner', '--all']);
    const third = await program.serve();
    expect(third.setup).toBeUndefined();
  }, 300_000);
});
