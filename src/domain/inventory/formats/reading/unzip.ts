import { MalformedFeed, UnknownFeed } from '../feed-error.ts';
import { withinSize } from './limits.ts';

const pieceLength = 16 * 1024;

const zipArchive = [0x50, 0x4b, 0x03, 0x04];
const isZip =
  'The file is a ZIP archive or an Excel workbook. Save the workbook as CSV, or pack it as gzip.';

/**
 * Opens gzip (RFC 1952), known by its first two bytes; passes everything else through. Rejects with
 * OversizedFeed as soon as more has come out than a feed may hold.
 */
export async function* unzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let first = await chunks.next();
  while (!first.done && first.value.length < zipArchive.length) {
    const next = await chunks.next();
    if (next.done) break;
    first = { done: false, value: Buffer.concat([first.value, next.value]) };
  }
  if (first.done) return;
  let packedBytes = 0;
  const all = counted(from(first.value, chunks), (bytes) => (packedBytes += bytes));
  if (zipArchive.every((byte, place) => first.value[place] === byte)) {
    throw new UnknownFeed(isZip);
  }
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* withinSize(isPacked ? inflate(all) : all, () => packedBytes);
}

async function* inflate(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const zipped = new ReadableStream<BufferSource>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
  });
  try {
    // Comes out in pieces of 64 KiB as they are asked for, whatever they were packed to.
    for await (const chunk of zipped.pipeThrough(new DecompressionStream('gzip'))) yield chunk;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && 'code' in error))
      throw new MalformedFeed(1, 1, 'the gzip data is damaged or cut short');
    throw error;
  }
}

/** In small pieces: a whole bomb in one would count as read before anything of it has come out. */
async function* counted(
  source: AsyncIterable<Uint8Array>,
  add: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += pieceLength) {
      const piece = chunk.subarray(start, start + pieceLength);
      add(piece.length);
      yield piece;
    }
  }
}

async function* from(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
