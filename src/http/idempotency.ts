import type { Context } from '../context.ts';
import { type Body, writesOf } from '../db/write.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { sha256Hex } from '../lib/hash.ts';
import { invalid, problem } from '../problem.ts';
import type { KeyActor } from './actor.ts';
import {
  findRecord,
  type IdempotencyRecord,
  putRecord,
  type RecordKey,
} from '../idempotency/store.ts';

export const idempotencyHeader = 'x-idempotency-key';
/** The name that other services and libraries use (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyAlias = 'idempotency-key';
const maxKeyLength = 256;

/** A request that is to be done once: its place and what it must be equal to. */
export type Once = RecordKey & { requestHash: string };

/** Thrown inside the transaction when an equal request was faster: its answer is the answer. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
  constructor(readonly record: IdempotencyRecord) {
    super('An equal request was answered before.');
  }
}

/** Null without the header. Throws a 400 when its value is no good. */
export function onceOf(
  request: Request,
  route: string,
  apiKeyId: string,
  body: unknown,
): Once | null {
  const idempotencyKey = keyOf(request.headers);
  if (idempotencyKey === null) return null;
  const requestHash = sha256Hex(
    `${request.method} ${pathAndQuery(request.url)}\n${canonicalJson(body ?? null)}`,
  );
  return { apiKeyId, route: `${request.method} ${route}`, idempotencyKey, requestHash };
}

/** Of either header; both together must agree, or it is not clear what the client means. */
function keyOf(headers: Headers): string | null {
  const own = headers.get(idempotencyHeader);
  const alias = headers.get(idempotencyAlias);
  if (own !== null && alias !== null && own !== alias) {
    throw invalid('Idempotency-Key', 'must equal X-Idempotency-Key where both are given');
  }
  const key = own ?? alias;
  if (key !== null && (key === '' || key.length > maxKeyLength)) {
    const name = own === null ? 'Idempotency-Key' : 'X-Idempotency-Key';
    throw invalid(name, `must be 1 to ${maxKeyLength} characters`);
  }
  return key;
}

/** Without a parser: Bun gives the path alone where the request named no host (HTTP/1.0). */
function pathAndQuery(url: string): string {
  return url.startsWith('/') ? url : url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

/** The stored answer of an equal request; throws a 409 when the key was used for another. */
export async function answeredBefore(ctx: Context, once: Once): Promise<IdempotencyRecord | null> {
  const record = await findRecord(ctx.reader, once, ctx.clock.now());
  return record ? sameRequest(once, record) : null;
}

/** The body of a stored answer. */
export function storedAnswer({ seal }: Pick<Context, 'seal'>, record: IdempotencyRecord): object {
  const { body, sealedBody } = record;
  return JSON.parse(sealedBody === null ? body : seal.decrypt(sealedBody)) as object;
}

type StoredAs = {
  status?: number;
  /** The answer holds a secret, and is stored sealed. */
  isSecret?: boolean;
};

/**
 * A write that stores the request's answer in the same transaction, if the request asks for that.
 * `view` makes the answer of what the body returns. An equal request that came between ends this
 * one with AnsweredBefore, and nothing of this one is kept.
 */
export function writeOnce<T>(
  ctx: Pick<Context, 'write' | 'seal'>,
  { once, siteId }: KeyActor,
  view: (value: T) => object,
  { status = 202, isSecret = false }: StoredAs = {},
): (body: Body<T>) => Promise<T> {
  const write = writesOf(ctx, siteId);
  if (!once) return write;
  return (body) =>
    write(async (tx) => {
      const earlier = await findRecord(tx, once, tx.now);
      if (earlier) throw new AnsweredBefore(sameRequest(once, earlier));
      const value = await body(tx);
      const text = JSON.stringify(view(value));
      const stored = isSecret
        ? { body: '', sealedBody: ctx.seal.encrypt(text) }
        : { body: text, sealedBody: null };
      const record = { ...once, status, ...stored };
      await putRecord(tx, { ...record, createdAt: tx.now });
      return value;
    });
}

function sameRequest(once: Once, record: IdempotencyRecord): IdempotencyRecord {
  if (record.requestHash === once.requestHash) return record;
  const message = 'This idempotency key was used for another request in the last 24 hours.';
  throw problem('idempotency_conflict', message);
}
