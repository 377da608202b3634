import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { commands } from '../support/processes.ts';

test('takes a Search Console export in and analyses the site with it', async () => {
  await using cli = commands();
  await cli.run(['sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie']);
  const file = join(cli.folder, 'queries.csv');
  await Bun.write(
    file,
    'Top queries,Clicks,Impressions,CTR,Position\nhow much can a tacoma tow,2,240,0.83%,34.2\n',
  );
  const into = ['import-search', file, '--site', 'prairie'];
  const bare = await cli.run(into);
  expect([bare.code, bare.output]).toEqual([1, '']);
  expect(bare.errors).toContain('give --start and --end');
  const wrong = await cli.run([...into, '--end', 'yesterday']);
  const refusal = 'forecourt: end: must be a date such as 2026-05-04\n';
  expect([wrong.code, wrong.errors]).toEqual([2, refusal]);
  const last = new Date(performance.timeOrigin - 3 * 86_400_000).toISOString().slice(0, 10);
  const first = new Date(Date.parse(last) - 27 * 86_400_000).toISOString().slice(0, 10);
  const told = [...into, '--start', first, '--end', last];
  const report = JSON.parse((await cli.run([...told, '--json'])).output);
  expect(report).toMatchObject({ rows: 1, dimensions: ['query'], new: 1, last_date: last });
  expect((await cli.run(told)).output).toContain('0 new, 0 with other figures, 1 unchanged');
  const analysed = (await cli.run(['analyze', '--site', 'prairie'])).output;
  expect(analysed).toContain('Answer “how much can a tacoma tow”');
}, 300_000);
