import { eventDays } from '../../../../writing/facts/event-facts.ts';
import { dateInWords } from '../../../../writing/facts/local-date.ts';
import { speaksOf } from '../../../../writing/plan/subject-heading.ts';
import { sentencesIn, standsAlone } from '../../page/sentences.ts';
import { withoutPrices } from '../../page/without-prices.ts';
import { fitWords } from '../../text/fit-words.ts';
import { pixelWidth } from '../../text/pixel-width.ts';
import { placeName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';
import { descriptionFontPx, descriptionLimits } from './limits.ts';

/** Sentences that a description may begin with: what comes later is seldom about the whole. */
const maxStarts = 12;

/**
 * Whole sentences of the page, from one that stands alone, as close to 155 characters as they come;
 * earlier ones are the better ones. None that the rules on advertising find fault with.
 */
export function descriptionFor(input: ToolInput): string {
  const { others, page, check } = input;
  const own = runsOf(page.paragraphs);
  const priceless = runsOf(page.paragraphs.slice(0, 1).map(pricelessText));
  const plain = [
    ...eventRuns(input),
    ...own,
    ...priceless,
    ...titledRuns(input, own),
    ...labelledRuns(input),
  ];
  const runs = plain.filter(({ text }) => !text.endsWith('?'));
  const found = [...runs, ...signedRuns(input, runs)].filter(
    ({ text }) => !others.descriptions.has(text),
  );
  const { keyword } = input.article;
  const score = (run: Run): number => scoreOf(run) + (isAsked(run, keyword) ? askedGain : 0);
  const ranked = found.toSorted((one, two) => score(two) - score(one));
  const clean = ranked.find(({ text }) => isClean(text, check));
  const best = clean?.text ?? '';
  if ([...best].length >= descriptionLimits.least) return best;
  return inFewWords(input, best);
}

/** A price owes a disclosure that a description has no room for. */
function pricelessText(paragraph: string): string {
  return sentencesIn(paragraph)
    .flatMap((sentence) => withoutPrices(sentence) ?? [])
    .join(' ');
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
      const [clause = '', rest] = sentence.split('; ');
      if (rest !== undefined && fits(`${clause}.`))
        runs.push({ text: `${clause}.`, start: starts });
      if (starts === maxStarts) return runs;
    }
  }
  return runs;
}

/** The title before what the page says: it names what was searched for where no sentence does. */
function titledRuns({ article, page }: ToolInput, runs: readonly Run[]): Run[] {
  if (article.keyword === null || !speaksOf(page.title, article.keyword)) return [];
  const head = /[.?!]$/.test(page.title) ? page.title : `${page.title}.`;
  const titled = runs.map(({ text, start }) => ({ text: `${head} ${text}`, start: start + 1 }));
  return titled.filter(({ text }) => fits(text));
}

/** The searcher's words as a label before what answers them: "Oil change cost: it goes by …" */
function labelledRuns({ article, page }: ToolInput): Run[] {
  const [label = ''] = page.title.split(/: /);
  const { keyword, language } = article;
  const isLabel = label !== '' && !/[.?!]$/.test(label) && language === 'English';
  if (keyword === null || !isLabel || !speaksOf(label, keyword)) return [];
  return page.paragraphs.slice(0, 2).flatMap((paragraph, at) => {
    const [first = '', ...rest] = sentencesIn(paragraph);
    const sentences = first.endsWith('?') ? rest : [first, ...rest];
    return sentences.flatMap((_sentence, end) => {
      const told = sentences.slice(0, end + 1).join(' ');
      const text = `${label}: ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
      const isWord = /^\p{Lu}\p{Ll}+ (?!\p{Lu})/u.test(told) && !/^I\b/.test(told);
      return isWord && fits(text) ? [{ text, start: at + 1 }] : [];
    });
  });
}

/** A short one with the name of who speaks, where there is room for it. */
function signedRuns({ article, store }: ToolInput, runs: readonly Run[]): Run[] {
  const place = placeName(store);
  if (article.language !== 'English') return [];
  const closers = [
    place === '' ? `More from ${store.name}.` : `More from ${store.name} in ${place}.`,
    `More at ${store.name}.`,
  ];
  return runs
    .filter(({ text }) => [...text].length < descriptionLimits.from && !text.includes(store.name))
    .flatMap(({ text, start }) => closers.map((closer) => ({ text: `${text} ${closer}`, start })))
    .filter(({ text }) => fits(text));
}

/** What, where and when, then what the page says of it. */
function eventRuns({ article, page, store }: ToolInput): Run[] {
  const { event, language } = article;
  if (!event || language !== 'English') return [];
  const { first, last } = eventDays({ event, store });
  const when = daysInWords(first, last);
  const [, ...more] = sentencesIn(page.paragraphs[0] ?? '');
  const heads = [`${event.name} at ${event.location}, ${when}.`, `${event.name}, ${when}.`];
  return heads.flatMap((head, start) => {
    const texts = [head, ...more.map((sentence) => `${head} ${sentence}`)];
    return texts.filter(fits).map((text) => ({ text, start }));
  });
}

/** "December 10 to 14, 2026". */
function daysInWords(start: string, end: string): string {
  if (start === end) return dateInWords(start);
  const [from, to] = [dateInWords(start), dateInWords(end)];
  const day = /\d+, \d{4}$/.exec(to)?.[0] ?? to;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${from.replace(/, \d{4}$/, '')} to ${day}`;
  return `${from} to ${to}`;
}

/** What comes first says most of a page; a short one leaves room in the results unused. */
function scoreOf({ text, start }: Run): number {
  const { from, to } = descriptionLimits;
  const length = [...text].length;
  const off = Math.max(0, from - length) + Math.max(0, length - to);
  return -off - start * 10;
}

/** A description that names what was searched for outweighs one from further up the page. */
const askedGain = 60;

function isAsked({ text }: Run, keyword: string | null): boolean {
  return keyword !== null && speaksOf(text, keyword);
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
