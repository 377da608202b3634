import type { Random } from '../../lib/random.ts';
import { asActing } from '../english/acting.ts';
import type { Topic } from '../topic.ts';
import { type KeywordKind, kindOfKeyword } from './keyword-kind.ts';
import { asQuestion } from './questions/spoken.ts';
import { questionAtEnd } from './reading/question-at-end.ts';
import type { Reading } from './reading/read-keyword.ts';
import { asLabel, searchersWords } from './reading/searchers-words.ts';
import { grammarOf } from './topics/grammar-of.ts';

/** Characters of a title that search result pages usually show in full. */
export const titleWidth = 65;

/**
 * What the page says of the searcher's words, by what they are after. No promises, and nothing that
 * an article of the kind may leave out. `in {city}` and the like go on without a colon.
 */
const tails: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['how they differ', 'which one suits you', 'what sets them apart', 'how to decide'],
  asked: ['', 'a plain answer', 'what {city} shoppers should know'],
  time: ['what changes through the year', 'what {city} shoppers should know'],
  explained: ['', 'in plain English', 'for {city} drivers'],
  worth: ['when it pays and when it does not', 'how to decide'],
  tips: ['', 'from {store}', 'for {city} drivers'],
  act: ['', 'what to know', 'what to know first'],
  job: ['in {city}', 'what the work is like', 'the roles and how to apply'],
  lookup: ['{works}', 'what it can tell you', 'what to have ready'],
  program: ['{works}', 'what to ask before you sign up', 'what it takes'],
  saving: ['where to look and what to check', 'what to check first', 'in {city}'],
  cost: ['what {it} {depends} on', 'what to ask first', 'what moves {it} up or down'],
  symptom: ['what it can mean', 'what to check first', 'when to have it looked at'],
  risk: ['what to check', 'what to know first', 'what to watch for'],
  stock: ['in {city}', 'at {store}', 'prices and choices in {city}'],
  service: [
    'what to ask before you book',
    'what {city} drivers should know',
    'a guide for {city} drivers',
    'what to expect',
  ],
  car: ['what to look for', 'what to know', 'what {city} shoppers should know'],
  money: ['{works}', 'what to know before you sign', 'the terms in plain English'],
  trouble: ['what to do', 'what to know', 'where you stand'],
  plain: ['what to know', 'a guide for {city} shoppers', 'a guide for {city} drivers'],
};

/** Name and town of the store, where they can be shown. */
type Place = { name: string | null; city: string | null };

/** The keyword in the searcher's words, in sentence case, and what the page says about it. */
export function titleOf(
  keyword: string,
  reading: Reading,
  store: Place,
  random: Random,
  head: Topic | null,
): string {
  const titles = titlesOf(keyword, reading, store, head);
  return titles[Math.floor(random.next() * titles.length)] ?? '';
}

/** All that it may be, of which a store's own draw takes one. */
export function titlesOf(
  keyword: string,
  reading: Reading,
  store: Place,
  head: Topic | null,
): string[] {
  const question = asQuestion(reading.words.join(' '), reading)?.replace(/ near me\?$/, '?');
  if (question) return [question];
  const words = searchersWords(keyword, reading);
  const label = asLabel(asActing(words));
  // Nobody picks whether an engine has a belt or a chain.
  const isUpkeep = head !== null && grammarOf(head).family === 'ownership';
  const asking = withQuestionAtEnd(label);
  if (asking !== null) return [asking];
  const titles = tails[kindOfKeyword(words, reading, head)]
    .filter((tail) => !isUpkeep || tail !== 'which one suits you')
    // "In my mom's name in Duluth".
    .filter((tail) => tail !== 'in {city}' || !/ in (?:my|the|your|an?) /.test(label))
    .flatMap((tail) => filled(tail, label, store))
    .map((tail) => withTail(label, tail))
    .filter((title) => title.length <= titleWidth);
  return titles.length > 0 ? titles : [label];
}

/** "Car stuck in snow: what to do". */
function withQuestionAtEnd(label: string): string | null {
  const found = questionAtEnd(label);
  if (found === null) return null;
  return `${found.matter}: ${found.asked}${found.asked.startsWith('what to ') ? '' : '?'}`;
}

/** The tail with the store's names; nothing where it has none or the words name it. */
function filled(tail: string, label: string, { name, city }: Place): string[] {
  const has = (text: string): boolean => label.toLowerCase().includes(text.toLowerCase());
  if (tail.includes('{city}') && (city === null || has(city))) return [];
  // Who looks in another town is not told of this one.
  if (/\{(?:city|store)\}/.test(tail) && isPlaced.test(label) && !(city && has(city))) return [];
  if (/\b(drivers|shoppers)\b/.test(tail) && /\b(drivers?|shoppers?)\b/i.test(label)) return [];
  if (tail.includes('{store}') && (name === null || has(name))) return [];
  const isMany = /[^s]s$/.test(label.split(/ (?:for|with|of|in|on) /)[0] ?? '');
  const works = isMany ? 'how they work' : 'how it works';
  return [
    tail
      .replace('{works}', works)
      .replace('{it} {depends}', isMany ? 'they depend' : 'it depends')
      .replace('{it}', isMany ? 'them' : 'it')
      .replace('{city}', city ?? '')
      .replace('{store}', name ?? ''),
  ];
}

/** "Used trucks in Sierra Vista". */
const isPlaced = / (?:in|near|around) \p{Lu}[^:]*$/u;

function withTail(label: string, tail: string): string {
  if (tail === '') return label;
  return /^(in|at|for|from) /.test(tail) ? `${label} ${tail}` : `${label}: ${tail}`;
}
