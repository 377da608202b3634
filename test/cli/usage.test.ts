import { describe, expect, test } from 'bun:test';
import { version } from '../../src/version.ts';
import { commands } from '../support/processes.ts';

describe('wrong usage', () => {
  test('ends with status 2, says what is wrong and prints nothing else', async () => {
    await using program = commands();
    const cases: [args: string[], said: RegExp][] = [
      [['nonsense'], /unknown command 'nonsense'/],
      [['serve', '--colour'], /--colour/],
      [['sites', 'create', '--name', 'X'], /--slug/],
      [['serve', '--port', 'http'], /PORT must be a number/],
    ];
    const outcomes = await Promise.all(cases.map(([args]) => program.run(args)));
    for (const [index, { code, output, errors }] of outcomes.entries()) {
      const [args, said] = cases[index] ?? [];
      expect([args, code, output]).toEqual([args, 2, '']);
      if (said) expect(errors).toMatch(said);
      expect(errors).not.toContain('    at ');
    }
  }, 300_000);

  test('--help and --version are no errors', async () => {
    await using program = commands();
    const [help, shown] = await Promise.all([program.run(['--help']), program.run(['--version'])]);
    expect([help.code, shown.code, shown.output]).toEqual([0, 0, `${version}\n`]);
    for (const name of ['serve', 'demo', 'sites', 'keys', 'import', 'run-job', 'openapi']) {
      expect(help.output).toContain(name);
    }
  }, 300_000);
});

describe('settings that cannot be used', () => {
  test('stop every start with one line that names the setting', async () => {
    await using program = commands();
    const key = 'ab'.repeat(32);
    const cases: [environment: Record<string, string>, said: string][] = [
      [{ MASTER_KEY: key, MASTER_KEY_FILE: '/nowhere' }, 'MASTER_KEY or MASTER_KEY_FILE'],
      [{ TRUSTED_PROXIES: '10.0.0.1,proxy' }, 'TRUSTED_PROXIES: "proxy"'],
      [{ WEBHOOK_ALLOW_HOSTS: 'a.example,http://b' }, 'WEBHOOK_ALLOW_HOSTS: "http://b"'],
    ];
    const outcomes = await Promise.all(
      cases.map(([environment]) => program.run(['sites', 'list'], environment)),
    );
    for (const [index, { code, output, errors }] of outcomes.entries()) {
      const said = cases[index]?.[1] ?? '';
      expect([said, code, output]).toEqual([said, 2, '']);
      expect(errors.trim().split('\n')).toHaveLength(1);
      expect(errors).toContain(said);
    }
  }, 300_000);
});

describe('forecourt run-job', () => {
  test('lists the jobs, runs one, and knows no others', async () => {
    await using program = commands();
    const [listed, run, unknown] = await Promise.all([
      program.run(['run-job', '--list', '--json']),
      program.run(['run-job', 'expire-recommendations', '--json']),
      program.run(['run-job', 'wash-cars', '--json']),
    ]);
    const { jobs } = JSON.parse(listed.output);
    const names = jobs.map((job: { name: string }) => job.name);
    expect(names).toContain('send-webhooks');
    expect(jobs[0].schedule).toBeString();
    expect(JSON.parse(run.output)).toEqual({
      name: 'expire-recommendations',
      outcome: 'done',
      counts: { expired: 0 },
      error: null,
    });
    expect([unknown.code, unknown.output]).toEqual([1, '']);
    expect(unknown.errors).toContain('"wash-cars"');
  }, 300_000);
});

describe('forecourt openapi', () => {
  test('prints the description that the server publishes', async () => {
    await using program = commands();
    const server = await program.serve();
    const printed = await program.run(['openapi']);
    const published = await fetch(`${server.url}/v1/public/openapi.json`);
    expect(JSON.parse(printed.output)).toEqual(await published.json());
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 300_000);
});
