import type { BodyStyle, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import { canonical, garageOf } from '../../../writing/research/reading/models.ts';
import { readKeyword } from '../../../writing/research/reading/read-keyword.ts';
import { isSameBody } from '../../../writing/research/stock/lot.ts';
import { knownModel } from '../../../writing/research/lexicon/models.ts';
import type { CardRequest, CardSources, CardVehicle } from '../card-request.ts';
import { fold } from './fold.ts';
import { contentWords, isColorWord, trimAfter, withoutAsking } from './said-words.ts';

/** The vehicle of a prompt: what is said of it. */
export type VehicleAsk = {
  year: number | null;
  make: string | null;
  model: string | null;
  /** As the stock writes the model; empty where it has none, or none is named. */
  models: { make: string; model: string }[];
  trim: string[];
  colors: string[];
  condition: VehicleCondition | null;
  bodyStyles: BodyStyle[];
  fuel: 'electric' | 'hybrid' | 'diesel' | null;
  /** All of it in words, for answers. */
  said: string;
};

type Models = Awaited<ReturnType<CardSources['models']>>;

export function readVehicle(
  prompt: string,
  { store, article }: Pick<CardRequest, 'store' | 'article'>,
  stocked: Models,
): VehicleAsk {
  const read = readKeyword(withoutAsking(prompt), store, garageOf(stocked), new Map());
  const subject = read.model === null && read.make === null ? article?.subject : null;
  const named = subject ? canonical(subject.make, subject.model) : null;
  const make = named?.make ?? read.make;
  const model = named?.model ?? read.model;
  const year = read.year ?? subject?.year ?? null;
  const { models, trim: rest } = asStocked(stocked, make, model);
  const after = model === null ? [] : trimAfter(prompt, model).filter((one) => !isColorWord(one));
  const trim = [...rest, ...after];
  const colors = contentWords(prompt).filter(isColorWord);
  const names = [year, make, model, ...after.map((word) => word.toUpperCase())];
  return {
    year,
    make,
    model,
    models,
    trim,
    colors,
    condition: read.condition,
    bodyStyles: model === null ? read.bodyStyles : [],
    fuel: model === null ? read.fuel : null,
    said: [read.condition, ...colors, ...names, ...(model === null ? read.bodyStyles : [])]
      .filter((part) => part !== null)
      .join(' '),
  };
}

/** Whether anything of it names vehicles. */
export function namesVehicle({ make, model, bodyStyles, year, fuel }: VehicleAsk): boolean {
  const isKind = bodyStyles.length > 0 || fuel !== null;
  return model !== null || make !== null || (year !== null && isKind) || isKind;
}

type Stocked = { models: VehicleAsk['models']; trim: string[] };

/**
 * The models in stock that are meant. "RAV4 Hybrid" may stand there as a RAV4 with another trim or
 * fuel, and a RAV4 as a RAV4 Hybrid alone.
 */
function asStocked(stocked: Models, make: string | null, model: string | null): Stocked {
  const rows = stocked.flatMap((row) => {
    const named = canonical(row.make, row.model);
    return named && named.make === make ? [{ row, named }] : [];
  });
  const which = (is: (name: string) => boolean): VehicleAsk['models'] => {
    const found = rows.filter(({ named }) => is(fold(named.model)));
    const byName = new Map(
      found.map(({ row }) => [row.model, { make: row.make, model: row.model }]),
    );
    return [...byName.values()];
  };
  const asked = fold(model ?? '');
  if (asked === '') return { models: [], trim: [] };
  const exact = which((name) => name === asked);
  if (exact.length > 0) return { models: exact, trim: [] };
  const longer = which((name) => name.startsWith(`${asked} `));
  if (longer.length > 0) return { models: longer, trim: [] };
  const base = asked.split(' ').slice(0, -1).join(' ');
  const shorter = base === '' ? [] : which((name) => name === base);
  return { models: shorter, trim: shorter.length > 0 ? [asked.slice(base.length + 1)] : [] };
}

export function bodyStylesIn(vehicle: CardVehicle, styles: readonly BodyStyle[]): boolean {
  if (styles.length === 0) return true;
  const { make, model, bodyStyle } = vehicle;
  const named = canonical(make, model);
  const own = bodyStyle ?? (named ? knownModel(named.make, named.model)?.bodyStyle : null) ?? null;
  return styles.some((style) => isSameBody(style, own));
}
