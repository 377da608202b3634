import { stat } from 'node:fs/promises';
import { problem } from '../problem.ts';

/** A year of a large site; what is larger is no export of figures. */
const maxBytes = 64_000_000;

/** The bytes of an export of figures, which is read whole. */
export async function exportBytes(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw problem('not_found', `There is no file "${path}".`);
  if (!found.isFile()) throw problem('validation_error', `"${path}" is no file.`);
  if (found.size > maxBytes) {
    const size = `${(found.size / 1e6).toFixed(0)} MB`;
    const mend = `Exports may have ${maxBytes / 1e6} MB: split it, by month say.`;
    throw problem('validation_error', `"${path}" has ${size}. ${mend}`);
  }
  return Bun.file(path).bytes();
}
