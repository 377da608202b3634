import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For `test.skipIf`: the certificates are made by the OpenSSL of the machine. */
export const hasOpenssl = Bun.which('openssl') !== null;

/** PEM texts by the names that `make-certificates` gives them: key and certificate. */
export type Certificates = (name: string) => string;

/** An authority of its own and what it signed, all made anew; `authority` comes without a key. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-certificates-'));
  try {
    const made = Bun.spawnSync(['sh', join(import.meta.dir, 'make-certificates')], { cwd: folder });
    if (!made.success) throw new Error(`make-certificates failed: ${made.stderr.toString()}`);
    const names = [...new Bun.Glob('*.pem').scanSync(folder)];
    const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    return (name) => {
      const text = texts.get(`${name}.pem`);
      if (text === undefined) throw new Error(`There is no certificate "${name}".`);
      return text;
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
