import type { BodyStyle, Drivetrain, VehicleRecord } from '../../../../schema/records/vehicle.ts';
import { isTrimName } from './known-variants.ts';
import { nameWords } from './name-words.ts';

/** What is known of the vehicle or model that facts are wanted of; null where it is not. */
export type CarDescription = Pick<
  VehicleRecord,
  'make' | 'model' | 'trim' | 'bodyStyle' | 'drivetrain' | 'fuelType' | 'engine' | 'transmission'
>;

/** A description as far as a fact table can be asked for it. */
export type CarTraits = {
  modelWords: string[];
  trimWords: ReadonlySet<string>;
  isTrimKnown: boolean;
  body: BodyStyle | null;
  drive: Drivetrain | null;
  fuel: VehicleRecord['fuelType'];
  /** Whether the name itself says the fuel, and not only a column. */
  isFuelNamed: boolean;
  displacementLiters: number | null;
  cylinders: number | null;
  isManual: boolean | null;
  /** Of the gearbox. */
  speeds: number | null;
};

/** Null where the model is not named, or only by a series whose member is not. */
export function traitsOf(car: CarDescription): CarTraits | null {
  const model = nameWords(car.model ?? '');
  const trim = nameWords(car.trim ?? '');
  const words = memberOfSeries(model.words, trim.words);
  const [modelWords, glued] = divided(words);
  if (modelWords.length === 0) return null;
  const body = model.body ?? trim.body;
  const named = model.fuel ?? trim.fuel;
  const engine = `${car.engine ?? ''} ${car.trim ?? ''}`;
  return {
    modelWords,
    trimWords: new Set([...glued, ...trim.words]),
    isTrimKnown: trim.words.length + glued.length > 0,
    body: body?.[0] ?? car.bodyStyle,
    drive: car.drivetrain ?? model.drive ?? trim.drive,
    fuel: named ?? car.fuelType,
    isFuelNamed: named !== null,
    displacementLiters: litersIn(engine),
    cylinders: cylindersIn(engine),
    isManual: manualIn(car.transmission),
    speeds: speedsIn(car.transmission),
  };
}

/** A "3 Series 328i" is listed as 328i, an "E-Class E 350" or "E-Class 350" as E350. */
function memberOfSeries(model: string[], trim: readonly string[]): string[] {
  const [, series, kind] = /^([a-z\d]{1,3})(series|class)$/.exec(model[0] ?? '') ?? [];
  if (series === undefined) return model;
  const text = trim.join(' ');
  const member =
    kind === 'series'
      ? new RegExp(`\\b(?:m?${series}\\d\\d[a-z]{0,3})\\b`).exec(text)?.[0]
      : new RegExp(`\\b(?:${series} ?)?(\\d{2,3}[a-z]?)\\b`).exec(text)?.[1];
  if (member === undefined) return [];
  return [kind === 'series' ? member : `${series}${member}`];
}

/** Feeds glue trims to models: "Silverado 1500 LT". The first word is never a trim. */
function divided(words: readonly string[]): [model: string[], trim: string[]] {
  const end = words.findLastIndex((word, place) => place === 0 || !isTrimName(word)) + 1;
  return [words.slice(0, end), words.slice(end)];
}

function litersIn(engine: string): number | null {
  const figure = /(?<![\d.,])(\d[.,]\d)(?![\d.,])/.exec(engine)?.[1];
  const liters = Number(figure?.replace(',', '.') ?? Number.NaN);
  return liters >= 0.6 && liters <= 8.5 ? liters : null;
}

function cylindersIn(engine: string): number | null {
  const figure =
    /\b(\d{1,2})[ -]?cyl/i.exec(engine)?.[1] ?? /\b[VILHW]-?(\d{1,2})\b/i.exec(engine)?.[1];
  const count = Number(figure ?? Number.NaN);
  return count >= 2 && count <= 16 ? count : null;
}

/** "6-speed" alone is either. */
function manualIn(transmission: string | null): boolean | null {
  if (transmission === null) return null;
  if (/manual/i.test(transmission)) return true;
  return /auto|cvt|single/i.test(transmission) ? false : null;
}

function speedsIn(transmission: string | null): number | null {
  const figure = /\b(\d{1,2})-speed/i.exec(transmission ?? '')?.[1];
  return figure === undefined ? null : Number(figure);
}
