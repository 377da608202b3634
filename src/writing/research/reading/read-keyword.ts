import type { BodyStyle, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import type { StoreProfile } from '../../store-profile.ts';
import type { Topic } from '../../topic.ts';
import { withPlainLimit } from '../../facts/price-range.ts';
import { knownModel } from '../lexicon/models.ts';
import type { Theme } from '../themes/theme.ts';
import {
  type FoundModel,
  type Garage,
  modelKey,
  type NamedModel,
  takeMake,
  takeModel,
} from './models.ts';
import { askedOfDoors, doorsCompared, ofOwnDoors } from './doors-compared.ts';
import { compact, normalise } from './normalise.ts';
import { otherTrims } from '../../reference/filed-trims.ts';
import {
  type Place,
  takeHomeCountry,
  takeKnownPlace,
  takeNamesake,
  takeOtherPlace,
} from './place.ts';
import { takePriceLimit } from './price-limit.ts';
import { leftOver, type Scan, scanOf, take } from './scan.ts';
import { mendSpelling } from './spelling.ts';
import { type Subjects, takeSubjects } from './subjects.ts';
import { withSeries } from './designations.ts';
import { takeTrim } from './trims.ts';
import { inPlainWords } from './plain-words.ts';
import { takeRanges, takeWishes, wishedWords } from './wished.ts';

/** All that is recognised in a keyword. */
export type Reading = {
  /** Every word, mended, in order. */
  words: string[];
  /** The words that nothing recognised. */
  rest: string[];
  /** The words that name no car, year, place or sum: what is asked. */
  asked: string[];
  year: number | null;
  make: string | null;
  /** The two that are set side by side without a model: "BMW vs Mercedes reliability". */
  makes: string[];
  model: string | null;
  trim: string | null;
  /** Another one of the model that it is set against. */
  otherTrim: string | null;
  /** Other models of the keyword: "rav4 vs cr-v". */
  rivals: NamedModel[];
  bodyStyles: BodyStyle[];
  condition: VehicleCondition | null;
  fuel: 'electric' | 'hybrid' | 'diesel' | null;
  topics: Topic[];
  themes: Theme[];
  place: Place | null;
  priceMaxCents: number | null;
  isComparison: boolean;
  /** Cars that have something are asked for, and nothing beside: "7 passenger suv". */
  isListing: boolean;
};

const maxModels = 3;

/** What a keyword names, given the models that the store has or had. */
export function readKeyword(
  keyword: string,
  store: StoreProfile,
  garage: Garage,
  trims: ReadonlyMap<string, readonly string[]>,
): Reading {
  const plain = normalise(withPlainLimit(inPlainWords(keyword)));
  const scan = scanOf(withSeries(mendSpelling(plain, garage)));
  const wishes = wishedWords(scan);
  takeRanges(scan, wishes);
  const priceMaxCents = takePriceLimit(scan);
  const year = takeYear(scan);
  const known = takeKnownPlace(scan, store) ?? takeNamesake(scan);
  const models = takeModels(scan, garage, year !== null);
  const [first, ...rivals] = models.named;
  const [trim, otherTrim] = first ? trimsOf(scan, first, garage, trims) : [null, null];
  const isListing = takeWishes(scan, wishes, {
    hasModel: first !== undefined,
    hasMake: models.make !== null,
    isPrecise:
      [year, priceMaxCents, known].some((one) => one !== null) ||
      scan.words.some((one) => used.test(one)),
  });
  const open = leftAt(scan);
  const subjects = takeSubjects(scan);
  const unread = leftAt(scan);
  const place = known ?? takeOtherPlace(scan) ?? takeHomeCountry(scan, store);
  const placed = new Set(unread.filter((index) => scan.taken[index] === true));
  const listed = first === undefined ? undefined : knownModel(first.make, first.model);
  const doors = doorsCompared(subjects.bodyStyles, scan.words);
  const bodyStyles = doors?.bodyStyles ?? ofOwnDoors(subjects.bodyStyles, scan.words);
  const ofPayment: Topic[] = wishes.some(({ isPayment }) => isPayment) ? ['budget'] : [];
  const ofWords = topicsOf({ ...subjects, bodyStyles }, models.named);
  const left = open.flatMap((index) => (placed.has(index) ? [] : (scan.words[index] ?? [])));
  const ofDoors = { hasModel: first !== undefined, bodyStyles };
  const typed = subjects.isComparison ? left : askedOfDoors(left, ofDoors);
  const all = [...new Set([...ofPayment, ...ofWords])];
  const isCarAlone = first !== undefined && typed.every(isPower);
  return {
    words: scan.words,
    rest: leftOver(scan),
    asked: doors?.asked ?? (isCarAlone ? typed.filter(isCondition) : typed),
    year,
    make: first?.make ?? models.make,
    makes: models.makes,
    model: first?.model ?? null,
    trim,
    otherTrim,
    rivals,
    bodyStyles: listed?.bodyStyle ? [listed.bodyStyle] : bodyStyles,
    condition: subjects.condition ?? (wishes.some(({ isDriven }) => isDriven) ? 'used' : null),
    fuel: listed?.electric === true ? 'electric' : fuelOf(scan.words, first?.model ?? ''),
    topics: topicsAsked(isCarAlone ? all.filter(isNoPower) : all, isListing, scan.words),
    themes: subjects.themes,
    place,
    priceMaxCents,
    isComparison: subjects.isComparison || rivals.length > 0,
    isListing,
  };
}

/** Of cars that have something it is asked which of them are here. */
function topicsAsked(topics: Topic[], isListing: boolean, words: readonly string[]): Topic[] {
  if (topics.length > 0) return topics;
  if (isListing) return ['availability'];
  return /^how long (?:do|does|will|can) .*\blasts?$/.test(words.join(' ')) ? ['reliability'] : [];
}

function isCondition(word: string): boolean {
  return used.test(word);
}

/** "F-150 hybrid" is the car, and asks nothing of its battery. */
function isPower(word: string): boolean {
  return /^(?:hybrid|plug-in|phev|new|used)$/.test(word);
}

function isNoPower(topic: Topic): boolean {
  return topic !== 'hybrid';
}

const versus = /^(?:vs\.?|versus|or)$/;
const used = /^(?:used|new|brand-new|certified|cpo|pre-owned|preowned)$/;

/** The trim, and another one that it is set against: "LE vs XLE". */
function trimsOf(
  scan: Scan,
  model: NamedModel,
  garage: Garage,
  trims: ReadonlyMap<string, readonly string[]>,
): [string | null, string | null] {
  const trim = trimOf(scan, model, garage, trims);
  const isOfTwo = trim !== null && scan.words.some((word) => versus.test(word));
  return [trim, isOfTwo ? trimOf(scan, model, garage, trims) : null];
}

/** One that is here, else one that the maker has: that it is not here can be said. */
function trimOf(
  scan: Scan,
  { make, model }: NamedModel,
  garage: Garage,
  trims: ReadonlyMap<string, readonly string[]>,
): string | null {
  const listed = trims.get(modelKey({ make, model }));
  const own = takeTrim(scan, listed ?? []);
  // Rows without a trim may be any.
  const isUnknown = listed === undefined && garage.own.has(compact(model));
  if (own !== null || isUnknown || leftAt(scan).length === 0) return own;
  const others = otherTrims(make, model, listed ?? []);
  return takeTrim(scan, ofGas.test(scan.words.join(' ')) ? others.filter(isNoGas) : others);
}

/** "Does it need premium" is after a grade of gas and no trim. */
const ofGas = new RegExp(
  String.raw`\b(?:gas|fuel|octane|unleaded|regular)\b|` +
    String.raw`\b(?:needs?|takes?|uses?|requires?|runs? on) premium\b`,
);

function isNoGas(trim: string): boolean {
  return !/^premium$/i.test(trim);
}

function leftAt({ taken }: Scan): number[] {
  return taken.flatMap((isTaken, index) => (isTaken ? [] : [index]));
}

function takeModels(scan: Scan, garage: Garage, hasYear: boolean) {
  const make = takeMake(scan, garage);
  const found: FoundModel[] = [];
  let model = takeModel(scan, garage, make, hasYear);
  if (model === null && make !== null) {
    model = takeModel(scan, garage, null, false);
  }
  while (model !== null && found.length < maxModels) {
    found.push(model);
    const nextMake = takeMake(scan, garage);
    model = takeModel(scan, garage, nextMake, nextMake !== null);
  }
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  // Of two makes side by side neither is what is asked for alone.
  const isOfTwo = found.length === 0 && scan.words.some((word) => /^(?:vs|versus|or)$/.test(word));
  const other = make !== null && isOfTwo ? takeMake(scan, garage) : null;
  const makes = make !== null && other !== null ? [make, other] : [];
  return {
    make: other === null ? make : null,
    makes,
    named: inOrder.map((one) => ({ make: one.make, model: one.model })),
  };
}

function takeYear(scan: Scan): number | null {
  const index = scan.words.findIndex((word) => /^(19[89]\d|20[0-4]\d)$/.test(word));
  if (index < 0 || scan.taken[index] === true) return null;
  take(scan, index, 1);
  return Number(scan.words[index]);
}

function fuelOf(words: string[], model: string): Reading['fuel'] {
  const all = [...words, ...normalise(model)];
  // "Gas or diesel truck" is not after a diesel.
  if (againstGas.test(words.join(' '))) return null;
  if (all.some((word) => /^(hybrid|hybrids|phev|phevs|4xe|prime)$/.test(word))) return 'hybrid';
  if (all.some((word) => /^(ev|evs|electric|bev|electrics)$/.test(word))) return 'electric';
  return all.includes('diesel') ? 'diesel' : null;
}

const againstGas =
  /\b(?:gas|gasoline|petrol) (?:vs|versus|or) |\b(?:vs|versus|or) (?:gas|gasoline|petrol)\b/;

/** Two models or two body styles side by side are compared, with or without a "vs". */
function topicsOf(subjects: Subjects, named: NamedModel[]): Topic[] {
  const compared: Topic[] = named.length > 1 ? ['comparison'] : [];
  const styles: Topic[] = subjects.bodyStyles.length > 1 ? ['body-style'] : [];
  const ofThemes = subjects.themes.flatMap((theme) => Object.keys(theme.questions) as Topic[]);
  const implied = subjects.topics.length === 0 ? ofThemes.slice(0, 3) : [];
  return [...new Set([...styles, ...compared, ...subjects.topics, ...implied])];
}
