import { UnknownFeed } from '../feed-error.ts';
import type { FeedSample } from '../format.ts';
import { guessDelimiter, headerLabels } from './delimited.ts';
import { readJson } from './json.ts';
import type { RawRow } from './raw-row.ts';
import { readXml, rootOf } from './xml.ts';

/**
 * What the first part of a file shows: syntax, delimiter or root, and names of its columns. Null
 * when it breaks off before it shows any, where `isWhole` says that more would come. A fault in it
 * rejects, with its place.
 */
export async function takeSample(text: string, isWhole: boolean): Promise<FeedSample | null> {
  const start = text.trimStart();
  if (start === '' && isWhole) throw new UnknownFeed('The file is empty.');
  const sample = await sampleOf(start, text, isWhole);
  const isPage = sample.root === 'html';
  return sample.names.size === 0 && !isWhole && !isPage ? null : sample;
}

async function sampleOf(start: string, text: string, isWhole: boolean): Promise<FeedSample> {
  if (start.startsWith('<')) return sampleXml(text, isWhole);
  if (/^[[{]/.test(start)) {
    const found = await namesIn(readJson(once(text), isWhole));
    return { syntax: 'json', ...found, delimiter: null, root: null };
  }
  const delimiter = guessDelimiter(text);
  const labels = delimiter === null ? new Map<string, string>() : headerLabels(text, delimiter);
  return { syntax: 'delimited', names: new Set(labels.keys()), labels, delimiter, root: null };
}

/** True when the file has every one of these columns. */
export function hasAll(sample: FeedSample, ...names: string[]): boolean {
  return names.every((name) => sample.names.has(name));
}

/** True when the file has at least `least` of these columns. */
export function hasSome(sample: FeedSample, least: number, ...names: string[]): boolean {
  return names.filter((name) => sample.names.has(name)).length >= least;
}

async function sampleXml(text: string, isWhole: boolean): Promise<FeedSample> {
  const root = rootOf(text);
  // A log-in page in place of the feed is not a broken feed but none at all.
  const isPage = root === 'html' || /^\s*<!doctype\s+html/i.test(text);
  const none = { names: new Set<string>(), labels: new Map<string, string>() };
  const found = isPage ? none : await namesIn(readXml(once(text), isWhole));
  return { syntax: 'xml', ...found, delimiter: null, root: isPage ? 'html' : root };
}

async function namesIn(
  rows: AsyncGenerator<RawRow>,
): Promise<Pick<FeedSample, 'names' | 'labels'>> {
  const names = new Set<string>();
  let known: RawRow['labels'];
  try {
    for await (const { fields, labels } of rows) {
      known = labels;
      for (const name of fields.keys()) names.add(name);
    }
  } catch (error) {
    // Enough is known; the full reading meets the fault again, in its place.
    if (names.size === 0) throw error;
  }
  return { names, labels: new Map([...names].map((name) => [name, known?.get(name) ?? name])) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
