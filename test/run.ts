import { summarise } from './support/test-summary.ts';

/** The whole suite; its last line is "N passed, N failed", its exit status that of the runner. */
// Files share nothing, so several run at once; one waits for its servers while another computes.
const child = Bun.spawn(['bun', 'test', '--parallel=3', ...process.argv.slice(2)], {
  stdout: 'inherit',
  stderr: 'pipe',
});
const decoder = new TextDecoder();
let text = '';
for await (const chunk of child.stderr) {
  process.stderr.write(chunk);
  text += decoder.decode(chunk, { stream: true });
}
const { passed, failed, exitCode } = summarise(text, await child.exited);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(exitCode);
