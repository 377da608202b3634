import { bodyStems } from '../lexicon/body-words.ts';
import { anyCode, conceptsOf, isTroubleCode } from '../lexicon/concepts.ts';
import { drawnTogether } from '../lexicon/phrases.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { isLight } from '../lexicon/light-words.ts';
import { makesByKey } from '../lexicon/models.ts';
import { stateNames } from '../lexicon/states.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import { type Aspect, aspectsTyped } from './aspects.ts';
import { formsOn, stemmed } from './question-concepts.ts';

/** What a keyword wants: an aspect of a matter. */
export type Wanted = {
  aspects: readonly Aspect[];
  matter: readonly Term[];
  typed: string;
  /** The same without the town, where nothing but the town was left out. */
  placeless: string;
  /** Every word that names no car, and what it asks for. */
  stems: ReadonlySet<string>;
  all: ReadonlySet<string>;
  isOfRivals: boolean;
  /** It sets two makes side by side, of which a question on any car is asked. */
  isOfMakes: boolean;
  /** It names two kinds of cars, which a question sets side by side. */
  isOfTwo: boolean;
  /** The fuel, which a question says with the car. */
  fuel: string | null;
  /** It says whether the car is new or used. */
  isOfCondition: boolean;
};
export type Term = {
  word: string;
  concepts: readonly string[];
  isLight: boolean;
  /** Of a case that the keyword puts, which a question has to speak of itself. */
  isOfCase: boolean;
};

/** What the keyword asks, less the cars, places and sums that facts answer. */
export function wantedOf(reading: Reading): Wanted {
  const namesCar =
    reading.make !== null || reading.bodyStyles.length > 0 || reading.condition !== null;
  const isPlace = (word: string): boolean =>
    namesCar && reading.rest.includes(word) && isOfNoList(word);
  const words = drawnTogether(reading.asked.join(' ')).split(' ');
  const beside = circumstancesOf(reading);
  const ofCase = caseOf(reading);
  const typed = reading.words.join(' ');
  // "Cheapest truck with a backup camera" is after the truck, and not after what a camera costs.
  const isOfCars = reading.isListing && byPrice.test(typed);
  const aspects = aspectsTyped(typed).filter((one) => !isOfCars || one !== 'cost');
  const weighty = words.filter(
    (word) =>
      word !== '' &&
      isWeighty(word) &&
      !bodyStems.has(stem(word)) &&
      !isPlace(word) &&
      !makesByKey().has(word),
  );
  // Who asks whether it's safe to drive with it asks whether one can.
  const isSaid = (word: string): boolean => aspects.includes('driving') && ofDriving.has(word);
  const isLittle = (word: string): boolean =>
    isLight(word) || beside.has(word) || states.has(word) || isSaid(word);
  // "best used diesel truck": what moves a car only tells which of them are asked for.
  const isOfKind = weighty.every((word) => isLittle(word) || kinds.test(word));
  const asksWhich = aspects.every((one) => one === 'choice' || one === 'stock') && isOfKind;
  const ofStock = namesCar && (reading.fuel === null || aspects.includes('stock') || asksWhich);
  const terms = weighty.map((word) => ({
    word,
    concepts: wantedConcepts(word),
    isLight: isLittle(word) || (ofStock && kinds.test(word)),
    isOfCase: ofCase.has(word),
  }));
  const matter = terms.map((term) => {
    // Three rows of seats are the kind of car where it is asked about something else; a brand or
    // the word "features" tells little beside the thing itself.
    const isEngine = !comparesKinds(aspects) && engines.test(term.word);
    const isKind = (namesCar && term.word === 'third_row') || asides.test(term.word) || isEngine;
    const isOther = terms.some((one) => one !== term && !one.isLight);
    return isKind && isOther ? { ...term, isLight: true } : term;
  });
  const stems = new Set(reading.asked.filter((word) => !small.has(word)).map(stem));
  const isOfTwo = reading.bodyStyles.length > 1;
  const isOfCondition = reading.condition !== null;
  const all = allOf(reading, words, typed);
  return {
    aspects,
    matter,
    typed: stemmed(typed),
    placeless: placelessOf(reading, namesCar),
    stems,
    all,
    isOfCondition,
    fuel: reading.fuel,
    isOfTwo,
    isOfRivals: reading.rivals.length > 0,
    isOfMakes: reading.makes.length > 0,
  };
}

/** Where no car was left out with the town. */
function placelessOf({ words, asked, model, year }: Reading, namesCar: boolean): string {
  const isOfCar = namesCar || model !== null || year !== null;
  return stemmed((isOfCar ? words : asked).join(' '));
}

