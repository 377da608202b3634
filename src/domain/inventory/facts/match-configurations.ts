import type { FactRecord } from './read-fact-row.ts';
import type { CarTraits } from './car-traits.ts';
import { isKnownVariant, isSibling, isTrimName } from './known-variants.ts';
import { listedName, type NameWords } from './name-words.ts';

type Configuration = Pick<
  FactRecord,
  'model' | 'drive' | 'fuelType' | 'displacementLiters' | 'cylinders' | 'transmission'
>;

/**
 * full: every word of the row's name is the car's. possible: the row's name says more than is
 * known of the car, which may be one of these.
 */
type Match = { kind: 'full' | 'possible'; words: number };
type Candidate<Row> = { row: Row; name: NameWords; match: Match };

/**
 * The rows of one make and model year that a vehicle can be, as far as it is described: it is
 * certainly among them, and nothing may be said of it in which they differ. Empty where the
 * table does not know the model by name.
 */
export function configurationsOfVehicle<Row extends Configuration>(
  rows: readonly Row[],
  traits: CarTraits,
): Row[] {
  const candidates = candidatesOf(rows, traits, vehicleMatch);
  const full = candidates.filter(({ match }) => match.kind === 'full');
  if (full.length === 0) return [];
  const most = Math.max(...full.map(({ match }) => match.words));
  const kept = candidates.filter(({ match }) => match.kind === 'possible' || match.words === most);
  return kept.map(({ row }) => row);
}

/**
 * The rows that a table lists under a model's name, in all of its variants and in none of the
 * models that are called after it. Each is true of itself alone, and has to be shown by its name.
 */
export function configurationsOfModel<Row extends Configuration>(
  rows: readonly Row[],
  traits: CarTraits,
): Row[] {
  return candidatesOf(rows, traits, modelMatch).map(({ row }) => row);
}

function candidatesOf<Row extends Configuration>(
  rows: readonly Row[],
  traits: CarTraits,
  matchOf: (name: NameWords, traits: CarTraits) => Match | null,
): Candidate<Row>[] {
  const candidates = rows.flatMap((row) => {
    const name = listedName(row.model);
    const match = matchOf(name, traits);
    return match && agrees(row, name, traits) ? [{ row, name, match }] : [];
  });
  const { body } = traits;
  const isNamed = body !== null && candidates.some(({ name }) => name.body?.includes(body));
  return isNamed ? candidates.filter(({ name }) => name.body !== null) : candidates;
}

function vehicleMatch(name: NameWords, traits: CarTraits): Match | null {
  const more = wordsBeyond(name, traits);
  if (more === null) return null;
  const { modelWords, trimWords, isTrimKnown } = traits;
  const open = more.filter((word) => !isIn(word, trimWords));
  const words = more.length - open.length;
  if (open.length === 0) return { kind: 'full', words };
  const isSister = open.some((word) => isSibling(modelWords, word));
  const isOther = isSister || (words === 0 && open.every(isTrimName));
  return isTrimKnown && isOther ? null : { kind: 'possible', words };
}

function modelMatch(name: NameWords, traits: CarTraits): Match | null {
  const more = wordsBeyond(name, traits);
  if (more === null) return null;
  if (more.some((word) => isSibling(traits.modelWords, word))) return null;
  const isVariant = more.every(isKnownVariant);
  return isVariant ? { kind: 'full', words: more.length } : null;
}

/** The words that a row's name has beyond the model's; null when it is of another model. */
function wordsBeyond({ words }: NameWords, traits: CarTraits): string[] | null {
  const { modelWords, trimWords } = traits;
  const own = new Set(modelWords);
  const [first = ''] = words;
  if (!isIn(first, own) && !isIn(first, trimWords)) return null;
  const has = new Set(words.flatMap((word) => word.split('/')));
  if (!modelWords.every((word) => has.has(word))) return null;
  return words.filter((word) => !isIn(word, own));
}

function isIn(word: string, words: ReadonlySet<string>): boolean {
  return word.split('/').some((either) => words.has(either));
}

/** Nothing that is known of both differs. */
function agrees(row: Configuration, name: NameWords, traits: CarTraits): boolean {
  const { body, displacementLiters: liters, cylinders } = traits;
  if (body !== null && name.body !== null && !name.body.includes(body)) return false;
  // A few rows have a column that contradicts their name: either may be right.
  const isDriven = drivesAgree(row.drive ?? name.drive, traits.drive);
  if (!isDriven && (name.drive === null || !drivesAgree(name.drive, traits.drive))) return false;
  if (!fuelsAgree(row.fuelType, name.fuel, traits)) return false;
  if (cylinders !== null && row.cylinders !== null && cylinders !== row.cylinders) return false;
  const difference = Math.abs((liters ?? 0) - (row.displacementLiters ?? 0));
  if (liters !== null && row.displacementLiters !== null && difference > 0.05) return false;
  return row.transmission === null || gearboxesAgree(row.transmission, traits);
}

/**
 * "Manual 6-spd", "Automatic (S6)", "Auto(AM-S7)"; the steps of an "Auto(AV-S6)" are not gears,
 * so stores name them or not.
 */
function gearboxesAgree(row: string, { isManual, speeds }: CarTraits): boolean {
  if (isManual !== null && isManual !== /^manual/i.test(row)) return false;
  const figure = /av|variable/i.test(row) ? null : /\d+/.exec(row)?.[0];
  return speeds === null || figure === undefined || figure === null || Number(figure) === speeds;
}

/** Stores and tables call the same system AWD and 4WD; "2WD" does not say which two. */
function drivesAgree(row: Configuration['drive'], drive: CarTraits['drive']): boolean {
  if (row === null || drive === null) return true;
  const isTwo = drive === 'FWD' || drive === 'RWD';
  if (isTwo) return row === drive || row === '2WD';
  return row === 'AWD' || row === '4WD' || row === '4WD or AWD';
}

/**
 * A store calls a flex-fuel car or a mild hybrid a gasoline one; and a plug-in a hybrid, unless
 * the name says so.
 */
function fuelsAgree(
  row: Configuration['fuelType'],
  nameFuel: NameWords['fuel'],
  { fuel, isFuelNamed }: CarTraits,
): boolean {
  if (row === null || fuel === null || row === fuel) return true;
  if (fuel === 'gasoline') return row === 'flex' || (row === 'hybrid' && nameFuel === null);
  return fuel === 'hybrid' && row === 'plug_in_hybrid' && !isFuelNamed;
}
