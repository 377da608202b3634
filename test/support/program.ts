import { join, resolve } from 'node:path';

const root = join(import.meta.dir, '../..');
const { FORECOURT_BINARY: binary, FORECOURT_BUNDLE: bundle } = process.env;

/**
 * The program as processes are started with it: the compiled file when the tests are for that; one
 * file of all sources where the suite made one, which starts in half the time; else the sources.
 */
export const program: readonly string[] = binary
  ? [resolve(root, binary)]
  : [process.execPath, bundle ?? join(root, 'src/main.ts')];
