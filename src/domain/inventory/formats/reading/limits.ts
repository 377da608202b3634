import { OversizedFeed } from '../feed-error.ts';

/** Exports of dealer systems have at most some three hundred. */
export const maxColumns = 2_000;

const mebibyte = 1024 * 1024;
const maxUnpackedBytes = 1024 * mebibyte;

/** Repetitive stock lists pack to a thirtieth; what packs far better is made of nothing. */
const maxRatio = 200;
const anyRatioBytes = 16 * mebibyte;

/** Grown by this while one file is read; stock of 100,000 vehicles takes a fifth of it. */
const maxMemoryBytes = 1024 * mebibyte;
const checkMemoryEvery = mebibyte;

/** Passes on what was unpacked and gives up in the middle of what was packed as a bomb. */
export async function* withinSize(
  unpacked: AsyncIterable<Uint8Array>,
  packedBytes: () => number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of unpacked) {
    bytes += chunk.length;
    if (bytes > maxUnpackedBytes) {
      throw new OversizedFeed(`The file holds more than ${maxUnpackedBytes / mebibyte} MB.`);
    }
    if (bytes > anyRatioBytes && bytes > packedBytes() * maxRatio) {
      const times = `${maxRatio} times its compressed size`;
      throw new OversizedFeed(`The file unpacks to more than ${times}, as no stock list does.`);
    }
    yield chunk;
  }
}

/** Ends the reading of a file that takes too much memory, whatever in it does so. */
export async function* withinMemory(
  chunks: AsyncIterable<Uint8Array>,
  memoryNow: () => number = () => process.memoryUsage.rss(),
): AsyncGenerator<Uint8Array> {
  const before = memoryNow();
  let unchecked = 0;
  for await (const chunk of chunks) {
    unchecked += chunk.length;
    if (unchecked >= checkMemoryEvery) {
      unchecked = 0;
      if (memoryNow() - before > maxMemoryBytes) throw needsTooMuchMemory();
    }
    yield chunk;
  }
}

function needsTooMuchMemory(): OversizedFeed {
  const limit = `${maxMemoryBytes / mebibyte} MB of memory`;
  return new OversizedFeed(`To read the file takes more than ${limit}. Import it in parts.`);
}
