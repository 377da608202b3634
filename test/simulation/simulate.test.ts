import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { invariants } from '../../src/cli/selftest/invariants.ts';
import { simulate } from '../../src/cli/selftest/simulate.ts';
import { commands } from '../support/processes.ts';

const steps = 25;

/** What a run came to, without what may differ between equal ones: nothing. */
async function outcome(seed: number): Promise<string> {
  const { failure, ...run } = await simulate(seed, steps);
  return JSON.stringify({ ...run, failure: failure && [failure.error.message, failure.lines] });
}

describe('a simulation', () => {
  test('is the same again to the letter for the same seed, and another for another', async () => {
    const first = await outcome(8);
    expect(await outcome(8)).toBe(first);
    expect(await outcome(9)).not.toBe(first);
  }, 300_000);

  test('finds no invariant broken on a few seeds, and gets something done', async () => {
    let attempts = 0;
    for (const seed of [11, 12, 13, 14]) {
      const run = await simulate(seed, steps);
      expect([seed, run.failure]).toEqual([seed, null]);
      attempts += run.attempts;
    }
    expect(attempts).toBeGreaterThan(20);
  }, 300_000);

  test('ends between two steps when it is told to', async () => {
    const ending = new AbortController();
    const running = simulate(1, 10_000, ending.signal);
    ending.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  }, 300_000);
});

describe('selftest', () => {
  test('prints its figures, and refuses what is no number', async () => {
    await using program = commands();
    const [run, refused] = await Promise.all([
      program.run(['selftest', '--seed', '3', '--seeds', '2', '--steps', '5', '--json']),
      program.run(['selftest', '--seed', 'three']),
    ]);
    expect([run.code, run.errors]).toEqual([0, '']);
    expect(JSON.parse(run.output)).toMatchObject({ seed: 3, seeds: 2, steps: 5 });
    expect([refused.code, refused.output]).toEqual([2, '']);
    expect(refused.errors).toContain('seed');
  }, 300_000);
});

test('the README of the tests lists every invariant in its words', async () => {
  const readme = await Bun.file(join(import.meta.dir, '..', 'README.md')).text();
  for (const [name, words] of Object.entries(invariants)) {
    expect(readme).toContain(`| \`${name}\` | ${words} |`);
  }
});
