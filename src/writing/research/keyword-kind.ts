import { isAct as saysAct } from '../english/acting.ts';
import type { Topic } from '../topic.ts';
import type { Reading } from './reading/read-keyword.ts';
import { isWeighty } from './reading/weightless.ts';
import { grammarOf } from './topics/grammar-of.ts';

/** What a searcher is after, by the words of the keyword. */
export type KeywordKind =
  | 'versus'
  | 'act'
  | 'asked'
  | 'time'
  | 'explained'
  | 'worth'
  | 'tips'
  | 'job'
  | 'lookup'
  | 'program'
  | 'saving'
  | 'cost'
  | 'symptom'
  | 'risk'
  | 'stock'
  | 'service'
  | 'car'
  | 'money'
  | 'trouble'
  | 'plain';

const acts =
  'sell trade buy finance lease rent refinance order reserve schedule book return check find get ' +
  'charge change rotate reset replace fix repair clean wash detail tow insure register transfer ' +
  'appraise value winterize test move keep add';
const isAct = new RegExp(
  `^(?!trade[ -]in value)(${acts.replaceAll(' ', '|')})\\b.* (my|an?|your)\\b|` +
    '^(?:factory |custom )?(schedule|book|order|reserve) ',
  'i',
);

const anyOf = (words: string): RegExp => new RegExp(`\\b(${words})\\b`);

const marks: readonly (readonly [KeywordKind, RegExp])[] = [
  ['asked', /^ (what|how|which|when|where|why|who|whether|signs|questions(?! to ask)) /],
  ['time', /\b(time|month|day|season) (?:of (?:the )?(?:year|month|week|day) )?(to|for)\b/],
  [
    'explained',
    / (explained|explanation) $| (pros and cons|(?:dis)?advantages|drawbacks|benefits|reasons) /,
  ],
  ['worth', / worth (it|buying|having|keeping|fixing|repairing|the money) $/],
  ['tips', /\b(tips?|checklist|guide|ideas|questions to ask)\b/],
  ['versus', / (vs|versus|or(?! not)) (?!.*\b(?:pays?|picks?|has to|is responsible)\b)/],
  [
    'job',
    new RegExp(
      // A brake job is done on a car.
      String.raw`(?<!\b(?:brakes?|paint|body|exhaust|clutch|rotors?|pads|gasket|wrap|timing) )` +
        String.raw`\bjobs?\b|\b(careers?|hiring|technician|salary|employment|openings)\b`,
    ),
  ],
  ['lookup', /\b(lookup|look up|checker|calculator|decoder|search|estimator|finder)\b/],
  ['program', /\b(programs?|plans?|eligibility|qualify|requirements?|pre-?approval)\b/],
  [
    'saving',
    anyOf(
      'coupons?|deals?|specials?|discounts?|sales?(?! tax)|rebates?|incentives?|offers?|' +
        '(?<!ground )clearance',
    ),
  ],
  ['cost', /\b(costs?|prices?|pricing|fees?|payments?|worth|value|rates?)\b/],
  [
    'symptom',
    anyOf(
      '(?<!or )not|wont|won t|light on|noises?|squeak\\w*|squeal\\w*|grind\\w*|shak\\w+|leak\\w*|' +
        'smell\\w*|blows (?:hot|cold|warm)|puls\\w+|sways?|flickers?|milky|flash\\w*|' +
        'blink\\w*|dead|stall\\w*|overheat\\w*|vibrat\\w*|flat(?! tow)|symptoms?',
    ),
  ],
  [
    'risk',
    anyOf(
      'red flags?|inspections?|damaged?|flood\\w*|salvage|' +
        'rebuilt|scams?|fraud|stolen|accident|problems?|issues?|recalled',
    ),
  ],
];

/** Who wants a fault mended knows of it. */
const isJob = /\b(repair|service|inspection|replacement|fix|light)\b(?! on )/;

