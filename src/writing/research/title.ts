import type { Random } from '../../lib/random.ts';
import { asTitled } from '../english/acting.ts';
import type { Topic } from '../topic.ts';
import { type KeywordKind, kindOfKeyword } from './keyword-kind.ts';
import { asQuestion } from './questions/spoken.ts';
import { askedOfMatter, withColon } from './reading/question-at-end.ts';
import { isOfPayment } from './reading/typed-payment.ts';
import type { Reading } from './reading/read-keyword.ts';
import { asLabel, searchersWords } from './reading/searchers-words.ts';

/** Characters of a title that search result pages usually show in full. */
export const titleWidth = 65;

/**
 * What the page says of the searcher's words, by what they are after. No promises, and nothing that
 * an article of the kind may leave out. `in {city}` and the like go on without a colon.
 */
const tails: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['', 'how they compare'],
  asked: [''],
  time: [''],
  explained: [''],
  worth: [''],
  tips: ['', 'from {store}'],
  act: ['', 'what to know first'],
  job: ['in {city}', 'what the work is like', 'the roles and how to apply'],
  lookup: ['', '{works}'],
  program: ['', '{works}'],
  saving: ['what to check first', 'in {city}'],
  cost: ['', 'what {it} {depends} on'],
  symptom: ['what it can mean', 'what to check first'],
  risk: ['what to check', 'what to know first'],
  stock: ['in {city}', 'at {store}'],
  service: ['', 'what to know', 'what to know first', 'in {city}'],
  car: ['', 'what to know', 'what to know first'],
  money: ['', 'what to know', 'what to know first', '{works}'],
  trouble: ['what to do'],
  plain: ['', 'what to know', 'what to know first'],
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
  const asking = askedOfMatter(words);
  if (asking !== null) return [asLabel(withColon(asking))];
  const label = asLabel(asTitled(words));
  // The page names the sum, and not only what it depends on.
  if (isOfPayment(reading.words.join(' '))) return [label];
  const kind = kindOfKeyword(words, reading, head);
  if (isNearby.test(keyword)) {
    const placed = filled('near {city}', label, store).map((tail) => `${label} ${tail}`);
    if (placed.length > 0 && placed.every((title) => title.length <= titleWidth)) return placed;
  }
  const own = isPlace.test(label) ? ['in {city}', 'what to know'] : tails[kind];
  const titles = own
    .filter((tail) => tail !== '' || !needsTail(kind) || label.split(' ').length > shortest)
    .filter((tail) => tail !== 'in {city}' || kind !== 'service' || isJob.test(label))
    // "In my mom's name in Duluth".
    .filter((tail) => tail !== 'in {city}' || !/ in (?:my|the|your|an?) /.test(label))
    .flatMap((tail) => filled(tail, label, store))
    .map((tail) => withTail(label, tail))
    .filter((title) => title.length <= titleWidth);
  return titles.length > 0 ? titles : [label];
}

/** Who types this wants the town: "oil change near me". */
const isNearby = /\b(?:near ?me|near ?by|close to me|in my area)\b/i;

/** A title of so few words says too little of its page. */
const shortest = 2;

function needsTail(kind: KeywordKind): boolean {
  return kind !== 'asked' && kind !== 'worth';
}

/** What is done in a town: "tire rotation in Lincoln". */
const isJob = new RegExp(
  String.raw`\b(?:repair|restoration|service|detailing|cleaning|replacement|installation|change|` +
    'rotation|alignment|flush|inspection|tinting|coating|recharge|tune-up)$',
  'i',
);

/** Where one goes: "Chevrolet dealer open Saturday". */
const isPlace = new RegExp(
  String.raw`\b(?:(?:service|parts|body) (?:center|department|shop)|repair shop|dealers?|` +
    String.raw`dealerships?|car lots?|dealership hours)(?: open \w+)?$`,
  'i',
);

/** The tail with the store's names; nothing where it has none or the words name it. */
function filled(tail: string, label: string, { name, city }: Place): string[] {
  const has = (text: string): boolean => label.toLowerCase().includes(text.toLowerCase());
  if (tail.includes('{city}') && (city === null || has(city))) return [];
  // Who looks in another town is not told of this one.
  if (/\{(?:city|store)\}/.test(tail) && isPlaced.test(label) && !(city && has(city))) return [];
  if (/\b(drivers|shoppers)\b/.test(tail) && /\b(drivers?|shoppers?)\b/i.test(label)) return [];
  if (tail.includes('{store}') && (name === null || has(name))) return [];
  const [noun = ''] = label.split(/ (?:for|with|of|in|on|between|from|by|under|after|without|to) /);
  if (tail === '{works}' && !isWorking.test(noun)) return [];
  if (tail.includes('{depends}') && !isSum.test(noun)) return [];
  const isMany = /[^s]s$/.test(noun);
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

/** What moves with the car, the job or the reader. */
const isSum = /\b(?:costs?|prices?|pricing|fees?|payments?|worth|value|rates?)$/i;

/** Things of which a page says how they work. */
const isWorking = new RegExp(
  String.raw`\b(?:loans?|leas(?:es?|ing)|financing|insurance|warrant(?:y|ies)|contracts?|plans?|` +
    'programs?|buyouts?|credits?|transfers?|registration|lookup|calculator|decoder|finder|' +
    'checker|estimator|trade-in|pre-?approval|appraisal)$',
  'i',
);

/** "Used trucks in Sierra Vista". */
const isPlaced = / (?:in|near|around) \p{Lu}[^:]*$/u;

function withTail(label: string, tail: string): string {
  if (tail === '') return label;
  return /^(in|at|for|from) /.test(tail) ? `${label} ${tail}` : `${label}: ${tail}`;
}
