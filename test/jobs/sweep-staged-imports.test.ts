import { expect, test } from 'bun:test';
import { hour, minute } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

test('what an import staged that never ended goes after an hour, the rest stays', async () => {
  await using app = harness();
  const site = await app.makeSite();
  async function stage(id: string, rows: number): Promise<void> {
    const at = app.clock.now();
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(`INSERT INTO staged_imports VALUES ('${id}', '${site.id}', ${at})`);
      for (let place = 0; place < rows; place += 1) {
        await tx.db.run(
          'INSERT INTO staged_history (import_id, place, vehicle_id, kind, new_status) ' +
            `VALUES ('${id}', ${place}, 'v', 'arrived', 'available')`,
        );
      }
    }, inLane('test'));
  }
  await stage('left', 1_200);
  app.clock.advance(59 * minute);
  await stage('going on', 3);
  expect((await app.run('sweep-staged-imports')).counts).toEqual({ imports: 0, deleted: 0 });
  app.clock.advance(minute);
  expect((await app.run('sweep-staged-imports')).counts).toEqual({ imports: 1, deleted: 1_200 });
  expect(rowsOf(app, 'staged_imports').map(({ id }) => id)).toEqual(['going on']);
  expect(rowsOf(app, 'staged_history')).toHaveLength(3);
  app.clock.advance(hour);
  expect((await app.run('sweep-staged-imports')).counts).toEqual({ imports: 1, deleted: 3 });
});
