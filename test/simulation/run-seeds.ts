import { availableParallelism } from 'node:os';

/**
 * Runs the simulation on many seeds, shared among processes: `bun run test:simulation [seeds]
 * [steps] [first seed]`. FORECOURT_BINARY names the compiled file to run; without it the sources.
 */
const [seeds = 300, steps = 300, first = 1] = process.argv.slice(2).map(Number);
const { FORECOURT_BINARY } = process.env;
const program = FORECOURT_BINARY ? [FORECOURT_BINARY] : ['bun', 'src/main.ts'];
const processes = Math.min(seeds, Math.max(2, availableParallelism()));

const outcomes = await Promise.all(Array.from({ length: processes }, (_, share) => run(share)));
const passed = outcomes.filter((isGood) => isGood).length;
process.stdout.write(`${passed} passed, ${processes - passed} failed\n`);
process.exit(passed === processes ? 0 : 1);

async function run(share: number): Promise<boolean> {
  const from = first + Math.floor((seeds * share) / processes);
  const count = first + Math.floor((seeds * (share + 1)) / processes) - from;
  const given = ['--seed', from, '--seeds', count, '--steps', steps].map(String);
  const child = Bun.spawn([...program, 'selftest', ...given], {
    stdout: 'inherit',
    stderr: 'inherit',
  });
  return (await child.exited) === 0;
}
