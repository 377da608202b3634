import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { type LotCar, lotCarName } from '../../facts/lot-cars.ts';
import { mainTopicOf } from '../../plan/asked.ts';
import type { Topic } from '../../topic.ts';
import { capital } from '../capital.ts';
import { figureSlot } from '../fact-slots.ts';
import { kindListed } from '../kind-listed.ts';
import { cell, type FactTable } from './table.ts';

/** By whom the figures of the columns are. */
function sourcesOf(told: readonly Column[]): string {
  const isOfEpa = told.some(([head]) => head.startsWith('EPA'));
  const isOfMaker = told.some(([head]) => !/^EPA|NHTSA/.test(head));
  const sources = [isOfMaker && 'manufacturer', isOfEpa && 'EPA'].filter(Boolean);
  return sources.length === 0 ? 'figures on file' : `${sources.join(' and ')} figures`;
}

/** One alone is no choice. */
const minModels = 2;
/** Beside the number and the price. */
const maxColumns = 3;

type Column = readonly [head: string, fact: string];

const columns = {
  seats: ['Seats', 'seats'],
  cargo: ['Cargo room', 'cargo-most'],
  towing: ['Towing, up to', 'towing-most'],
  payload: ['Payload, up to', 'payload-most'],
  bed: ['Bed lengths', 'bed'],
  mpg: ['EPA mpg, combined', 'mpg-rated'],
  range: ['EPA range', 'range'],
  clearance: ['Ground clearance', 'clearance'],
  aids: ['Standard driver aids, as filed with NHTSA', 'aids'],
} as const satisfies Record<string, Column>;

const ofTopic: Partial<Record<Topic, readonly (keyof typeof columns)[]>> = {
  towing: ['towing', 'payload', 'bed'],
  'work-use': ['payload', 'towing', 'bed', 'cargo'],
  family: ['seats', 'cargo', 'mpg'],
  seating: ['seats', 'cargo', 'mpg'],
  cargo: ['cargo', 'bed', 'seats', 'mpg'],
  'fuel-economy': ['mpg', 'range', 'seats'],
  commuting: ['mpg', 'range', 'seats'],
  hybrid: ['mpg', 'seats', 'cargo'],
  'range-and-charging': ['range', 'seats', 'cargo'],
  safety: ['aids', 'seats', 'mpg'],
  'off-road': ['clearance', 'towing', 'mpg'],
  'winter-driving': ['clearance', 'mpg', 'cargo'],
};
const ofTrucks = ['towing', 'bed', 'mpg', 'range'] as const;
const usual = ['seats', 'cargo', 'mpg', 'range'] as const;

/** The models of the kind that is asked for, by what matters to the topic. */
export function lotCarsTable(sheet: FactSheet): FactTable | null {
  const { lotCars, facts, brief, filter } = sheet;
  const isOfOne = brief.subject !== null;
  const day = facts.get('date.today')?.value;
  if (lotCars.length < minModels) return null;
  const isTruck = lotCars.every(({ vehicles }) => vehicles[0]?.bodyStyle === 'truck');
  const topic = asksForYoung(brief) ? 'safety' : mainTopicOf(brief);
  const isGas = lotCars.every(isOfGas);
  const wanted = ofTopic[topic] ?? (isTruck ? ofTrucks : usual);
  const valueOf = ({ id }: LotCar, fact: string): string | null => {
    const value = facts.get(`${id}.car.${fact}`)?.value;
    // What the diesel tows is no figure of those here.
    return value === undefined ? null : String(value).replace(isGas ? ofDiesel : /(?!)/, '');
  };
  const own = (filter.needs ?? []).map(({ of }) => of);
  // A column that most of them leave empty compares nothing.
  const told = [...new Set([...own, ...wanted])]
    .map((name) => columns[name])
    .filter(([, fact]) => {
      const known = lotCars.filter((one) => valueOf(one, fact)).length;
      // What one has as standard and another has not tells them apart.
      return fact === 'aids' ? known > 0 : known > lotCars.length / 2;
    })
    .slice(0, maxColumns);
  if (told.length === 0) return null;
  // Who asks for few miles is told them.
  const byMiles = filter.order === 'miles';
  return {
    caption: `${cell(captionOf(sheet))} on our lot as of ${day}, with ${sourcesOf(told)}`,
    header: [
      ...(isOfOne ? [] : ['Model']),
      'Model years',
      'In stock',
      'Priced from',
      ...(byMiles ? ['Odometers from'] : []),
      ...told.map(([head]) =>
        isTruck && isGas && head === columns.mpg[0] ? `${head}, gas` : head,
      ),
    ],
    rows: lotCars.map((one) => [
      ...(isOfOne ? [] : [cell(lotCarName(one))]),
      cell(String(facts.get(`${one.id}.years`)?.value ?? '')),
      String(one.summary.count),
      figureSlot(sheet, `${one.id}.price.min`)?.text ?? 'On request',
      ...(byMiles ? [figureSlot(sheet, `${one.id}.mileage.min`)?.text ?? '–'] : []),
      ...told.map(([, fact]) => capital(cell(valueOf(one, fact)))),
    ]),
    factIds: [
      'date.today',
      ...kindListed(sheet).factIds,
      ...lotCars.flatMap(({ id }) => factIdsOf(id, told)),
    ],
  };
}

const ofDiesel = /\b\d\.\dL (?:turbo-)?diesel or /;

function isOfGas({ vehicles }: LotCar): boolean {
  return vehicles.every(({ fuelType }) => fuelType === 'gasoline');
}

/** Whoever looks for a young driver looks for what is safe. */
function asksForYoung(brief: FactSheet['brief']): boolean {
  return askedSubjectOf(brief)?.reading.themes.some(({ id }) => id === 'first-car') === true;
}

/** What of the lot it is: "Used cars under $20,000 by model,". */
function captionOf(sheet: FactSheet): string {
  const [first] = sheet.lotCars;
  if (sheet.brief.subject) return `${first?.name} model years`;
  return `${capital(kindListed(sheet).text)} by model,`;
}

function factIdsOf(id: string, told: readonly Column[]): string[] {
  const own = ['name', 'years', 'count', 'price.min', 'mileage.min'].map((name) => `${id}.${name}`);
  return [...own, ...told.map(([, fact]) => `${id}.car.${fact}`)];
}
