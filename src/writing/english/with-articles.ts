import { withArticle } from '../research/questions/article.ts';
import { nounVerbs, plainVerbs } from './act-verbs.ts';
import { things } from './countable.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Things of which a searcher leaves out the article wherever they stand: "on used luxury car". */
const common = words(
  'car truck suv sedan van minivan vehicle crossover coupe convertible wagon hatchback pickup ' +
    'loan warranty dealership mechanic battery transmission engine alternator starter radiator ' +
    'windshield tire hitch trailer camper boat cosigner contract motorcycle teenager student ' +
    'sticker seller accident',
);

/** What may stand between the article and one of these. */
const modifiers = words(
  'used new old older leased financed certified pre-owned preowned luxury hybrid electric diesel ' +
    'gas family cheap small big large compact midsize full-size extended factory powertrain ' +
    'manual automatic service car auto truck vehicle stolen rental title personal joint ' +
    'travel utility boat ' +
    'private inspection damaged wrecked totaled rebuilt salvage dead bad spare cracked half-ton',
);

function isModifier(word: string): boolean {
  return modifiers.has(word.toLowerCase()) || /^\d+-(?:month|year)$/.test(word);
}

/** After these one of the common things needs its article. */
const before = words(
  'in on at for with without of from off under into to after between buy get sell lease finance ' +
    'refinance trade replace replacing return rent own drive pull charge fix repair insure ' +
    'register buying getting selling leasing financing trading returning renting towing need ' +
    'choose find have returned bought is does will prepare winterize if ' +
    'stop wash wax detail ship park store cover covers',
);

/** After these anything that can be counted does. */
const prepositions = words('as in on for with without of from into after');

/** Verbs with an object, in a place where they are no nouns: "an oil change | coupon". */
const verbs = words(
  `${plainVerbs} ${nounVerbs} need unlock scrap jump wax ship align reserve pick compare ` +
    'appraise junk flip gift leave',
);

/** Of these a keyword that begins with one may as well be a noun: "tow truck", "repair shop". */
const nouns = words(nounVerbs);

const asVerb = /^(?:to|i|you|can|should|and|or|not|we)$/i;
const asGerund = /^(?:is|of|for|when|before|after|by|with|about|worth|on|or|vs\.?|while|without)$/i;

/** These begin something new; any other word makes one name with the thing before it. */
const after = words(
  'in on for with without of from off under into to after before if when while or and at by near ' +
    'than that is are worth online privately myself again a still need cost last qualify early ' +
    'late has been was were does should could would will yourself free vs vs. then so but fast ' +
    'quickly safely legally back up down out over through during within until near nearby around ' +
    "today now not doesn't won't can't isn't dies breaks needs instead alone monthly twice",
);

const determined = new RegExp(
  '^(?:an?|the|my|your|his|her|their|our|this|that|any|some|no|every|each|another|more|most|less|' +
    'which|what|how|one|two|three|multiple|several|both|all|best|same|other|bad|good|poor|case|' +
    String.raw`\d.*|.*ing)$`,
  'i',
);

/** What is said without an article. */
const idioms = new RegExp(
  '^(?:(?:on|for) (?:sale|lease|loan|rent|display|recall|hire|trade)|' +
    'of (?:warranty|store|stock|state|sale)|under (?:warranty|recall|contract)|' +
    'in (?:store|check|park|lease|transfer|shock)|after sale|with credit|without credit|' +
    'check engine light|tow truck|transfer fee|of (?:title|credit)|for (?:credit|review))$',
  'i',
);

/**
 * A typed question with the articles that nobody types: "Can I get car loan after bankruptcy" is
 * "Can I get a car loan after bankruptcy".
 */
export function withArticles(text: string): string {
  const typed = text.replace(driven, '$1 of a ').split(' ');
  const starts = new Set<number>();
  for (const [at, word] of typed.entries()) {
    const [thing, object] = [thingAt(typed, at), objectOf(typed, at)];
    if (thing !== null) starts.add(thing);
    if (object !== null && word !== '') starts.add(object);
  }
  const told = typed.map((word, at) => (starts.has(at) ? withArticle(word) : word)).join(' ');
  // "How to lower car payment"; but "a lower car payment" has its own.
  return told
    .replace(/\b((?:to|I) (?:lower|skip|make|miss)) (?=car payment\b)/gi, '$1 a ')
    .replace(
      /\b(negotiat(?:e|ing)|lower|get|reach|ask for) (?=out[- ]the[- ]door price\b)/gi,
      '$1 the ',
    );
}

