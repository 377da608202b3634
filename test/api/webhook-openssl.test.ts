import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';
import { harness } from '../support/harness.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';

const readme = join(import.meta.dir, '../../README.md');

/** The command of the README, as a reader would copy it. */
function shownCommand(): string {
  const lines = readFileSync(readme, 'utf8').split('\n');
  const [command, ...more] = lines.filter((line) => line.includes('openssl dgst'));
  if (!command || more.length > 0) throw new Error('The README is to show it once.');
  return command;
}

async function judge(body: string, environment: Record<string, string>): Promise<string> {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'body.json'), body);
  const { PATH = '' } = process.env;
  const env = { PATH, ...environment };
  const shell = Bun.spawn(['sh', '-c', shownCommand()], { cwd: folder.path, env, stderr: 'pipe' });
  const [output, errors] = await Promise.all([
    new Response(shell.stdout).text(),
    new Response(shell.stderr).text(),
  ]);
  return output + errors;
}

test.skipIf(!Bun.which('openssl'))(
  'the command of the README tells a genuine delivery from a forged one (needs openssl)',
  async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site, 'crème brûlée, "quoted" and $HOME');
    await deliver(app);
    const [sent] = hook.requests();
    const body = String(sent?.body);
    const SIGNATURE = sent?.headers['X-Webhook-Signature'] ?? '';
    const SECRET = hook.secret;
    expect(await judge(body, { SECRET, SIGNATURE })).toBe('genuine\n');
    const forged = [
      judge(`${body} `, { SECRET, SIGNATURE }),
      judge(body, { SECRET: 'a'.repeat(64), SIGNATURE }),
      judge(body, { SECRET, SIGNATURE: SIGNATURE.slice(7) }),
      judge(body, { SECRET, SIGNATURE: 'sha256=' }),
      judge(body, { SECRET, SIGNATURE: 'sha256=.*' }),
    ];
    for (const verdict of await Promise.all(forged)) expect(verdict).toBe('');
  },
);