/** Beside a car, such a word is most likely a place; a trouble code is none. */
function isOfNoList(word: string): boolean {
  return (
    !isTroubleCode(word) &&
    !everydayVocabulary.has(word) &&
    !drivingVocabulary.has(word) &&
    !conceptsOf(word).some((one) => formsOn(one).size > 0)
  );
}

const byPrice = /^(?:the )?(?:cheap(?:est)?|most affordable|least expensive|lowest[ -]priced?) /;

/** All that the keyword speaks of; "sell my truck" is asked with "sell my car". */
function allOf({ bodyStyles }: Reading, words: readonly string[], typed: string): Set<string> {
  const spoken = drawnTogether(typed).split(' ');
  const own = bodyStyles.length > 0 ? ['car', 'vehicle'] : [];
  const parts = [...words, ...spoken].flatMap((word) => [word, ...word.split('-')]);
  return new Set([...parts, ...own].flatMap(wantedConcepts));
}

/** A code that no question names is a code. */
function wantedConcepts(word: string): readonly string[] {
  const own = conceptsOf(word);
  const isKnown = own.some((one) => formsOn(one).size > 0);
  return isTroubleCode(word) && !isKnown ? [...own, anyCode] : own;
}

const ofDriving: ReadonlySet<string> = new Set(['safe', 'safely', 'dangerous', 'okay', 'bad']);

/** What goes wrong with a car, and when: "brakes squeaking after rain". */
const symptom = new RegExp(
  '\\b(?:leak|nois|squeak|squeal|grind|shak|vibrat|smell|slip|stall|click|smok|pull|wont|' +
    'spongy|soft|mushy|flicker|not working|light (?:on|keeps|comes)|flat tire|overheat|dead|' +
    'dies|dying|drain|humm?ing|rattl|clunk|thump|bounc|knock|tick|hesitat|' +
    'jerk|wobbl|hard to|puls|sway|drops|blows (?:cold|hot|warm)|goes (?:up|down|to)|rough|' +
    'louder|shudder|blink|flash|bubbl|beep|whistl|popp|chirp|surg|stutter|lurch|whin)\\w*',
);
const circumstance = /\b(?:after|when|while|during|in|at|on|over|first|every|if|with speed)\b(.*)$/;

/** "Trade in before the lease ends": what holds in another case is no answer. */
const inCase = /\b(?:before|without|after|until|unless|if)\b(.*)$/;

/** What the driver does when it happens tells which part it is; a house is no car. */
const telling = new RegExp(
  '^(?:turn(?:s|ing)?$|steer|shift|revers|accelerat|brak|bump|idl|stoplight|house|home$|' +
    'apartment|kitchen)',
);

/** The words on when it happens, on which an answer need not turn. */
function circumstancesOf({ words }: Reading): ReadonlySet<string> {
  const typed = words.join(' ');
  const wrong = symptom.exec(typed);
  const [, said = ''] =
    wrong === null ? [] : (circumstance.exec(typed.slice(wrong.index + wrong[0].length)) ?? []);
  const when = said.trim().split(' ');
  return new Set(when.filter((word) => !telling.test(word)));
}

/** The words of the case that a keyword puts; what goes wrong with a car has circumstances. */
function caseOf({ words }: Reading): ReadonlySet<string> {
  const typed = words.join(' ');
  const [, said = ''] = symptom.test(typed) ? [] : (inCase.exec(typed) ?? []);
  return new Set(drawnTogether(said).split(' '));
}

/** "Moving to Minnesota from Wisconsin": each of them is where. */
const states = new Set([...stateNames.values()].map((name) => name.toLowerCase()));

const asides = new RegExp(
  '^(?:features?|gm|stellantis|michelin|goodyear|bridgestone|firestone|cooper|continental|' +
    'pirelli|hankook|yokohama|toyo|falken|bfgoodrich|interstate|duracell|mobil|castrol|' +
    'valvoline|pennzoil|bosch|brembo|motorcraft|acdelco|denso|thule|yakima|weathertech|' +
    'cummins|duramax|powerstroke|ecodiesel|pentastar|vortec|coyote)$',
);

/** What a job costs on one of them is asked of any: "timing belt replacement cost v6". */
const engines = /^v(?:6|8|10|12)$/;

function comparesKinds(aspects: readonly Aspect[]): boolean {
  return aspects.some((one) => one === 'difference' || one === 'choice' || one === 'worth');
}

/** What moves a car, which the stock is chosen by. */
const kinds = /^(?:awd|4wd|fwd|rwd|diesel|hybrids?|electric)$/;

const small = new Set(
  'a an the to of is are do does i my it in on for and how what which'.split(' '),
);

/** The terms that an answer has to speak of: the weighty ones. */
export function heavyOf({ matter }: Wanted): Term[] {
  return matter.filter(({ isLight: isSmall }) => !isSmall);
}
