import { lazy } from '../../../lib/lazy.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { knownModel, makesByKey, modelsByKey } from '../lexicon/models.ts';
import { displayName } from './display.ts';
import { compact } from './normalise.ts';
import { isMeasured } from './measured.ts';
import { isFree, type Scan, take } from './scan.ts';
import { stopWords } from './stem.ts';

export type NamedModel = { make: string; model: string };
/** With the word of the keyword at which it begins. */
export type FoundModel = NamedModel & { start: number };

/** The models that a keyword may mean: those of the store first, then the list. */
export type Garage = {
  /** By compact model name; the store's most common first. */
  own: Map<string, NamedModel[]>;
  ownMakes: Set<string>;
  /** A model's first word, where it stands for it: "silverado" → "Silverado 1500". */
  families: Map<string, NamedModel>;
};

/**
 * Names that are also words, or bare numbers: a model only next to a make or year, or, for the
 * rarer words, where the store sells it.
 */
const wordLike = new Set(
  (
    'edge focus fit soul spark element insight legacy golf compass journey escape flex venue ' +
    'dart clarity sonic vue aura sky ss z tl rl is es rx nx ux gx lx tx ls gs rc lc rz i3 cc ' +
    'eos xe xf xj sl cle tt air gravity ocean smart 200 300 500 86 911 3 5 6 bolt quest ' +
    'liberty commander patriot nitro accent colorado dakota leaf charger hardtop ' +
    'cooper passport pilot ranger transit express ascent atlas crown matrix outlook solstice ' +
    'ghost phantom roma spectre recon r2 r3 city milan 1500 2500 3500 terrain cv'
  ).split(' '),
);
/** Family words that say nothing alone. */
const weakFirstWords = new Set(
  'grand santa model range super town land crown electrified'.split(' '),
);

export function garageOf(models: Iterable<{ make: string | null; model: string | null }>): Garage {
  const garage: Garage = { own: new Map(), ownMakes: new Set(), families: new Map() };
  for (const { make, model } of models) {
    const named = canonical(make, model);
    if (named === null) continue;
    garage.ownMakes.add(named.make);
    const key = compact(named.model);
    const same = garage.own.get(key) ?? [];
    if (same.some((other) => other.make === named.make)) continue;
    garage.own.set(key, [...same, named]);
    addFamily(garage.families, named);
  }
  return garage;
}

/** Make and model as people write them, or null when either is no usable name. */
export function canonical(make: string | null, model: string | null): NamedModel | null {
  const shownMake = displayName(make === null ? null : (makesByKey().get(compact(make)) ?? make));
  const shownModel = displayName(model);
  if (shownMake === null || shownModel === null) return null;
  return { make: shownMake, model: knownModel(shownMake, shownModel)?.name ?? shownModel };
}

/** "Honda CR-V": the name for people, and the key of a model. */
export function modelKey(named: NamedModel): string {
  return `${named.make} ${named.model}`;
}

/** Takes the make words; null when there are none. */
export function takeMake(scan: Scan, garage: Garage): string | null {
  for (let length = 2; length > 0; length -= 1) {
    for (let start = 0; isInside(scan, start, length); start += 1) {
      if (!isFree(scan, start, length) || isJudgement(scan, start)) continue;
      const key = compact(scan.words.slice(start, start + length).join(''));
      const make =
        makeOf(key, garage) ?? (key.length > 3 ? makeOf(key.replace(/s$/, ''), garage) : null);
      if (!make) continue;
      take(scan, start, length);
      return make;
    }
  }
  return null;
}

/** "Is it smart to lease": what is said of it, and no make. */
function isJudgement({ words }: Scan, at: number): boolean {
  const isAfter = /^(?:it|more|be|a|is)$/.test(words[at - 1] ?? '');
  return (
    words[at] === 'smart' && (isAfter || /^(?:to|idea|move|choice)$/.test(words[at + 1] ?? ''))
  );
}

/** Takes the longest model name, preferring one of `make`; null when there is none. */
export function takeModel(
  scan: Scan,
  garage: Garage,
  make: string | null,
  hasYear: boolean,
): FoundModel | null {
  for (let length = Math.min(4, scan.words.length); length > 0; length -= 1) {
    for (let start = 0; isInside(scan, start, length); start += 1) {
      if (!isFree(scan, start, length)) continue;
      const typed = scan.words.slice(start, start + length);
      // "$500 down" is a sum.
      if (typed.some((word) => word.startsWith('$'))) continue;
      // "A 7 seater" is no A7.
      if (make === null && typed[0] === 'a' && /^\d/.test(typed[1] ?? '')) continue;
      if (isVerb(scan, start, typed)) continue;
      for (const words of [typed, singular(typed)]) {
        const model = lookUp(compact(words.join('')), garage, make);
        const isKnown = make !== null || (hasYear && isNamedHere(scan, start, words));
        const isSure = isKnown || !isDoubtful(scan, start, words, garage);
        if (model === null || !isSure || typed.join() === 'models') continue;
        take(scan, start, length);
        return { ...model, start };
      }
    }
  }
  return null;
}

/** What follows "Lexus is" where it is no IS. */
const afterVerb =
  /^(?:the|an?|it|not|so|better|best|more|most|good|bad|owned|made|considered|known|right|worth)$/;

