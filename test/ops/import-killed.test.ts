import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { day } from '../../src/lib/clock.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { temporaryFolder } from '../support/folder.ts';
import { harness } from '../support/harness.ts';
import { cars } from '../support/make-vehicle.ts';
import { rowsOf } from '../support/outbox.ts';
import { program } from '../support/program.ts';

test('a large import that is killed on its way leaves the stock as it was', async () => {
  await using app = harness();
  using folder = temporaryFolder();
  const site = await app.makeSite();
  const file = join(folder.path, 'stock.json');
  await Bun.write(file, JSON.stringify(cars(8_000)));
  function begin(): Bun.Subprocess<'ignore', 'ignore', 'inherit'> {
    return Bun.spawn([...program, 'import', file, '--site', site.slug], {
      env: { DATA_DIR: app.app.ctx.config.dataDir, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const killed = begin();
  while (rowsOf(app, 'staged_vehicles').length === 0) await yieldToEventLoop();
  killed.kill('SIGKILL');
  await killed.exited;
  for (const table of ['vehicles', 'vehicle_history', 'imports', 'events']) {
    expect([table, rowsOf(app, table).length]).toEqual([table, 0]);
  }
  const left = rowsOf(app, 'staged_vehicles').length;
  expect(left).toBeGreaterThan(0);
  expect(await begin().exited).toBe(0);
  expect(rowsOf(app, 'vehicles')).toHaveLength(8_000);
  expect(rowsOf(app, 'staged_vehicles')).toHaveLength(left);
  // The other process went by the machine's own clock.
  app.clock.advance(Math.max(0, Date.now() - app.clock.now()) + day);
  expect((await app.run('sweep-staged-imports')).counts.imports).toBe(1);
  expect(rowsOf(app, 'staged_vehicles')).toHaveLength(0);
  await app.drain();
}, 60_000);
