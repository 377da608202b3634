import { problem } from '../../../problem.ts';
import { decodeText } from '../formats/reading/decode.ts';
import { guessDelimiter, headerOf, readDelimited } from '../formats/reading/delimited.ts';
import type { RawRow } from '../formats/reading/raw-row.ts';
import { missingFrom } from './fact-columns.ts';
import { openArchive } from './open-archive.ts';

/** A header line is not longer than this (in characters); vehicles.csv has about a thousand. */
const longestHeader = 64 * 1024;

export type FactTable = {
  rows: AsyncIterable<RawRow>;
  /** Optional columns that the table does not have. */
  missing: string[];
};

/**
 * Opens a table of fuel economy (delimited text, also gzipped or zipped), streaming. Throws a 400
 * that names the columns without which it is none, and MalformedFeed here or while rows are drawn.
 */
export async function openFactTable(source: AsyncIterable<Uint8Array>): Promise<FactTable> {
  const texts = decodeText(openArchive(source));
  let head = '';
  while (!head.includes('\n') && head.length < longestHeader) {
    const next = await texts.next();
    if (next.done) break;
    head += next.value;
  }
  const delimiter = guessDelimiter(head) ?? ',';
  const missing = missingFrom(headerOf(head.slice(0, longestHeader), delimiter));
  if (missing.needed.length > 0) {
    const columns = missing.needed.join(', ');
    const message = `The file is no table of vehicle facts: it has no column ${columns}.`;
    throw problem('validation_error', message, { missing_columns: missing.needed });
  }
  return { rows: readDelimited(joined(head, texts), delimiter), missing: missing.optional };
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
