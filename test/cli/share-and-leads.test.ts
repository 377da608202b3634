import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { cars } from '../support/make-vehicle.ts';
import { commands } from '../support/processes.ts';

test('a page is shared and ended, and its leads are exported and forgotten', async () => {
  await using cli = commands();
  await cli.makeStore();
  const stock = join(cli.folder, 'stock.json');
  await Bun.write(stock, JSON.stringify({ vehicles: cars(2) }));
  await cli.run(['import', '--site', 'prairie', stock]);
  const at = ['--site', 'prairie', '--json'];
  const json = async (...args: string[]) => {
    const { code, output, errors } = await cli.run([...args, ...at]);
    expect([args, code, errors]).toEqual([args, 0, '']);
    return JSON.parse(output);
  };
  const page = await json('share', 'create', '--vehicles', 'P1000', 'p1001', '--title', 'Two');
  expect(page.url).toMatch(/^http:\/\/localhost:3000\/s\/[\w-]{32}$/);
  expect([page.kind, page.vehicle_count, page.state]).toEqual(['vehicles', 2, 'open']);
  const server = await cli.serve();
  const { pathname } = new URL(page.url);
  expect((await fetch(server.url + pathname)).status).toBe(200);
  const token = pathname.split('/').at(-1);
  const sent = await fetch(`${server.url}/v1/public/share/${token}/leads`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ name: '=HYPERLINK("x")', email: 'sam@example.com', consent: true }),
  });
  expect([sent.status, await sent.json()]).toEqual([200, { success: true }]);
  const { leads } = await json('leads', 'list');
  expect([leads.length, leads[0].email, leads[0].consent.address]).toEqual([
    1,
    'sam@example.com',
    '127.0.0.1',
  ]);
  const csv = await cli.run(['leads', 'export', '--site', 'prairie', '--format', 'csv']);
  expect(csv.output).toContain(`"'=HYPERLINK(""x"")"`);
  const file = join(cli.folder, 'leads.xml');
  expect((await json('leads', 'export', '--out', file)).leads).toBe(1);
  expect(await Bun.file(file).text()).toContain('<email>sam@example.com</email>');
  expect(await json('leads', 'send', '--url', 'https://crm.example.com/key')).toEqual({
    crm_host: 'crm.example.com',
    crm_email: null,
  });
  expect((await json('leads', 'retry')).count).toBe(0);
  const forgotten = await cli.run(['leads', 'forget', '--email', 'SAM@example.com', '--json']);
  expect(JSON.parse(forgotten.output)).toEqual({ forgotten: 1 });
  expect((await json('share', 'end', page.url)).id).toBe(page.id);
  expect((await fetch(server.url + pathname)).status).toBe(404);
  expect((await json('share', 'list')).pages[0].state).toBe('ended');
  server.kill('SIGTERM');
  await server.exited;
}, 60_000);

test('what cannot be shared or read is refused in one line', async () => {
  await using cli = commands();
  await cli.makeStore();
  const cases: [args: string[], code: number, words: string][] = [
    [['share', 'create', '--site', 'prairie'], 2, 'either one article or a list of vehicles'],
    [['share', 'create', '--site', 'prairie', '--vehicles', 'X1'], 1, 'called "X1"'],
    [['share', 'end', 'nothing', '--site', 'prairie'], 1, 'no such page'],
    [['leads', 'export', '--site', 'prairie', '--format', 'pdf'], 2, 'adf or csv'],
    [['leads', 'list', '--site', 'prairie', '--since', 'May'], 2, 'since'],
    [['leads', 'send', '--site', 'prairie', '--url', 'https://10.0.0.1/'], 2, 'url'],
    [['leads', 'send', '--site', 'prairie', '--email', 'a@b.example'], 1, 'SMTP_URL'],
    [['leads', 'forget'], 2, '--email or --phone'],
    [['leads', 'forget', '--email', ''], 2, 'must be an e-mail address'],
    [['leads', 'forget', '--phone', '12'], 2, 'must be a phone number'],
    [['share', 'create', '--site', 'prairie', '--article', 'x'], 1, 'no article "x"'],
  ];
  for (const [args, code, words] of cases) {
    const run = await cli.run(args);
    expect([args, run.code, run.errors.includes(words)]).toEqual([args, code, true]);
    expect(run.errors.trim().split('\n')).toHaveLength(1);
  }
}, 60_000);