/** A drive of a car, and not a car after a drive: "on a test drive used car". */
const driven =
  /\b((?:a|the|my|on) test drive) (?=(?:(?:used|new|electric) )?(?:car|truck|suv|ev|van)\b)/gi;

/** Where the name of the common thing at `at` begins, if it needs an article. */
function thingAt(typed: readonly string[], at: number): number | null {
  if (!common.has(typed[at]?.toLowerCase() ?? '') || !endsAt(typed, at)) return null;
  let start = at;
  while (start > 0 && isModifier(typed[start - 1] ?? '')) start -= 1;
  // "My newly bought car", "my own mechanic" have what they need.
  const isMore = /ly$|^(?:my|your|his|her|their)$/.test(typed[start - 2] ?? '');
  const first = typed[start - 1]?.toLowerCase() ?? '';
  const isSaid = idioms.test(`${first} ${typed[at]}`) || isOfKind(typed, start - 1);
  return !isMore && !isSaid && before.has(first) ? start : null;
}

/** Where the object of the verb or preposition at `at` begins, if it needs an article. */
function objectOf(typed: readonly string[], at: number): number | null {
  if (!takesObject(typed, at) || isOfKind(typed, at)) return null;
  const start = at + 1;
  const first = typed[start] ?? '';
  const isObject = things.has(first) && (isVerb(typed[at] ?? '') || isVerb(typed[at - 1] ?? ''));
  const isDone = isVerb(first) && !isObject && !prepositions.has(typed[at] ?? '');
  if (determined.test(first) || isDone) return null;
  const length = typed
    .slice(start, start + 5)
    .findIndex((_, index) => endsAt(typed, start + index));
  const phrase = typed.slice(start, start + length + 1);
  const last = phrase.at(-1) ?? '';
  // What an axle does is no thing: "with all-wheel drive".
  if (/\bwheel drive$/i.test(phrase.join(' '))) return null;
  // "In Texas selling a truck".
  const isOutOf = typed[at - 1]?.toLowerCase() === 'out' && /^(?:state|province)$/i.test(first);
  const isPlace = isOutOf || (typed[at] === 'in' && /^\p{Lu}\p{Ll}/u.test(first));
  if (isPlace) return null;
  const isThing = things.has(last.toLowerCase()) || isOneCar(phrase);
  if (length < 0 || !isThing) return null;
  if (phrase.some((word) => after.has(word.toLowerCase()))) return null;
  const said = `${typed[at]} ${phrase.join(' ')}`;
  // Credit is one thing as a tax credit, and none where it is a person's.
  const isStanding = last === 'credit' && phrase.at(-2) !== 'tax';
  return idioms.test(said) || isStanding ? null : start;
}

function takesObject(typed: readonly string[], at: number): boolean {
  const word = typed[at]?.toLowerCase() ?? '';
  const previous = typed[at - 1] ?? '';
  if (prepositions.has(word)) return at > 0;
  if (word === 'is') return at === 1 && /^what$/i.test(previous);
  // "Buy out lease", "pay off loan".
  if (/^(?:out|off|up|back)$/.test(word)) return isVerb(previous.toLowerCase());
  if (verbs.has(word)) return at === 0 ? !nouns.has(word) : asVerb.test(previous);
  const isGerund =
    word.endsWith('ing') && [word.slice(0, -3), `${word.slice(0, -3)}e`].some(isVerb);
  return isGerund && (at === 0 ? word !== 'financing' : asGerund.test(previous));
}

function isVerb(word: string): boolean {
  return verbs.has(word);
}

/** "For used Honda Accord"; names have their capitals by now. */
function isOneCar([first = '', second = '', ...rest]: readonly string[]): boolean {
  return ofCar.test(first) && /^\p{Lu}/u.test(second) && !rest.some((word) => /^[a-z]/.test(word));
}

const ofCar = /^(?:used|new|certified|pre-owned|older)$/;

/** "What kind of car", "type of loan". */
function isOfKind(typed: readonly string[], at: number): boolean {
  return (
    typed[at] === 'of' && /^(?:kind|type|sort|make|model|brand|end)s?$/i.test(typed[at - 1] ?? '')
  );
}

/** Whether the name of a thing ends with the word at `at`. */
function endsAt(typed: readonly string[], at: number): boolean {
  const next = typed[at + 1]?.toLowerCase();
  if (next === undefined || after.has(next)) return true;
  // "Get a dent fixed", "keep a car running".
  const isThing = things.has(typed[at]?.toLowerCase() ?? '');
  return isThing && /(?:ed|ly)$|^(?:running|fixed|done|stolen|stuck)$/.test(next);
}
