import type { FuelType } from '../../../../schema/records/vehicle.ts';
import type { Aspiration, FactDrive } from '../../../../schema/tables/vehicle-facts.ts';
import { type Fields, firstOf } from '../formats/record/fields.ts';
import { readMake } from '../formats/words/make.ts';
import { type FactColumn, factColumns } from './fact-columns.ts';
import { factFuel } from './fact-fuel.ts';

/** One configuration as a fact table states it; figures are miles per gallon (equivalent). */
export type FactRecord = {
  sourceRow: string;
  year: number;
  make: string;
  model: string;
  vehicleClass: string | null;
  transmission: string | null;
  drive: FactDrive | null;
  cylinders: number | null;
  displacementLiters: number | null;
  aspiration: Aspiration | null;
  fuelType: FuelType | null;
  fuelName: string | null;
  cityMpg: number;
  highwayMpg: number;
  combinedMpg: number | null;
  rangeMiles: number | null;
};

export type FactRefusal = { field: string; reason: string };

const firstYear = 1984;
/** Above the best electric car by far: what is more has slid in from another column. */
const maxMpg = 250;
const maxRangeMiles = 2000;

/** Understands one row, or says why it cannot be kept. `lastYear`: the newest possible one. */
export function readFactRow(fields: Fields, lastYear: number): FactRecord | FactRefusal {
  const text = (column: FactColumn): string | null => firstOf(fields, factColumns[column]);
  const year = wholeIn(text('year'), firstYear, lastYear);
  if (year === null) return refusal('year', text('year'), `a model year ${firstYear}–${lastYear}`);
  const [make, model] = [text('make'), text('model')];
  if (make === null || model === null) {
    return { field: make === null ? 'make' : 'model', reason: 'The row does not name one.' };
  }
  const [cityMpg, highwayMpg] = [mpgIn(text('city')), mpgIn(text('highway'))];
  if (cityMpg === null) return refusal('city08', text('city'), 'miles per gallon');
  if (highwayMpg === null) return refusal('highway08', text('highway'), 'miles per gallon');
  const fuels = factFuel({
    fuel: text('fuel'),
    main: text('mainFuel'),
    other: text('otherFuel'),
    technology: text('technology'),
    model,
  });
  return {
    sourceRow: text('id') ?? '',
    year,
    ...houseName(readMake(make), model.replaceAll(/\s+/g, ' ')),
    vehicleClass: text('vehicleClass'),
    transmission: text('transmission'),
    drive: driveIn(text('drive')),
    cylinders: wholeIn(text('cylinders'), 1, 16),
    displacementLiters: litersIn(text('displacement')),
    aspiration: aspirationIn(text('turbo'), text('supercharger')),
    ...fuels,
    cityMpg,
    highwayMpg,
    combinedMpg: mpgIn(text('combined')),
    rangeMiles: rangeIn(fuels.fuelType, text('range'), text('electricRange')),
  };
}

/** Ram became a make of its own; its trucks before that are listed under Dodge. */
function houseName(make: string, model: string): { make: string; model: string } {
  if (make === 'Dodge' && /^ram \d/i.test(model)) return { make: 'Ram', model: model.slice(4) };
  return { make, model };
}

function driveIn(text: string | null): FactDrive | null {
  if (text === null) return null;
  if (/all.*4|4.*all/i.test(text)) return '4WD or AWD';
  if (/all-wheel/i.test(text)) return 'AWD';
  if (/4-wheel/i.test(text)) return '4WD';
  if (/front/i.test(text)) return 'FWD';
  if (/rear/i.test(text)) return 'RWD';
  return /2-wheel/i.test(text) ? '2WD' : null;
}

/** The file marks a turbocharger with T and a supercharger with S. */
function aspirationIn(turbo: string | null, supercharger: string | null): Aspiration | null {
  if (turbo !== null && supercharger !== null) return 'turbocharged and supercharged';
  if (turbo !== null) return 'turbocharged';
  return supercharger === null ? null : 'supercharged';
}

function mpgIn(text: string | null): number | null {
  return wholeIn(text, 1, maxMpg);
}

function litersIn(text: string | null): number | null {
  const liters = Number(text ?? Number.NaN);
  return liters > 0 && liters < 12 ? Math.round(liters * 10) / 10 : null;
}

/** rangeA is of the second fuel, which for a flex-fuel car is E85: only a plug-in's counts. */
function rangeIn(fuel: FuelType | null, range: string | null, second: string | null) {
  if (fuel === 'plug_in_hybrid') return wholeIn(second, 1, maxRangeMiles);
  const isCharged = fuel === 'electric' || fuel === 'hydrogen';
  return isCharged ? wholeIn(range, 1, maxRangeMiles) : null;
}

function wholeIn(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) return null;
  const number = Math.round(Number(text));
  return number >= least && number <= most ? number : null;
}

function refusal(field: string, text: string | null, wanted: string): FactRefusal {
  const given = text === null ? 'Nothing' : `"${text.slice(0, 40)}"`;
  return { field, reason: `${given} is not ${wanted}.` };
}
