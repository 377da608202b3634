import { expect, test } from 'bun:test';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';

const loader = resolve(import.meta.dir, '../../src/domain/people/factors/webauthn.ts');

/** In the compiled file modules run in another order than from the source. */
test('what checks passkeys loads from a bundle too', async () => {
  using folder = temporaryFolder();
  const entry = join(folder.path, 'entry.ts');
  await Bun.write(
    entry,
    `import { webauthn } from ${JSON.stringify(loader)};
     void webauthn().then((found) => console.log(typeof found.verifyRegistrationResponse));`,
  );
  const target = { target: 'bun', format: 'esm', outdir: folder.path } as const;
  const { outputs } = await Bun.build({ entrypoints: [entry], ...target });
  const made = outputs.find(({ kind }) => kind === 'entry-point')?.path ?? '';
  const child = Bun.spawn([process.execPath, made], { stdout: 'pipe', stderr: 'pipe' });
  const said = await new Response(child.stdout).text();
  expect([said.trim(), await new Response(child.stderr).text()]).toEqual(['function', '']);
}, 60_000);
