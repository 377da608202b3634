import { lazy } from '../../lib/lazy.ts';
import { knownModel, makesByKey, modelsByKey } from '../../writing/research/lexicon/models.ts';
import { compact } from '../../writing/research/reading/normalise.ts';
import { isCommonWord } from '../../writing/research/reading/common-word.ts';
import { isTrimName } from './facts/known-variants.ts';

/** Words of body, doors, wheels and gearbox, and what exports write where they know nothing. */
const empty = new Set(
  (
    'door doors 2dr 3dr 4dr 5dr dr 2d 4d sedan coupe suv mpv truck pickup van wagon bus cab crew ' +
    'convertible hatchback cutaway chassis srw drw ld hd pk passenger cargo utility series model ' +
    'vehicl vehicle vehicles car auto automatic manual cvt fwd awd rwd 4wd 2wd 4x4 4x2 new used ' +
    'unknown unspecified other none misc tbd na nvp n/a - specialty'
  ).split(' '),
);

/** Last words of longer names, by make: the 1500 of a Silverado, the Cruiser of an FJ. */
const lastWords = lazy(indexLastWords);

/**
 * A "model" that is what is left of a name ("Door", "Cab", the 1500 of a Silverado 1500), and that
 * no list of models knows under its make.
 */
export function isDebrisModel(make: string, model: string): boolean {
  const key = `${make}\n${model}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  if (judged.size >= maxJudged) judged.clear();
  const isDebris = judge(make, model);
  judged.set(key, isDebris);
  return isDebris;
}

/** A file says the same few names over and over. */
const judged = new Map<string, boolean>();
const maxJudged = 5_000;

function judge(make: string, model: string): boolean {
  if (knownModel(make, model)) return false;
  const words = model.toLowerCase().split(/\s+/);
  if (words.every((word) => empty.has(word))) return true;
  if (words.length > 1) return false;
  const [word = ''] = words;
  const isCut =
    lastWords()
      .get(makesByKey().get(compact(make)) ?? make)
      ?.has(word) ?? false;
  // A Polestar 2 is whole; the 1500 of a Silverado is not.
  if (/^\d+$/.test(word)) return isCut;
  const isOfMake = make.toLowerCase().split(/[\s-]/).includes(word);
  return (
    isCut || isOfMake || /^[a-z]$/.test(word) || isTrimName(word) || isCommonWord({ make, model })
  );
}

/** A "trim" of body, doors or wheels alone, or a price, an address, a programme, a call to call. */
export function isDebrisTrim(trim: string): boolean {
  if (/[$€£@]|https?:|\bcall\b|\d{5}|certified|\bcpo\b/i.test(trim)) return true;
  const words = trim.toLowerCase().split(/[\s,]+/);
  return words.every((word) => empty.has(word));
}

function indexLastWords(): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const { make, name } of [...modelsByKey().values()].flat()) {
    const words = name.toLowerCase().split(' ');
    // A Caravan is short for the Grand Caravan, as people say it; a Polestar 2 is a 2.
    const isWhole = words[0] === 'grand' || words[0] === make.toLowerCase();
    if (words.length < 2 || isWhole) continue;
    const own = index.get(make) ?? new Set();
    index.set(make, own.add(words.at(-1) ?? ''));
  }
  return index;
}
