import { stem, stopWords } from '../../../../writing/research/reading/stem.ts';
import type { Page } from '../../page/page.ts';

export type Phrase = { phrase: string; score: number };

/** Uses of a phrase before it can stand for a page; a short page repeats little. */
const minUses = { long: 3, short: 2 };
const longFrom = 700;
const longest = 3;
/** Words that no key phrase holds, beside those that research leaves out. */
const empty = new Set(
  (
    'also ask because become bring call car cars check choose cost day days different drive ' +
    'driven driver drivers every find first give good keep know last later least less let like ' +
    'long look lot mean mile miles month months new next number often old one ones part people ' +
    'place put right say see set show side stand start still stop tell thing things time times ' +
    'turn two three four five usually vehicle vehicles way week weeks well while work year years ' +
    'asking price prices here us now before after than under price use used using'
  ).split(' '),
);

/**
 * Runs of one to three words by TF-IDF over the site's articles: tf = 1 + ln f and
 * idf = ln((1 + N) / (1 + df)) + 1 (Salton and Buckley, "Term-weighting approaches in automatic
 * text retrieval", 1988, with the usual smoothing), longer runs first where scores are close.
 * A single word is a key phrase only where a hyphen makes it one ("all-season").
 */
export function keyPhrases(page: Page, bodies: readonly string[]): Phrase[] {
  const stems = new Map<string, string>();
  const heads = stemmed([page.title, ...page.headings].join(' . '), stems);
  const words = page.paragraphs.join(' ').split(/\s+/).length;
  const least = words < longFrom ? minUses.short : minUses.long;
  const candidates = [...usesIn(page)].filter(([key, { count, length }]) => {
    const isName = length > 1 || (key.includes('-') && heads.includes(` ${key} `));
    return isName && count >= least;
  });
  const documents = bodies.map((body) => stemmed(body.replace(/[|#*_\n]+/g, ' . '), stems));
  return candidates
    .map(([key, { phrase, count, length }]) => {
      const df = documents.filter((text) => text.includes(` ${key} `)).length;
      const idf = Math.log((1 + documents.length) / (1 + df)) + 1;
      return { phrase, score: (1 + Math.log(count)) * idf * Math.sqrt(length) };
    })
    .sort((one, two) => two.score - one.score || (one.phrase < two.phrase ? -1 : 1));
}

type Use = { phrase: string; count: number; length: number };

/** Every run of the page by its stems, as it is written first. */
function usesIn({ title, headings, paragraphs }: Page): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const line of [title, ...headings, ...paragraphs]) {
    for (const run of runsIn(line)) {
      const key = run.map(stem).join(' ');
      const found = uses.get(key) ?? { phrase: run.join(' '), count: 0, length: run.length };
      uses.set(key, { ...found, count: found.count + 1 });
    }
  }
  return uses;
}

/** Runs of words without a stop word in them; a figure is no part of a tag. */
function runsIn(line: string): string[][] {
  const parts = line.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’\- ]+/u);
  return parts.flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '');
    return words.flatMap((_, start) => {
      return Array.from({ length: longest }, (_unused, extra) => {
        return words.slice(start, start + extra + 1);
      }).filter((run, extra) => run.length === extra + 1 && run.every(isTelling));
    });
  });
}

function isTelling(word: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}-]{2,}$/u.test(word) &&
    !stopWords.has(word) &&
    !empty.has(word) &&
    !empty.has(stem(word))
  );
}

/** " stem stem stem ", so that a phrase is found as text. Words come again, so stems are kept. */
function stemmed(text: string, stems: Map<string, string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+|\./gu) ?? [];
  const cut = words.map((word) => {
    const known = stems.get(word) ?? stem(word);
    stems.set(word, known);
    return known;
  });
  return ` ${cut.join(' ')} `;
}
