import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { type FactSheet, rowFactId } from '../../facts/fact-sheet.ts';
import { type LotCar, lotCarName, yearsHere } from '../../facts/lot-cars.ts';
import { mainTopicOf } from '../../plan/asked.ts';
import type { StockVehicle } from '../../store-profile.ts';
import type { Topic } from '../../topic.ts';
import { capital } from '../capital.ts';
import { figureSlot, priceSlot } from '../fact-slots.ts';
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
  const valueOf = ({ id, vehicles }: LotCar, fact: string): string | null => {
    // Beside engines that are known it needn't be said which are rated.
    const name = fact === 'mpg-rated' && areKnown(vehicles) ? 'mpg-combined' : fact;
    const value = facts.get(`${id}.car.${name}`)?.value;
    // What the diesel tows is no figure of those here.
    return value === undefined ? null : String(value).replace(isGas ? ofDiesel : /(?!)/, '');
  };
  const told = columnsOf(sheet, wanted, valueOf);
  if (told.length === 0) return null;
  // Who asks for few miles is told them.
  const byMiles = filter.order === 'miles';
  const rest = isOfOne ? [] : unknownIn(sheet);
  const empty = told.length + (byMiles ? 1 : 0);
  const rowOf = (one: LotCar): string[] => [
    ...(isOfOne ? [] : [cell(lotCarName(one))]),
    yearsHere(one),
    String(one.summary.count),
    figureSlot(sheet, `${one.id}.price.min`)?.text ?? 'On request',
    ...(byMiles ? [figureSlot(sheet, `${one.id}.mileage.min`)?.text ?? '–'] : []),
    ...told.map(([, fact]) => capital(cell(valueOf(one, fact)))),
  ];
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
    rows: [...lotCars.map(rowOf), ...rest.map((all) => unknownRow(sheet, all, empty))],
    factIds: [
      'date.today',
      ...kindListed(sheet).factIds,
      ...lotCars.flatMap(({ id }) => factIdsOf(id, told)),
      ...(rest.length > 0 ? [`${sheet.focus.id}.count`] : []),
      ...rest.flat().map(rowFactId),
    ],
  };
}

/** A column that most of them leave empty compares nothing. */
function columnsOf(
  { lotCars, filter }: FactSheet,
  wanted: readonly (keyof typeof columns)[],
  valueOf: (one: LotCar, fact: string) => string | null,
): Column[] {
  const own = (filter.needs ?? []).map(({ of }) => of);
  return [...new Set([...own, ...wanted])]
    .map((name) => columns[name])
    .filter(([, fact]) => {
      const known = lotCars.filter((one) => valueOf(one, fact)).length;
      // What one has as standard and another has not tells them apart.
      return fact === 'aids' ? known > 0 : known > lotCars.length / 2;
    })
    .slice(0, maxColumns);
}

function areKnown(vehicles: readonly StockVehicle[]): boolean {
  return vehicles.every(({ engine }) => /\b\d\.\d ?L\b/.test(engine ?? ''));
}

/** Of models in the table the years that the guide doesn't know, so that the numbers add up. */
function unknownIn({ lotCars, focus }: FactSheet): StockVehicle[][] {
  if (focus.id !== 'match') return [];
  const told = new Set(lotCars.flatMap(({ vehicles }) => vehicles));
  const names = new Set(lotCars.map(({ name }) => name));
  const left = focus.vehicles.filter((car) => {
    return !told.has(car) && names.has(`${car.make} ${car.model}`) && car.year !== null;
  });
  const groups = Map.groupBy(left, ({ make, model, year }) => `${make} ${model} ${year}`);
  return [...groups.values()];
}

function unknownRow(sheet: FactSheet, all: readonly StockVehicle[], empty: number): string[] {
  const [first] = all.toSorted((one, two) => (one.priceCents ?? 1e9) - (two.priceCents ?? 1e9));
  const price = first && priceSlot(sheet, first)?.text;
  return [
    cell(`${first?.make} ${first?.model}`),
    `${first?.year}`,
    String(all.length),
    price ?? 'On request',
    ...Array<string>(empty).fill('–'),
  ];
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
  const known = sheet.lotCars.flatMap(({ vehicles }) => vehicles).length;
  const all = known + unknownIn(sheet).flat().length;
  const part = all < sheet.focus.vehicles.length ? ' where figures are published,' : '';
  return `${capital(kindListed(sheet).text)} by model,${part}`;
}

function factIdsOf(id: string, told: readonly Column[]): string[] {
  const own = ['name', 'years', 'years-here', 'count', 'price.min', 'mileage.min'].map(
    (name) => `${id}.${name}`,
  );
  return [...own, ...told.map(([, fact]) => `${id}.car.${fact}`)];
}
