import type { Command } from 'commander';
import { day } from '../lib/clock.ts';
import { invalid } from '../problem.ts';
import { print } from './print.ts';
import { untilSignal } from './signals.ts';
import type { Violation } from './selftest/invariants.ts';
import type { Simulated } from './selftest/simulate.ts';

type Options = { seed: string; steps: string; seeds: string; json?: boolean };

export function selftestCommand(program: Command): void {
  program
    .command('selftest')
    .description('run the whole program on simulated time, network and crashes, and check it')
    .option('--seed <number>', 'random seed; equal seeds give equal runs', '1')
    .option('--steps <number>', 'number of steps in each run', '60')
    .option('--seeds <count>', 'number of seeds to run, one after another', '1')
    .option('--json', 'print {"seeds", "steps", "seconds", "trace", …}')
    .action(selftest);
}

async function selftest({ json, ...given }: Options): Promise<void> {
  const first = wholeNumber('seed', given.seed);
  const steps = wholeNumber('steps', given.steps);
  const seeds = wholeNumber('seeds', given.seeds);
  // No other command needs it, and it is not small.
  const { simulate } = await import('./selftest/simulate.ts');
  const begunAt = performance.now();
  const all = new Bun.CryptoHasher('sha256');
  const sums = { virtualMs: 0, attempts: 0, events: 0 };
  const ending = new AbortController();
  void untilSignal().then((name) => ending.abort(new Error(`Broken off by ${name}.`)));
  for (let seed = first; seed < first + seeds; seed += 1) {
    const run = await simulate(seed, steps, ending.signal);
    if (run.failure) throw new Error(report(run, run.failure));
    all.update(run.trace);
    for (const name of ['virtualMs', 'attempts', 'events'] as const) sums[name] += run[name];
  }
  const seconds = Math.round(performance.now() - begunAt) / 1000;
  const trace = all.digest('hex').slice(0, 16);
  const { virtualMs, ...counts } = sums;
  const days = Math.round((virtualMs / day) * 10) / 10;
  print(json, { seed: first, seeds, steps, trace, days, ...counts, seconds }, [
    `${seeds} runs of ${steps} steps: ${days} days, ${counts.events} events, ` +
      `${counts.attempts} attempts in ${seconds} s. No invariant was broken.`,
    `trace ${trace}`,
  ]);
}

/** Its first line is the one that replays the run. */
function report({ seed, steps }: Simulated, failure: NonNullable<Simulated['failure']>): string {
  const { error, step, lines } = failure;
  const name = isViolation(error) ? error.invariant : 'no-unforeseen-error';
  const text = [...lines, `step ${step} broke ${name}: ${error.message}`];
  if (!isViolation(error)) text.push(error.stack ?? '');
  process.stderr.write(`${text.join('\n')}\n`);
  return `${name} is broken. Replay: forecourt selftest --seed ${seed} --steps ${steps}`;
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw invalid(name, 'must be a whole number');
}

/** By its name: the class itself comes with the simulation. */
function isViolation(error: Error): error is Violation {
  return error.name === 'Violation';
}
