import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lints schema/openapi.json with Redocly's recommended rules and Spectral's for OpenAPI; a warning
 * fails as an error does. Exits with 1 and their words where one has something to say. The programs
 * are taken from node_modules/.bin, or from the folder that is given.
 */
const root = join(import.meta.dir, '..');
const programs = process.argv[2] ?? join(root, 'node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-lint-'));
const description = join(root, 'schema/openapi.json');
const ruleset = join(folder, 'spectral.yaml');
/** An answer that says `"type": "array"` of what a client is to send is not a schema. */
const saysArray =
  'paths/~1v1~1public~1content/post/responses/200/content/application~1json/example';
const override = { files: [`**#/${saysArray}`], rules: { 'array-items': 'off' } };
/** A retired operation answers 410 and nothing else. */
const retired = 'paths/~1v1~1public~1gbp~1posts~1{id}~1reschedule/post';
// Spectral reads it as the fragment of an address.
const fragment = retired.replace('{', '%7B').replace('}', '%7D');
const gone = { files: [`**#/${fragment}`], rules: { 'operation-success-response': 'off' } };
// JSON is YAML.
writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'], overrides: [override, gone] }));

const linters: { name: string; args: string[]; isClean: (output: string) => boolean }[] = [
  {
    name: 'redocly',
    args: ['lint', '--extends', 'recommended', '--format', 'json', description],
    isClean: (output) => {
      const start = output.indexOf('{');
      const { problems } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as {
        problems: { ruleId: string; location: { pointer: string }[] }[];
      };
      return problems.every(({ ruleId, location: [at] }) => {
        return ruleId === 'operation-2xx-response' && at?.pointer === `#/${retired}/responses`;
      });
    },
  },
  {
    name: 'spectral',
    args: ['lint', '--ruleset', ruleset, '--fail-severity', 'hint', description],
    isClean: () => true,
  },
];

const { PATH = '', HOME = '' } = process.env;
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
let failures = 0;
try {
  for (const { name, args, isClean } of linters) {
    const child = Bun.spawn([process.execPath, '--bun', join(programs, name), ...args], {
      cwd: folder,
      env: { PATH, HOME, ...quiet },
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const [output, errors, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    if (code === 0 && isClean(output)) {
      process.stdout.write(`${name}: schema/openapi.json is clean\n`);
      continue;
    }
    failures += 1;
    process.stderr.write(`${name} ended with ${code}:\n${output}\n${errors}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
