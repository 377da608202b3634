import type { Reader } from '../../db/reader.ts';
import { type FeedRow, stockSnapshot } from './feed-rows.ts';
import { type FeedSyntax, jsonFeed, xmlFeed } from './render-feed.ts';
import { viewFeedVehicle } from './view.ts';

/** The whole stock as one document that is made while it goes out. */
export async function streamFeed(
  reader: Reader,
  siteId: string,
  format: 'json' | 'xml',
): Promise<Response> {
  const syntax = format === 'xml' ? xmlFeed : jsonFeed;
  const { count, portions } = await stockSnapshot(reader, siteId);
  const parts = documentParts(syntax, count, portions());
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': syntax.contentType } });
}

async function* documentParts(
  syntax: FeedSyntax,
  count: number,
  portions: AsyncGenerator<FeedRow[]>,
): AsyncGenerator<string, undefined> {
  yield syntax.head(count);
  let index = 0;
  for await (const rows of portions) {
    const entries = rows.map((row, place) => syntax.entry(viewFeedVehicle(row), index + place));
    index += rows.length;
    yield entries.join('');
  }
  yield syntax.tail;
  return undefined;
}
