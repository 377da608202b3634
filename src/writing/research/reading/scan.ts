import { stem } from './stem.ts';

/** The words of a keyword while they are being recognised; each word is recognised once. */
export type Scan = { words: string[]; stems: string[]; taken: boolean[] };

export type PhraseIndex<Value> = {
  byPhrase: Map<string, Value[]>;
  longest: number;
};

export type PhraseMatch<Value> = { values: Value[]; start: number; length: number };

export function scanOf(words: string[]): Scan {
  return { words, stems: words.map(stem), taken: words.map(() => false) };
}

export function take(scan: Scan, start: number, length: number): void {
  scan.taken.fill(true, start, start + length);
}

/** True when all of these words exist and none was recognised yet. */
export function isFree(scan: Scan, start: number, length: number): boolean {
  if (start < 0 || start + length > scan.words.length) return false;
  return !scan.taken.slice(start, start + length).includes(true);
}

export function leftOver(scan: Scan): string[] {
  return scan.words.filter((_, index) => scan.taken[index] !== true);
}

/** Indexes phrases (`|` between them) by the stems of their words. */
export function phraseIndex<Value>(
  entries: Iterable<readonly [value: Value, phrases: string]>,
): PhraseIndex<Value> {
  const index: PhraseIndex<Value> = { byPhrase: new Map(), longest: 1 };
  for (const [value, phrases] of entries) {
    for (const phrase of phrases.split('|')) {
      const stems = phrase.split(' ').map(stem);
      const key = stems.join(' ');
      const values = index.byPhrase.get(key) ?? [];
      if (!values.includes(value)) index.byPhrase.set(key, [...values, value]);
      index.longest = Math.max(index.longest, stems.length);
    }
  }
  return index;
}

/** Every phrase of the index among the words that are free, overlapping ones too; takes none. */
export function phrasesIn<Value>(scan: Scan, index: PhraseIndex<Value>): PhraseMatch<Value>[] {
  const found: PhraseMatch<Value>[] = [];
  for (let start = 0; start < scan.words.length; start += 1) {
    for (let length = 1; length <= index.longest; length += 1) {
      if (!isFree(scan, start, length)) break;
      const values = index.byPhrase.get(scan.stems.slice(start, start + length).join(' '));
      if (values !== undefined) found.push({ values, start, length });
    }
  }
  return found;
}

/** Takes every phrase of the index, the longest first and from left to right. */
export function takePhrases<Value>(scan: Scan, index: PhraseIndex<Value>): PhraseMatch<Value>[] {
  const found: PhraseMatch<Value>[] = [];
  for (let length = Math.min(index.longest, scan.words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= scan.words.length; start += 1) {
      if (!isFree(scan, start, length)) continue;
      const values = index.byPhrase.get(scan.stems.slice(start, start + length).join(' '));
      if (values === undefined) continue;
      take(scan, start, length);
      found.push({ values, start, length });
    }
  }
  return found;
}
