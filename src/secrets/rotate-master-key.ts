import { masterKeyPath } from '../config/master-key.ts';
import { readKeyFile, writeKeyFile } from '../config/master-key-file.ts';
import type { Context } from '../context.ts';
import type { Random } from '../lib/random.ts';
import { hasOtherVersions, reencryptSecrets } from './reencrypt-secrets.ts';
import { inLane } from '../db/write.ts';

export type Rotation = {
  version: number;
  /** Values that are sealed under it now and were not before. */
  rewrapped: number;
  /** Versions that have left the key file. */
  removed: number[];
};

/** After each pass nothing is left but what a server sealed meanwhile under the old version. */
const maxPasses = 5;

/**
 * Gives the master key file a new version, seals every stored secret under it and takes the old
 * versions out. Works beside a running server, and takes up what an earlier run left unfinished.
 *
 * The file is changed only inside a write, which no other process can make at the same time. A
 * server seals inside a write too, and looks at the file then: so once the file has been replaced
 * and a later write finds nothing under an old version, nobody can add something under it, and that
 * same write may take the version out.
 */
export async function rotateMasterKey(ctx: Context): Promise<Rotation> {
  const file = fileOf(ctx);
  const version = await ctx.write(
    async () => newestOf(file, ctx.random),
    inLane('rotate-master-key'),
  );
  let rewrapped = 0;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const made = await reencryptSecrets(ctx, version);
    rewrapped += made.rewrapped;
    if (made.unreadable > 0) throw unreadable(made.unreadable, file);
    const removed = await ctx.write(async (tx) => {
      return (await hasOtherVersions(tx, version)) ? null : keepOnly(file, version);
    }, inLane('rotate-master-key'));
    if (removed) return { version, rewrapped, removed };
  }
  throw new Error('Secrets are still sealed under the old master key. Run this again.');
}

function fileOf({ config }: Context): string {
  if (!config.masterKey) return masterKeyPath(config);
  throw new Error(
    'MASTER_KEY holds one version only: put its value into a file, set MASTER_KEY_FILE to that ' +
      'file instead, start the server with it, and run this again.',
  );
}

/** The version to seal under. More than one in the file: a run did not come to its end. */
function newestOf(file: string, random: Random): number {
  const versions = readKeyFile(file);
  const [{ version }] = versions;
  if (versions.length > 1) return version;
  const hex = Buffer.from(random.bytes(32)).toString('hex');
  writeKeyFile(file, [{ version: version + 1, hex }, ...versions]);
  return version + 1;
}

function keepOnly(file: string, version: number): number[] {
  const versions = readKeyFile(file);
  const kept = versions.filter((one) => one.version === version);
  if (kept.length !== 1) throw new Error(`${file} was changed meanwhile. Run this again.`);
  if (versions.length > 1) writeKeyFile(file, kept);
  return versions.filter((one) => one.version !== version).map((one) => one.version);
}

function unreadable(count: number, file: string): Error {
  return new Error(
    `${count} stored secrets open under no version in ${file}. ` +
      'Put back the line of their key and run this again.',
  );
}