/** "Is the Lexus RX" and "which Lexus is best" name no IS. */
function isVerb({ words, taken }: Scan, start: number, typed: readonly string[]): boolean {
  const [word = ''] = typed;
  if (typed.length > 1 || !stopWords.has(word)) return false;
  const asksWhich = words.slice(0, start).some((one) => /^(?:which|what|why|how)$/.test(one));
  const isSecond = words.indexOf(word) < start;
  const goesOn = afterVerb.test(words[start + 1] ?? '') || (asksWhich && !isSecond);
  return taken[start - 1] !== true || goesOn;
}

/** Beside its year or make, or with an article: "2016 fit", and not "does it fit in a 2019". */
function isNamedHere({ words, taken }: Scan, start: number, typed: readonly string[]): boolean {
  const [word = ''] = typed;
  if (typed.length > 1 || (!wordLike.has(word) && !isPlain(word) && !/^\d+$/.test(word)))
    return true;
  if (taken[start - 1] === true || taken[start + 1] === true) return true;
  return !/^\d+$/.test(word) && /^(?:the|an?|my|used|new)$/.test(words[start - 1] ?? '');
}

/** "used cr-vs", "civics for sale". */
function singular(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  return last.length > 3 ? [...words.slice(0, -1), last.replace(/s$/, '')] : [...words];
}

function lookUp(key: string, garage: Garage, make: string | null): NamedModel | null {
  if (key === '') return null;
  const listed = (modelsByKey().get(key) ?? []).map((known) => ({
    make: known.make,
    model: known.name,
  }));
  const candidates = [...(garage.own.get(key) ?? []), ...listed];
  const family = key.endsWith('hd') ? heavyOf(key.slice(0, -2), garage) : familyOf(key, garage);
  if (family !== undefined) candidates.push(family);
  return candidates.find((named) => make === null || named.make === make) ?? null;
}

/** Without another word the plain model is meant, even where the store has the heavy one only. */
function familyOf(key: string, garage: Garage): NamedModel | undefined {
  const [own, listed] = [garage.families.get(key), listedFamilies().get(key)];
  return own && isHeavy(own) ? (listed ?? own) : (own ?? listed);
}

/** "silverado hd": the store's own heavy model first. */
function heavyOf(base: string, garage: Garage): NamedModel | undefined {
  if (base === '') return undefined;
  const isOf = (named: NamedModel): boolean =>
    isHeavy(named) && compact(named.model).startsWith(base);
  return [...garage.own.values()].flat().find(isOf) ?? listedModels().find(isOf);
}

function isHeavy({ model }: NamedModel): boolean {
  return /hd$/i.test(model);
}

function isDoubtful(scan: Scan, start: number, words: string[], garage: Garage): boolean {
  if (words.length > 1) return words.every((word) => isPlain(word));
  if (isOffered(scan, start)) return false;
  const before = scan.words[start - 1] ?? '';
  const word = words[0] ?? '';
  const isPlug = word === 'charger' && before !== '' && before !== 'dodge';
  // "500" may be a sum and "86" a year; "4runner" is a name.
  const isPlainWord = isPlain(word) || /^\d+[a-z]{0,2}$/.test(word);
  const isOwn = garage.own.has(word) && !isPlainWord;
  if (isBesideRival(scan, start, garage) || (!isPlug && isMeasured(scan, start))) return false;
  return isPlug || before === 'in' || (!isOwn && (isPlainWord || wordLike.has(word)));
}

/** "used bolt under 20000": what is used and for sale is a car by that name. */
function isOffered({ words }: Scan, at: number): boolean {
  const isUsed = /^(?:used|pre-?owned)$/.test(words[at - 1] ?? '');
  return (
    isUsed && /^[a-z]{4,}$/.test(words[at] ?? '') && isOffer.test(words.slice(at + 1).join(' '))
  );
}

const isOffer = /^(?:for sale|under|below|near me|less than|$)/;

/** "for two car seats" is no Fortwo, "hard top" no Hardtop. */
function isPlain(word: string): boolean {
  return everydayVocabulary.has(word) || drivingVocabulary.has(word) || stopWords.has(word);
}

/** "colorado vs ranger", "tacoma or ranger": each says of the other that it is a model. */
function isBesideRival({ words }: Scan, start: number, garage: Garage): boolean {
  const pairs = [
    [start, start + 1, start + 2],
    [start, start - 1, start - 2],
  ] as const;
  const isName = (at: number): boolean => {
    const word = words[at] ?? '';
    return /^[a-z]{4,}$/.test(word) && !stopWords.has(word) && lookUp(word, garage, null) !== null;
  };
  return pairs.some(([own, between, other]) => {
    return /^(?:vs|or)$/.test(words[between] ?? '') && isName(own) && isName(other);
  });
}

function isInside(scan: Scan, start: number, length: number): boolean {
  return start + length <= scan.words.length;
}

function makeOf(key: string, garage: Garage): string | null {
  const own = [...garage.ownMakes].find((make) => compact(make) === key);
  return makesByKey().get(key) ?? own ?? null;
}

function addFamily(families: Map<string, NamedModel>, named: NamedModel): void {
  const [first = '', ...rest] = named.model.toLowerCase().split(' ');
  if (rest.length === 0 || first.length < 5 || weakFirstWords.has(first)) return;
  const known = families.get(compact(first));
  if (!known || (isHeavy(known) && !isHeavy(named))) families.set(compact(first), named);
}

const listedModels = lazy(() =>
  [...modelsByKey().values()]
    .flat()
    .map((known): NamedModel => ({ make: known.make, model: known.name })),
);
const listedFamilies = lazy(() => garageOf(listedModels()).families);
