import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarise } from './support/test-summary.ts';

/** One more than there are cores, as far as the memory goes: a worker may start a browser. */
function workers(): number {
  const byMemory = Math.floor(freemem() / (2 * 2 ** 30));
  return Math.max(2, Math.min(availableParallelism() + 1, byMemory, 12));
}

/** The whole suite; its last line is "N passed, N failed", its exit status that of the runner. */
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bundle-'));
const entries = ['src/main.ts', 'src/draw-cards.ts'];
const bundle = Bun.spawnSync(['bun', 'build', '--target=bun', '--outdir', folder, ...entries], {
  stderr: 'inherit',
});
// Without it the processes of the tests start from the sources: slower, and no other.
const made = bundle.success ? { FORECOURT_BUNDLE: join(folder, 'main.js') } : {};
// Files share nothing, so several run at once; one waits for its servers while another computes.
const parallel = [`--parallel=${workers()}`, '--no-isolate'];
// Only what hangs is ended: a busy machine may take twenty times as long, and no test asserts it.
const patience = '--timeout=300000';
const child = Bun.spawn(['bun', 'test', ...parallel, patience, ...process.argv.slice(2)], {
  stdout: 'inherit',
  stderr: 'pipe',
  env: { ...process.env, ...made },
});
const decoder = new TextDecoder();
let text = '';
for await (const chunk of child.stderr) {
  process.stderr.write(chunk);
  text += decoder.decode(chunk, { stream: true });
}
const { passed, failed, exitCode } = summarise(text, await child.exited);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(exitCode);
