import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './mutations.ts';

/**
 * Proves that the simulation finds faults: each is put into a copy of the program and must be found
 * by its invariant within a few seeds. A word as argument runs only the mutations with it in their
 * name. Two at a time; each takes a second or two.
 */
const root = join(import.meta.dir, '..', '..');
const copied = ['src', 'schema', 'jobs', 'package.json', 'tsconfig.json'];
const workers = 2;
const usual = { seeds: 60, steps: 60 };

const [word = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const waiting = mutations.filter(({ name }) => name.includes(word));
const count = waiting.length;
let failed = 0;
await Promise.all(Array.from({ length: workers }, work));
process.stdout.write(`${count - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 && count > 0 ? 0 : 1);

async function work(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-mutation-'));
  try {
    for (const place of copied) cpSync(join(root, place), join(folder, place), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (let next = waiting.shift(); next; next = waiting.shift()) await prove(folder, next);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prove(folder: string, mutation: Mutation): Promise<void> {
  const { name, edits, finds } = mutation;
  const begunAt = performance.now();
  const originals = edits.map(
    ({ file }) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  let said: string;
  try {
    for (const edit of edits) apply(folder, edit);
    said = await selftest(folder, mutation.within ?? usual);
  } catch (error) {
    said = String(error);
  } finally {
    for (const [file, text] of originals) writeFileSync(join(folder, file), text);
  }
  const isFound = finds.some((invariant) => said.includes(`${invariant} is broken.`));
  if (!isFound) failed += 1;
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  const last = said.trim().split('\n').at(-1);
  process.stdout.write(`${isFound ? 'found ' : 'MISSED'}  ${name}  (${seconds} s)  ${last}\n`);
}

function apply(folder: string, { file, from, to }: Mutation['edits'][number]): void {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${file} holds "${from}" ${parts.length - 1} times: bring the list up to date.`,
    );
  }
  writeFileSync(path, parts.join(to));
}

/** What the selftest of the changed copy said; a fault that it does not find leaves no word. */
async function selftest(folder: string, { seeds, steps }: typeof usual): Promise<string> {
  const given = ['--seed', 1, '--seeds', seeds, '--steps', steps].map(String);
  const command = ['bun', 'src/main.ts', 'selftest', ...given];
  const child = Bun.spawn(command, { cwd: folder, stdout: 'pipe', stderr: 'pipe' });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return (await child.exited) === 1 ? errors : out;
}
