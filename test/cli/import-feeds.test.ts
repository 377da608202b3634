import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { cars } from '../support/make-vehicle.ts';
import { commands } from '../support/processes.ts';

test('feeds are added, polled, listed with how they went, and removed', async () => {
  await using cli = commands();
  await cli.makeStore();
  const file = join(cli.folder, 'stock.json');
  await Bun.write(file, JSON.stringify({ vehicles: cars(3) }));
  const good = await cli.run(['feeds', 'add', 'prairie', file, '--every', '2h', '--json']);
  expect([good.code, good.errors]).toEqual([0, '']);
  const { id } = JSON.parse(good.output);
  expect(JSON.parse(good.output)).toMatchObject({ site: 'prairie', every_minutes: 120 });
  const missing = join(cli.folder, 'none.csv');
  const bad = await cli.run(['feeds', 'add', 'prairie', missing]);
  expect(bad.output).toContain(`Every 1h prairie takes its stock from ${missing}`);
  const run = await cli.run(['run-job', 'poll-feeds', '--json']);
  expect(JSON.parse(run.output).counts).toEqual({ imported: 1, unchanged: 0, failed: 1 });
  const listed = JSON.parse((await cli.run(['feeds', 'list', '--json'])).output);
  expect(listed.feeds).toMatchObject([
    { id, last_outcome: 'imported', vehicle_count: 3, failures: 0, error: null, format: 'auto' },
    { last_outcome: 'failed', failures: 1, error: `There is no feed file at ${missing}.` },
  ]);
  const shown = (await cli.run(['feeds', 'list'])).output;
  expect(shown).toContain(`has failed once: There is no feed file at ${missing}.`);
  expect((await cli.run(['feeds', 'remove', id])).output).toBe(`Removed the feed from ${file}\n`);
  expect((await cli.run(['feeds', 'remove', id])).code).toBe(1);
  expect((await cli.run(['feeds', 'add', 'prairie', 'stock.json'])).code).toBe(2);
  expect((await cli.run(['feeds', 'add', 'nobody', file])).code).toBe(1);
}, 300_000);
