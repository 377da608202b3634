import type { Context } from '../../context.ts';
import { sha256Hex } from '../../lib/hash.ts';
import type { Pictures } from '../../media/pictures/prepare-picture.ts';
import type { ImageMaker } from '../../providers/image-maker/port.ts';
import { type ImageStore, isImageName } from '../../providers/image-store/port.ts';

export type ImageProviders = Pick<
  Context['providers'],
  'imageMaker' | 'cardMaker' | 'imageStore' | 'pictures'
>;

/**
 * Pictures that are a few letters, and a disk for them in memory: threads and files take real time,
 * and a seed would not replay them.
 */
export function plainImages(
  throwSometimes: () => void,
  refuses: () => boolean,
  nowMs: () => number,
): ImageProviders {
  const maker: ImageMaker = {
    id: 'plain',
    atOnce: 4,
    async make({ request }) {
      throwSometimes();
      if (refuses()) return { reason: 'No such vehicle is in stock.' };
      return { bytes: new TextEncoder().encode(request.prompt), altText: 'A card.', isOurs: true };
    },
    close: () => undefined,
  };
  return { imageMaker: maker, cardMaker: maker, imageStore: memoryStore(nowMs), pictures: plain };
}

const asItIs: Pictures['prepare'] = async (bytes) => ({
  bytes,
  hash: sha256Hex(bytes),
  extension: 'jpg',
  width: 1200,
  height: 630,
  averageColor: '#808080',
  variants: [],
});
const plain: Pictures = { prepare: asItIs, prepareOwn: asItIs };

/** Keeps its files over the death of a process, as a disk does. */
function memoryStore(nowMs: () => number): ImageStore {
  const files = new Map<string, { bytes: Uint8Array; modifiedAtMs: number }>();
  return {
    where: 'memory',
    async put(name, bytes) {
      if (!isImageName(name)) throw new Error(`${name} names no image.`);
      files.set(name, { bytes, modifiedAtMs: nowMs() });
    },
    async read(name) {
      const file = files.get(name);
      return file ? new Blob([new Uint8Array(file.bytes)]) : null;
    },
    async remove(name) {
      files.delete(name);
    },
    async *list() {
      for (const [name, { bytes, modifiedAtMs }] of files) {
        yield { name, bytes: bytes.length, modifiedAtMs };
      }
    },
  };
}
