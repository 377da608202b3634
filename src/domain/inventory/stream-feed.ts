import type { Context } from '../../context.ts';
import type { Snapshot } from '../../db/store.ts';
import { type ContentEncoding, preferredEncoding } from '../../http/accept-encoding.ts';
import { isNotModified } from '../../http/not-modified.ts';
import { sha256Hex } from '../../lib/hash.ts';
import { version } from '../../version.ts';
import { type FeedRow, stockInPortions } from './feed-rows.ts';
import type { FeedStream } from './feed-streams.ts';
import { countStock } from './import-reads.ts';
import { type FeedSyntax, jsonFeed, syntaxRevision, xmlFeed } from './render-feed.ts';
import { type StockRevision, stockRevision } from './stock-revision.ts';
import { viewFeedVehicle } from './view.ts';

export type FeedRequest = {
  siteId: string;
  format: 'json' | 'xml';
  request: Request;
  /** Takes a place among the feeds that go out, or throws. */
  begin(): FeedStream;
};

/**
 * The whole stock as one document that is made while it goes out, from one moment of the store; or
 * 304 when the caller has it. Without a body for HEAD.
 */
export async function streamFeed(ctx: Context, wanted: FeedRequest): Promise<Response> {
  const { siteId, request } = wanted;
  const syntax = wanted.format === 'xml' ? xmlFeed : jsonFeed;
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  const known = validators(ctx, wanted, await stockRevision(ctx.reader, siteId));
  if (isNotModified(request.headers, known)) {
    return new Response(null, { status: 304, headers: feedHeaders(known) });
  }
  const type = { 'content-type': syntax.contentType };
  const headers = { ...type, ...(encoding && { 'content-encoding': encoding }) };
  if (request.method === 'HEAD') {
    // What GET would say of the length: that it is not known. Without it Bun says 0.
    const unknown = { 'transfer-encoding': 'chunked' };
    return new Response(null, { headers: { ...headers, ...feedHeaders(known), ...unknown } });
  }
  const stream = wanted.begin();
  try {
    const snapshot = await ctx.openSnapshot();
    const document = await feedDocument(ctx, wanted, syntax, snapshot);
    const body = stream.follow(compressed(bytesOf(document.parts), encoding), snapshot.release);
    return new Response(body, { headers: { ...headers, ...document.headers } });
  } catch (error) {
    stream.end(null);
    throw error;
  }
}

type FeedDocument = {
  headers: Record<string, string>;
  parts: AsyncGenerator<string, undefined>;
};

async function feedDocument(
  ctx: Context,
  wanted: FeedRequest,
  syntax: FeedSyntax,
  snapshot: Snapshot,
): Promise<FeedDocument> {
  try {
    const { siteId } = wanted;
    const held = validators(ctx, wanted, await stockRevision(snapshot.reader, siteId));
    const count = await countStock(snapshot.reader, siteId);
    const parts = documentParts(syntax, count, stockInPortions(ctx, snapshot, siteId));
    return { headers: feedHeaders(held), parts };
  } catch (error) {
    snapshot.release();
    throw error;
  }
}

type FeedValidators = {
  etag: string;
  modifiedAtMs: number;
  shownModifiedAtMs: number;
};

/**
 * From the site's count of changes: nothing of the document itself is read. The tag is weak because
 * it is the same for every encoding. A change counts as of the next full second, which may not have
 * come yet, and a time in the future must not be sent (RFC 9110 section 8.8.2.1).
 */
function validators(
  ctx: Context,
  { siteId, format }: FeedRequest,
  { revision, modifiedAt }: StockRevision,
): FeedValidators {
  const tag = sha256Hex([version, siteId, revision, format, syntaxRevision].join(' ')).slice(0, 32);
  const shown = Math.min(modifiedAt, ctx.clock.now());
  return { etag: `W/"${tag}"`, modifiedAtMs: modifiedAt, shownModifiedAtMs: shown };
}

/** The answer depends on the key: a shared cache must not keep it, any other must ask again. */
function feedHeaders({ etag, shownModifiedAtMs }: FeedValidators): Record<string, string> {
  return {
    etag,
    'last-modified': new Date(shownModifiedAtMs).toUTCString(),
    vary: 'Accept-Encoding, X-API-Key',
    'cache-control': 'private, no-cache',
  };
}

async function* documentParts(
  syntax: FeedSyntax,
  count: number,
  portions: AsyncGenerator<FeedRow[], undefined>,
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

function bytesOf(parts: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A turn of the loop: what is made goes out, and other requests are not kept waiting.
      await new Promise<void>((resolve) => setImmediate(resolve));
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

function compressed(
  bytes: ReadableStream<Uint8Array>,
  encoding: ContentEncoding | null,
): ReadableStream<Uint8Array> {
  if (encoding === null) return bytes;
  // The types of the web platform do not know zstd, which Bun's CompressionStream has.
  const compression = new CompressionStream(encoding as CompressionFormat);
  return bytes.pipeThrough(compression as TransformStream<Uint8Array, Uint8Array>);
}
