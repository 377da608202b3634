import { expect, test } from 'bun:test';
import { commands } from '../support/processes.ts';

test('a site chooses what its text model may cost, and sees what it took', async () => {
  await using program = commands();
  await program.makeStore();
  const cap = ['--model-monthly-cap', '2000000 tokens', '--model-fallback', 'fail'];
  const changed = await program.run(['sites', 'update', 'prairie', ...cap]);
  expect([changed.code, changed.errors]).toEqual([0, '']);
  const [used, wrong] = await Promise.all([
    program.run(['model-usage', '--site', 'prairie', '--json']),
    program.run(['sites', 'update', 'prairie', '--model-fallback', 'nobody']),
  ]);
  expect(JSON.parse(used.output)).toEqual({ months: [] });
  expect([wrong.code, wrong.output]).toEqual([2, '']);
  expect(wrong.errors).toContain('embedded, fail or default');
}, 300_000);
