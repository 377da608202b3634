import { inflateRawSync } from 'node:zlib';
import { MalformedFeed } from '../formats/feed-error.ts';
import { unzip } from '../formats/reading/unzip.ts';

/** vehicles.csv.zip has some 2 MB, and vehicles.csv 20 MB. */
const longestArchive = 64 * 1024 * 1024;
const longestFile = 256 * 1024 * 1024;

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const fileHeader = 'PK\x03\x04';
const directoryEntry = 'PK\x01\x02';
const deflated = 8;

/** Opens gzip, and a ZIP archive's first table (.csv, .tsv or .txt); passes all else through. */
export async function* openArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = from(first.value, chunks);
  const isArchive = Buffer.from(first.value).toString('latin1', 0, 4) === fileHeader;
  if (isArchive) yield tableIn(await whole(all));
  else yield* unzip(all);
}

/** APPNOTE.TXT of PKWARE 4.3.7, 4.3.12 and 4.3.16: the directory is at the end. */
function tableIn(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 20 > archive.length) throw damaged();
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries && at + 46 <= archive.length; entry += 1) {
    if (archive.toString('latin1', at, at + 4) !== directoryEntry) throw damaged();
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (/\.(?:csv|tsv|txt)$/i.test(name)) return contentsOf(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new MalformedFeed(1, 1, 'the archive holds no .csv, .tsv or .txt file');
}

function contentsOf(archive: Buffer, entry: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const size = archive.readUInt32LE(entry + 20);
  const header = archive.readUInt32LE(entry + 42);
  if (header + 30 > archive.length) throw damaged();
  const lengths = archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const start = header + 30 + lengths;
  const bytes = archive.subarray(start, start + size);
  if (method === 0) return bytes;
  if (method !== deflated || bytes.length < size) throw damaged();
  try {
    return inflateRawSync(bytes, { maxOutputLength: longestFile });
  } catch {
    // Whatever zlib finds wrong with it, nothing of it can be read.
    throw damaged();
  }
}

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestArchive) throw new MalformedFeed(1, 1, 'the archive is too large');
  }
  return Buffer.concat(chunks);
}

async function* from(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function damaged(): MalformedFeed {
  return new MalformedFeed(1, 1, 'the ZIP archive is damaged or cut short');
}
