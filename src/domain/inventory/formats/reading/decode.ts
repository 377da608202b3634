import { collectGarbage } from '../../../../lib/collect-garbage.ts';
import { MalformedFeed } from '../feed-error.ts';

type Bytes = AsyncIterable<Uint8Array>;

const pieceLength = 64 * 1024;

/** Left to itself the collector lets several times the garbage of this many bytes pile up. */
const collectEvery = 512 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/**
 * Bytes → text without byte order mark, with LF line ends. UTF-16 is known by its mark or its
 * zero bytes. XML obeys its declaration and must be clean. Everything else is UTF-8 line by line,
 * and a line that is not is Windows-1252: dealers' exports mix the two inside one file.
 */
export async function* decodeText(source: Bytes): AsyncGenerator<string> {
  const { head, rest } = await peel(source);
  const chunks = inPieces(joined(head, rest));
  const wide = utf16Label(head);
  if (wide) yield* withLineFeeds(decodeWhole(chunks, new TextDecoder(wide, { fatal: true })));
  else if (looksLikeXml(head)) yield* withLineFeeds(decodeWhole(chunks, xmlDecoder(head)));
  else yield* withLineFeeds(decodeByLine(chunks));
}

async function peel(source: Bytes): Promise<{ head: Uint8Array; rest: AsyncIterator<Uint8Array> }> {
  const rest = source[Symbol.asyncIterator]();
  let head = new Uint8Array(0);
  while (head.length < 256) {
    const next = await rest.next();
    if (next.done) break;
    head = head.length === 0 ? new Uint8Array(next.value) : concat(head, next.value);
  }
  const marked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  return { head: marked ? head.subarray(3) : head, rest };
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): Bytes {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Small pieces keep few rows alive at once, whatever the source's chunks are. */
async function* inPieces(chunks: Bytes): Bytes {
  let uncollected = 0;
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += pieceLength)
      yield chunk.subarray(start, start + pieceLength);
    uncollected += chunk.length;
    if (uncollected < collectEvery) continue;
    uncollected = 0;
    collectGarbage();
  }
}

function utf16Label(head: Uint8Array): string | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : null;
}

function looksLikeXml(head: Uint8Array): boolean {
  return /^\s*</.test(windows1252.decode(head));
}

function xmlDecoder(head: Uint8Array): TextDecoder {
  const declared = /^[^>]*encoding\s*=\s*["']([\w.-]+)/.exec(windows1252.decode(head))?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8', { fatal: true });
  } catch {
    throw new MalformedFeed(1, 1, `the encoding "${declared}" is not known`);
  }
}

async function* decodeWhole(chunks: Bytes, decoder: TextDecoder): AsyncGenerator<string> {
  let line = 1;
  for await (const chunk of chunks) {
    const text = decodeOrFail(decoder, chunk, line);
    line += countLines(text);
    yield text;
  }
  const last = decodeOrFail(decoder, new Uint8Array(0), line, true);
  if (last !== '') yield last;
}

function decodeOrFail(decoder: TextDecoder, chunk: Uint8Array, line: number, end = false): string {
  try {
    return decoder.decode(chunk, { stream: !end });
  } catch {
    const good = new TextDecoder(decoder.encoding).decode(chunk);
    const before = good.slice(0, good.indexOf('\uFFFD'));
    const column = before.length - before.lastIndexOf('\n');
    const fault = `a byte is not valid ${decoder.encoding.toUpperCase()}`;
    throw new MalformedFeed(line + countLines(before), column, fault);
  }
}

/** No text in UTF-8 goes on for longer without a single ASCII character. */
const longestCarry = 1024 * 1024;

async function* decodeByLine(chunks: Bytes): AsyncGenerator<string> {
  let carry = new Uint8Array(0);
  for await (const chunk of chunks) {
    const bytes = carry.length === 0 ? chunk : concat(carry, chunk);
    const end = safeEnd(bytes, carry.length);
    const text = decodeBlock(bytes.subarray(0, end));
    carry = bytes.slice(end);
    yield text;
  }
  if (carry.length > 0) yield decodeBlock(carry);
}

/**
 * Where all before can be decoded by itself. An ASCII byte is never part of a longer
 * sequence, and there is none among those that were carried over.
 */
function safeEnd(bytes: Uint8Array, carried: number): number {
  const ascii = bytes.subarray(carried).findLastIndex((byte) => byte < 0x80);
  const afterAscii = ascii < 0 ? 0 : carried + ascii + 1;
  if (bytes.length - afterAscii <= longestCarry) return afterAscii;
  // The byte that begins a sequence is told by its first two bits.
  const begin = bytes.findLastIndex((byte) => byte >> 6 !== 0b10);
  return begin > 0 ? begin : bytes.length;
}

function decodeBlock(block: Uint8Array): string {
  const whole = tryUtf8(block);
  if (whole !== null) return whole;
  let text = '';
  for (let start = 0; start < block.length;) {
    const feed = block.indexOf(0x0a, start);
    const end = feed < 0 ? block.length : feed + 1;
    const line = block.subarray(start, end);
    text += tryUtf8(line) ?? windows1252.decode(line);
    start = end;
  }
  return text;
}

function tryUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

async function* withLineFeeds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let heldReturn = false;
  for await (const part of texts) {
    const text: string = heldReturn ? `\r${part}` : part;
    heldReturn = text.endsWith('\r');
    yield (heldReturn ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n');
  }
  if (heldReturn) yield '\n';
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
