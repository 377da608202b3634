import { describe, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../support/processes.ts';

describe('beside a running server', () => {
  test('a second one is refused in one line that names the first', async () => {
    await using program = commands();
    const first = await program.serve();
    const second = await program.run(['serve', '--port', '0']);
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.errors).toBe(
      `forecourt: Another Forecourt (process ${first.pid} at ${first.url}) works on ` +
        `${program.folder}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${first.url}/v1/public/health`)).status).toBe(200);
    first.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  }, 300_000);

  test('of two that start at once one serves and the other is refused', async () => {
    await using program = commands();
    const both = await Promise.allSettled([program.serve(), program.serve()]);
    const started = both.filter((one) => one.status === 'fulfilled');
    const refused = both.filter((one) => one.status === 'rejected');
    expect([started.length, refused.length]).toEqual([1, 1]);
    expect(String(refused[0]?.reason)).toContain('Another Forecourt');
  }, 300_000);

  test('restore and compact are refused; after a kill they are not', async () => {
    await using program = commands();
    const server = await program.serve();
    const copy = join(program.folder, 'copy.db');
    expect((await program.run(['backup', copy])).code).toBe(0);
    for (const args of [['restore', copy], ['compact']]) {
      const { code, errors } = await program.run(args);
      expect(code).toBe(1);
      expect(errors).toMatch(/^forecourt: Another Forecourt \(process \d+ at http.*\n$/);
    }
    server.kill('SIGKILL');
    await server.exited;
    for (const args of [['restore', copy], ['compact']]) {
      expect(await program.run(args)).toMatchObject({ code: 0, errors: '' });
    }
  }, 300_000);

  test.skipIf(process.platform !== 'linux')(
    'doctor sees files that were deleted under it, and how to save them',
    async () => {
      await using program = commands();
      const server = await program.serve();
      rmSync(join(program.folder, 'forecourt.db-wal'));
      const log = await program.run(['doctor'], { PORT: '0' });
      expect(log.output).toMatch(/MEND +database .*-wal was deleted .* stop it with kill \d+/);
      rmSync(join(program.folder, 'forecourt.db'));
      const both = await program.run(['doctor'], { PORT: '0' });
      const [, save = ''] = /saved it: (.*)\. Then stop it/.exec(both.output) ?? [];
      expect(Bun.spawnSync(['sh', '-c', save]).exitCode).toBe(0);
      server.kill('SIGTERM');
      await server.exited;
      const saved = join(program.folder, 'forecourt.db.saved');
      expect((await program.run(['restore', saved])).code).toBe(0);
    },
    300_000,
  );
});
