import { invalid, Problem, problem } from '../problem.ts';
import { readPairs } from './check-query.ts';

export const maxBodyBytes = 1024 * 1024;
/** Deeper nesting has no use in this API and would only feed recursive code. */
export const maxJsonDepth = 64;

/** From the end of the headers to the end of the body; see `idleSeconds` for the headers. */
export const bodyTimeoutMs = 10_000;

/**
 * Reads a JSON body: 415 for another type, 413 over the limit, 408 past the time limit, 400 for bad
 * UTF-8, malformed or over-deep JSON, for strings that are no Unicode text and for U+0000. No body
 * at all reads as {}, so that the schema can name what is missing.
 */
export async function readJsonBody(request: Request, limitMs = bodyTimeoutMs): Promise<unknown> {
  return jsonIn(request, await readBytes(request, limitMs));
}

/** The same of a body that has been read. */
export function jsonIn(request: Request, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  if (mediaTypeOf(request) !== 'application/json') {
    throw problem('unsupported_media_type', 'Send the body as application/json.');
  }
  const text = decode(bytes);
  refuseDeepNesting(text);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('body', 'must be a JSON object');
  }
  if (/\\u(?:0000|[dD][89a-fA-F])/.test(text)) refuseBadText(value, '');
  return value;
}

/**
 * What a form of a page of ours sends (application/x-www-form-urlencoded), by the names of its
 * fields. Throws a 415 for another type, and a 400 for what is no text or is given twice.
 */
export function formIn(request: Request, bytes: Uint8Array): Record<string, string> {
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    throw problem('unsupported_media_type', 'Send the form as the page does.');
  }
  return Object.fromEntries(readPairs(decode(bytes), 'body'));
}

function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The body as it is: 413 over the limit, declared or not, and 408 past the time limit. */
export async function readBytes(
  request: Request,
  limitMs = bodyTimeoutMs,
  maxBytes = maxBodyBytes,
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return new Uint8Array();
  const isDeclared = declared >= 0;
  return within(
    limitMs,
    isDeclared ? readDeclared(request, maxBytes) : readUndeclared(request.body, maxBytes),
  );
}

async function readDeclared(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

async function readUndeclared(body: ReadableStream, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What fails while it is read was cut off: nobody waits for the answer; it is no fault here. */
function within(limitMs: number, reading: Promise<Uint8Array>): Promise<Uint8Array> {
  const seconds = limitMs / 1000;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(problem('request_timeout', `The body was not complete within ${seconds} seconds.`));
    }, limitMs);
    reading
      .then(resolve, (error: unknown) => {
        const isOurs = error instanceof Problem;
        reject(isOurs ? error : invalid('body', 'was cut off before its end'));
      })
      .finally(() => clearTimeout(timer));
  });
}

function tooLarge(maxBytes: number) {
  return problem('payload_too_large', `The body must be at most ${maxBytes} bytes.`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('body', 'must be UTF-8 text');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be parsed';
    throw invalid('body', `is not valid JSON (${reason})`);
  }
}

/** Counts brackets outside strings; cheaper than parsing, and safe on any depth. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    if (depth > maxJsonDepth) {
      throw invalid('body', `must not nest deeper than ${maxJsonDepth} levels`);
    }
  }
}

function refuseBadText(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw invalid(path, 'must be well-formed Unicode text');
    if (value.includes('\0')) throw invalid(path, 'must not contain U+0000');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseBadText(key, path === '' ? 'body' : path);
    refuseBadText(inner, path === '' ? key : `${path}.${key}`);
  }
}