/** What has happened to somebody: "lost title", "lease ending and I am over my miles". */
const isTrouble = new RegExp(
  '^(?:lost|expired|totaled|denied|missed|bought|got) |' +
    "^(?:dealer|seller|lender|bank|shop|insurance) (?:says|said|wants|hasn't|won't|[a-z]+ed) |" +
    "\\b(?:i am|i'm|i just|i lost|i sold|i already)\\b|" +
    '\\b(?:has |have |just |tags? |sticker |permit )expired\\b',
  'i',
);

/** A limit sets nothing side by side. */
const orMore = / or (?:less|under|below|cheaper|lower|newer|later|older|better|more|higher) /g;

/** One thing is judged, and none set beside another. */
const judged = / (?:good or bad|yes or no|(?:good idea|good|worth it) or not) /g;

/** The kind of a keyword; its topic decides where its words do not. */
export function kindOfKeyword(words: string, reading: Reading, topic: Topic | null): KeywordKind {
  const text = ` ${reading.words.join(' ')} `.replace(orMore, ' ').replace(judged, ' ');
  if (isCheap(text, reading)) return 'stock';
  if (reading.isListing && !/\b(?:time|month|day|season) (?:of|to|for)\b/.test(text))
    return 'stock';
  if (isTrouble.test(words)) return 'trouble';
  if ((isAct.test(words) || saysAct(words)) && !/ (vs|versus|or) /.test(text)) return 'act';
  const isOfferOfCars = /\b(for sale|in stock|inventory)\b/.test(text);
  const marked = isOfferOfCars ? undefined : marks.find(([, pattern]) => pattern.test(text));
  if (marked && !(marked[0] === 'symptom' && isJob.test(text))) return marked[0];
  const family = topic === null ? null : grammarOf(topic).family;
  if (family === 'ownership') return 'service';
  const isOfModel = reading.model !== null && reading.rest.length > 0;
  if (isOfferOfCars || (isStock(reading) && !isOfModel)) return 'stock';
  if (reading.model !== null) return 'car';
  return family === 'money' && reading.themes.length === 0 ? 'money' : 'plain';
}

/** "Cheap used cars": cars of a kind, however little they cost. */
function isCheap(text: string, { model, condition, bodyStyles, rest }: Reading): boolean {
  const isOfCars = condition !== null || bodyStyles.length === 1;
  return cheap.test(text) && isOfCars && model === null && !rest.some(isMatter);
}

const cheap = /^ (?:cheap|cheapest|affordable|inexpensive) /;

function isMatter(word: string): boolean {
  return isWeighty(word) && !/^(?:cars?|vehicles?)$/.test(word);
}

/** Topics that a kind of car names: "used hybrids". */
const ofFuel: readonly Topic[] = ['hybrid', 'range-and-charging'];

/** Cars of a kind, and nothing asked of them; or what a sum buys. */
function isStock(reading: Reading): boolean {
  // "Sales tax on a $25,000 car" is of the tax.
  const isTaxed = reading.words.some((word) => /^(?:tax|taxes|hst|gst)$/.test(word));
  return (reading.priceMaxCents !== null && !isTaxed) || isKindOfCars(reading);
}

/** "used trucks", "electric SUV": a kind of cars, whatever its fuel is a topic of. */
export function isKindOfCars({ topics, themes, rest, ...reading }: Reading): boolean {
  const { condition, bodyStyles, model } = reading;
  if (model !== null && topics.length > 0) return false;
  const isKind = condition !== null || bodyStyles.length === 1;
  const isNamed = topics.length === 0 || !rest.some(isWeighty);
  // "Used pickup trucks" asks for no advice on bodies.
  const isBody = condition !== null && bodyStyles.length === 1;
  const isOfKind = (one: Topic): boolean =>
    ofFuel.includes(one) || (isBody && one === 'body-style');
  return isKind && themes.length === 0 && isNamed && topics.every(isOfKind);
}
