import { UnknownFeed } from './feed-error.ts';
import type { FeedFormat, FeedOptions, FeedRow, FeedSample } from './format.ts';
import { formats } from './index.ts';
import { decodeText } from './reading/decode.ts';
import { readDelimited } from './reading/delimited.ts';
import { readJson } from './reading/json.ts';
import { withinMemory } from './reading/limits.ts';
import type { RawRow } from './reading/raw-row.ts';
import { takeSample } from './reading/sample.ts';
import { unzip } from './reading/unzip.ts';
import { readXml } from './reading/xml.ts';
import { toFeedRow } from './record/to-row.ts';

/** Characters looked at before a format is chosen; more when not one vehicle ends in them. */
const sampleLength = 256 * 1024;
const longestSample = 16 * sampleLength;

export type OpenFeed = {
  format: FeedFormat;
  /** Folded column names that its first part shows. */
  names: ReadonlySet<string>;
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
  return { format, names: sample.names, rows: rawRows(all, sample) };
}

/** As `openFeed`, with each row understood as a vehicle or refused. */
export async function readFeed(
  source: AsyncIterable<Uint8Array>,
  options: FeedOptions,
): Promise<{ format: FeedFormat; rows: AsyncIterable<FeedRow> }> {
  const { format, rows } = await openFeed(source);
  return { format, rows: toRows(rows, format, options) };
}

/** The first format of the catalogue that knows the sample. */
export function recognise(sample: FeedSample): FeedFormat {
  const format = formats.find(
    (candidate) => candidate.syntax === sample.syntax && candidate.recognise(sample),
  );
  if (format) return format;
  const known = formats.map(({ name }) => name).join('; ');
  throw new UnknownFeed(`The file is in no format that is understood. Understood are: ${known}.`);
}

async function* toRows(
  rows: AsyncIterable<RawRow>,
  format: FeedFormat,
  options: FeedOptions,
): AsyncGenerator<FeedRow> {
  for await (const raw of rows) yield toFeedRow(raw, format, options);
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
