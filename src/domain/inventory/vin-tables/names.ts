import { lazy } from '../../../lib/lazy.ts';
import { readBodyStyle } from '../formats/words/body-style.ts';
import { isKnownMake, readMake } from '../formats/words/make.ts';
import type { DecodedVin } from './decode-vin.ts';
import { vinTables } from './tables.ts';

/** Makes whose cars carry the other one's VINs, or did. */
const sharing = [
  ['Ram', 'Dodge'],
  ['Chevrolet', 'GMC'],
  ['Toyota', 'Scion'],
  ['Hyundai', 'Genesis'],
  ['Mercedes-Benz', 'Maybach', 'smart', 'Freightliner', 'Dodge'],
  ['Jeep', 'Eagle', 'Wagoneer'],
  ['Ford', 'Shelby'],
  ['FIAT', 'Abarth'],
  ['Volvo', 'Polestar'],
];

/** "F-150" and "F150" are one, "Town & Country" and "Town and Country". */
export function compact(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z\d]/g, '');
}

export function isMakeOf(make: string, { make: decoded }: DecodedVin): boolean {
  if (decoded === undefined) return true;
  const [one, two] = [readMake(make), readMake(decoded)];
  if (compact(one) === compact(two)) return true;
  return sharing.some((makes) => makes.includes(one) && makes.includes(two));
}

/** Whether a feed's name can mean the model that the VIN says. */
export function isModelOf(name: string, decoded: DecodedVin): boolean {
  const named = compact(name);
  const model = compact(decoded['model'] ?? '');
  if (named.includes(model) || (named.length > 1 && model.includes(named))) return true;
  const words = wordsOf(decoded['model'] ?? '');
  if (wordsOf(name).some((word) => word.length > 2 && words.includes(word))) return true;
  // "3 Series", "C300" and "E-350" are series of what the tables list by another name.
  const series = compact(decoded['series'] ?? '');
  return /\d/.test(named) && series !== '' && (named.includes(series) || series.includes(named));
}

/** Whether the make has, or had, a model of that name, or another make that stores sell. */
export function isKnownModel(name: string, make: string): boolean {
  const named = compact(name);
  // Mazda had an MPV and GMC a Wagon: of another make such a word says the body.
  if (readBodyStyle(name) === null && modelsOfAll().has(named)) return true;
  return modelsOf(make).some((known) => {
    const isPart = named.startsWith(known) || known.startsWith(named);
    return known === named || (known.length > 2 && named.length > 2 && isPart);
  });
}

const modelsOfAll = lazy(() => {
  const makes = Object.entries(vinTables().makes).filter(([make]) => isKnownMake(make));
  return new Set(makes.flatMap(([, models]) => models.map(compact)));
});

const known = new Map<string, string[]>();

/** Folded names of all models of the make and of those that share its VINs. */
function modelsOf(make: string): string[] {
  const kept = known.get(make);
  if (kept) return kept;
  const models = Object.entries(vinTables().makes)
    .filter(([one]) => isMakeOf(make, { make: one }))
    .flatMap(([, all]) => all.map(compact));
  // Makes that no table knows come from files, which may hold any number of them.
  if (models.length > 0) known.set(make, models);
  return models;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\d]+/u);
}
