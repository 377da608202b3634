import { MalformedFeed } from '../feed-error.ts';

/** Opens gzip (RFC 1952), known by its first two bytes; passes everything else through. */
export async function* unzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let first = await chunks.next();
  while (!first.done && first.value.length < 2) {
    const next = await chunks.next();
    if (next.done) break;
    first = { done: false, value: Buffer.concat([first.value, next.value]) };
  }
  if (first.done) return;
  const all = from(first.value, chunks);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) yield* all;
  else yield* inflate(all);
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
    for await (const chunk of zipped.pipeThrough(new DecompressionStream('gzip'))) yield chunk;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && 'code' in error))
      throw new MalformedFeed(1, 1, 'the gzip data is damaged or cut short');
    throw error;
  }
}

async function* from(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
