import { UnknownFeed } from './feed-error.ts';
import type { FeedFormat, FeedOptions, FeedRow, FeedSample } from './format.ts';
import { formats } from './index.ts';
import { missingNames } from './missing-names.ts';
import { decodeText } from './reading/decode.ts';
import { readDelimited } from './reading/delimited.ts';
import { readJson } from './reading/json.ts';
import { withinMemory } from './reading/limits.ts';
import type { RawRow } from './reading/raw-row.ts';
import { takeSample } from './reading/sample.ts';
import { unzip } from './reading/unzip.ts';
import { readXml } from './reading/xml.ts';
import { toFeedRow } from './record/to-row.ts';
import { UnreadColumns } from '../unread-columns.ts';

/** Characters looked at before a format is chosen; more when not one vehicle ends in them. */
const sampleLength = 256 * 1024;
const longestSample = 16 * sampleLength;

export type OpenFeed = {
  format: FeedFormat;
  /** Column names that its first part shows, folded and as they stand there. */
  labels: ReadonlyMap<string, string>;
  rows: AsyncIterable<RawRow>;
};

/**
 * Recognises a feed by its content and streams its rows: memory stays at one chunk however long
 * the file is. Gzip is opened on the way. Rejects with UnknownFeed, and with MalformedFeed or
 * OversizedFeed here or while the rows are drawn: nothing of such a file may be kept.
 */
export async function openFeed(source: AsyncIterable<Uint8Array>): Promise<OpenFeed> {
  const texts = decodeText(withinMemory(unzip(source)));
  const { head, ended, sample } = await drawSample(texts);
  const format = recognise(sample);
  const all = ended ? one(head) : resume(head, texts);
  return { format, labels: sample.labels, rows: rawRows(all, sample) };
}

/** `unread` is complete when all rows have been drawn. */
export type ReadFeed = {
  format: FeedFormat;
  /** As they stand in the file. */
  columns: readonly string[];
  unread: UnreadColumns;
  rows: AsyncIterable<FeedRow>;
};

/** As `openFeed`, with each row understood as a vehicle or refused. */
export async function readFeed(
  source: AsyncIterable<Uint8Array>,
  options: FeedOptions,
): Promise<ReadFeed> {
  const { format, labels, rows } = await openFeed(source);
  const unread = new UnreadColumns(format);
  return {
    format,
    columns: [...labels.values()],
    unread,
    rows: toRows(rows, format, { options, unread }),
  };
}

/** The first format of the catalogue that knows the sample. */
export function recognise(sample: FeedSample): FeedFormat {
  const format = formats.find(
    (candidate) => candidate.syntax === sample.syntax && candidate.recognise(sample),
  );
  if (format) return format;
  const lack = missingNames(sample);
  if (lack !== null) throw new UnknownFeed(lack);
  const known = formats.map(({ name }) => name).join('; ');
  throw new UnknownFeed(`The file is in no format that is understood. Understood are: ${known}.`);
}

async function* toRows(
  rows: AsyncIterable<RawRow>,
  format: FeedFormat,
  { options, unread }: { options: FeedOptions; unread: UnreadColumns },
): AsyncGenerator<FeedRow> {
  for await (const raw of rows) {
    unread.note(raw);
    yield toFeedRow(raw, format, options);
  }
}

function rawRows(texts: AsyncIterable<string>, sample: FeedSample): AsyncGenerator<RawRow> {
  if (sample.syntax === 'xml') return readXml(texts);
  return sample.syntax === 'json' ? readJson(texts) : readDelimited(texts, sample.delimiter ?? ',');
}

async function drawSample(
  texts: AsyncGenerator<string>,
): Promise<{ head: string; ended: boolean; sample: FeedSample }> {
  let head = '';
  for (let length = sampleLength; length <= longestSample; length *= 4) {
    const { text, ended } = await draw(texts, length - head.length);
    head += text;
    const sample = await takeSample(head, ended);
    if (sample) return { head, ended, sample };
  }
  const characters = `${longestSample / 1024 / 1024} million characters`;
  throw new UnknownFeed(`The file shows no vehicle in its first ${characters}.`);
}

async function draw(
  texts: AsyncGenerator<string>,
  length: number,
): Promise<{ text: string; ended: boolean }> {
  let text = '';
  while (text.length < length) {
    const next = await texts.next();
    if (next.done) return { text, ended: true };
    text += next.value;
  }
  return { text, ended: false };
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

async function* resume(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
