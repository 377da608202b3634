import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { sha256Hex } from '../../lib/hash.ts';
import type { FittedPicture } from '../../media/pictures/fit-picture.ts';
import { fileName, mediaUrl } from './file-names.ts';
import { putCopy } from './files-store.ts';

/**
 * Serves a copy of a picture that is made for somebody who fetches it soon: it belongs to no
 * library, so that the sweep takes it after a day. Returns where it is. Throws ImageStoreError.
 */
export async function keepCopy(
  { providers, write, config }: Pick<Context, 'providers' | 'write' | 'config'>,
  { bytes, width, height }: FittedPicture,
): Promise<string> {
  const file = { hash: sha256Hex(bytes), extension: 'jpg' as const };
  await providers.imageStore.put(fileName(file), bytes);
  const row = { ...file, width, height, bytes: bytes.length };
  const unseen = { averageColor: '#ffffff', variants: [] };
  await write(
    (tx) => putCopy(tx, { ...row, ...unseen, createdAt: tx.now }),
    inLane('publish-social'),
  );
  return mediaUrl(config.appOrigin, file);
}
