import { sentencesIn, standsAlone } from '../../page/sentences.ts';
import { fitWords } from '../../text/fit-words.ts';
import { pixelWidth } from '../../text/pixel-width.ts';
import { placeName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';
import { descriptionFontPx, descriptionLimits } from './limits.ts';

/** Sentences that a description may begin with: what comes later is seldom about the whole. */
const mostStarts = 12;

/**
 * Whole sentences of the page, from one that stands alone, as close to 155 characters as they come;
 * earlier ones are the better ones. None that the rules on advertising find fault with.
 */
export function descriptionFor(input: ToolInput): string {
  const { others, page, check } = input;
  const found = runsOf(page.paragraphs).filter(({ text }) => !others.descriptions.has(text));
  const ranked = found.toSorted((one, two) => scoreOf(two) - scoreOf(one));
  const clean = ranked.find(({ text }) => isClean(text, check));
  const best = clean?.text ?? '';
  if ([...best].length >= descriptionLimits.least) return best;
  return inFewWords(input, best);
}

type Run = { text: string; start: number };

function runsOf(paragraphs: readonly string[]): Run[] {
  const runs: Run[] = [];
  let starts = 0;
  for (const paragraph of paragraphs) {
    const sentences = sentencesIn(paragraph);
    for (const [index, sentence] of sentences.entries()) {
      if (!standsAlone(sentence)) continue;
      starts += 1;
      for (let end = index + 1; end <= sentences.length; end += 1) {
        const text = sentences.slice(index, end).join(' ');
        if (!fits(text)) break;
        runs.push({ text, start: starts });
      }
      if (starts === mostStarts) return runs;
    }
  }
  return runs;
}

/** In the room from 120 to 155 characters a later start costs; outside of it, each character. */
function scoreOf({ text, start }: Run): number {
  const { from, to } = descriptionLimits;
  const length = [...text].length;
  const off = length < from ? from - length : Math.max(0, length - to);
  return -off - start * 4;
}

function fits(text: string): boolean {
  const { to, pixels } = descriptionLimits;
  return [...text].length <= to && pixelWidth(text, descriptionFontPx) <= pixels;
}

function isClean(text: string, check: ToolInput['check']): boolean {
  return check(text).every(({ severity }) => severity === 'info');
}

/** For a page of few words: the title and the store, with what was found. */
function inFewWords({ page, store, others, article }: ToolInput, found: string): string {
  const place = placeName(store);
  const at = place === '' ? store.name : `${store.name} in ${place}`;
  const title = page.title.replace(/[.!]$/, '');
  const isEnglish = article.language === 'English';
  const forms = [
    found && isEnglish ? `${found} From ${at}.` : '',
    isEnglish ? `${title}: answers from ${at}.` : `${title} - ${at}`,
    found,
    `${title} - ${store.name}`,
    title,
  ];
  const free = forms.filter((form) => form !== '' && fits(form) && !others.descriptions.has(form));
  if (free[0] !== undefined) return free[0];
  const head = fitWords(`${title} - ${store.name}`, (text) => fits(`${text} (99)`));
  for (let number = 2; ; number += 1) {
    const form = `${head} (${number})`;
    if (!others.descriptions.has(form)) return form;
  }
}
