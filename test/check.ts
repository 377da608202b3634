import { rmSync } from 'node:fs';

/**
 * Everything that must hold before a change lands, in order: types, format, lint, house rules,
 * tests, compiled file, its health, and the flows against it. Stops at the first step that fails.
 * `--tests-passed` leaves out the tests, for a caller that has just run the suite on these files.
 */
const places = ['src', 'schema', 'jobs', 'test'];
/** Fixtures are broken on purpose, and the API description is as it was printed. */
const programs = places.map((place) => `${place}/**/*.{ts,tsx}`);
const testsPassed = process.argv.includes('--tests-passed');
const steps: [name: string, command: string[], environment?: Record<string, string>][] = [
  ['types', ['bun', 'check', '--no-script']],
  ['format', ['bun', 'fmt', '--check', '--no-script', ...programs]],
  ['lint', ['bun', 'x', 'oxlint', '--deny-warnings', ...places]],
  ['API description', ['bun', 'test/lint-openapi.ts']],
  ['house rules', ['bun', 'test', 'test/house.test.ts']],
  ['tests', ['bun', 'test/run.ts']],
  ['compile', ['bun', 'test/build.ts']],
  [
    'compiled file',
    ['bun', 'test/run.ts', 'test/flows', 'test/ops'],
    { FORECOURT_BINARY: 'dist/forecourt' },
  ],
  [
    'simulation',
    ['bun', 'test/simulation/run-seeds.ts', '300', '300'],
    { FORECOURT_BINARY: 'dist/forecourt' },
  ],
  [
    'long simulation',
    ['bun', 'test/simulation/run-seeds.ts', '20', '1500', '1001'],
    { FORECOURT_BINARY: 'dist/forecourt' },
  ],
  ['faults on purpose', ['bun', 'test/simulation/run-mutations.ts']],
  ['kills', ['bun', 'test/kill/run.ts', '--kills', '12']],
];

for (const [name, command, environment] of steps) {
  if (testsPassed && ['house rules', 'tests'].includes(name)) continue;
  const started = performance.now();
  process.stdout.write(`\n── ${name}: ${command.join(' ')}\n`);
  if (name === 'compile') rmSync('dist', { recursive: true, force: true });
  const child = Bun.spawn(command, {
    stdout: 'inherit',
    stderr: 'inherit',
    env: { ...process.env, ...environment },
  });
  const code = await child.exited;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    process.stdout.write(`── ${name} failed after ${seconds} s\n`);
    process.exit(1);
  }
  process.stdout.write(`── ${name} is good (${seconds} s)\n`);
}
process.stdout.write('\nAll checks passed.\n');
