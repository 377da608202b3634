import type { StockVehicle } from '../store-profile.ts';
import { tellsOf } from './car-wishes.ts';
import { noWishes } from './listing-wishes.ts';
import { passes, type StockFilter } from './stock-filter.ts';
import { mostOfVehicle } from './needs.ts';
import { hasTrait, tellsTrait } from './traits.ts';

/** What can be given up of a wish, what matters least first. */
const givenUp = [
  'color',
  'owners',
  'traits',
  'size',
  'ton',
  'milesMax',
  'rows',
  'needs',
  'years',
  'drivetrains',
  'priceMin',
  'priceMax',
  'luxury',
  'condition',
  'fuels',
] as const satisfies readonly (keyof StockFilter)[];
export type GivenUp = (typeof givenUp)[number];

export type Unmet = {
  /** All that was asked for. */
  wanted: StockFilter;
  /** What nothing here is known to have, and what is known of none. */
  without: GivenUp[];
  unsaid: GivenUp[];
};

/**
 * The filter that something passes: as it was asked for, else without one wish, else without as few
 * as will do. Body, fuel and make stay: who asks for an electric car is shown no other. But who
 * needs three rows and finds no such SUV is helped by a minivan, and by no smaller SUV.
 */
export function nearestFilter(
  wanted: StockFilter,
  cars: readonly StockVehicle[],
): { filter: StockFilter; unmet: Unmet | null } {
  const isMet = (filter: StockFilter): boolean => cars.some((car) => passes(car, filter));
  const wishes = givenUp.filter((wish) => wanted[wish] !== null && mayGive(wish, wanted));
  const unsaid = wishes.filter((wish) => isUnsaid(wish, wanted, cars));
  const told = less(wanted, unsaid);
  if (isMet(told)) return { filter: told, unmet: unmetBy(wanted, [], unsaid) };
  const roomier = withRows(told);
  if (roomier && isMet(roomier)) {
    const without: GivenUp[] = told.needs ? ['rows', 'needs'] : ['rows'];
    return { filter: roomier, unmet: unmetBy(wanted, without, unsaid) };
  }
  // A used one with the seats is nearer than a new one without.
  const usedRoomier = roomier && less(roomier, ['condition']);
  if (usedRoomier && isMet(usedRoomier))
    return { filter: usedRoomier, unmet: unmetBy(wanted, ['rows', 'condition'], unsaid) };
  const stronger = withTrucks(told);
  if (stronger && isMet(stronger))
    return { filter: stronger, unmet: unmetBy(wanted, ['needs'], unsaid) };
  const partly = withOneTrait(told, cars);
  if (partly) return { filter: partly, unmet: unmetBy(wanted, ['traits'], unsaid) };
  const left = wishes.filter((wish) => !unsaid.includes(wish));
  const wider = widened(told).find(isMet);
  if (wider) return { filter: wider, unmet: unmetBy(wanted, ['years'], unsaid) };
  const single = left.find((wish) => isMet(less(told, [wish])));
  const many = left.map((_wish, index) => left.slice(0, index + 1));
  const without = single ? [single] : many.find((some) => isMet(less(told, some)));
  if (!without) return { filter: wanted, unmet: null };
  const filter = less(told, without);
  const near = without.includes('needs') ? nearly(filter, told, cars) : filter;
  const priced = without.includes('priceMax') ? nearPriced(near, told, cars) : near;
  return { filter: priced, unmet: unmetBy(wanted, without, unsaid) };
}

function withRows(filter: StockFilter): StockFilter | null {
  const { rows, bodies } = filter;
  return rows === null || bodies?.includes('suv') !== true
    ? null
    : { ...filter, bodies: ['minivan'], size: null };
}

/** What no SUV here tows a truck may. */
function withTrucks(filter: StockFilter): StockFilter | null {
  const { needs, bodies } = filter;
  const isOfTowing = needs?.every(({ of }) => of === 'towing') === true;
  return isOfTowing && bodies?.includes('suv') ? { ...filter, bodies: ['truck'] } : null;
}

/** What comes nearest has the highest figure that one of the kind has, or nearly so. */
function nearly(
  filter: StockFilter,
  { needs }: StockFilter,
  cars: readonly StockVehicle[],
): StockFilter {
  if (!needs) return filter;
  const kind = cars.filter((car) => passes(car, filter));
  const [first] = needs.map(({ of }) => {
    const most = Math.max(0, ...kind.map((car) => mostOfVehicle(car, of) ?? 0));
    return { of, least: most * nearEnough };
  });
  const near = { ...filter, needs: first ? [first] : null };
  return cars.some((car) => passes(car, near)) ? near : filter;
}

const nearEnough = 0.9;

/** Of what costs more than was asked for the whole lot is not close: the next step up is. */
function nearPriced(
  filter: StockFilter,
  { priceMin, priceMax, priceAround }: StockFilter,
  cars: readonly StockVehicle[],
): StockFilter {
  if (priceMax === null || priceMin !== null || priceAround !== null) return filter;
  const steps = [1.15, 1.25, 1.5].map((step) => ({
    ...filter,
    priceMax: Math.ceil((priceMax * step) / 1000) * 1000,
  }));
  const numberOf = (step: StockFilter): number => cars.filter((car) => passes(car, step)).length;
  const all = numberOf(filter);
  const found = steps.filter((step) => numberOf(step) > 0 && numberOf(step) < all);
  return found.find((step) => numberOf(step) >= enoughToChoose) ?? found.at(-1) ?? filter;
}

const enoughToChoose = 3;

/** Who asks for an electric car is helped by no other; of diesels the gas ones come close. */
function mayGive(wish: GivenUp, { fuels, bodies }: StockFilter): boolean {
  return wish !== 'fuels' || (bodies !== null && fuels?.join() === 'diesel');
}

/** Of two features that no car has together, the one that most have. */
function withOneTrait(filter: StockFilter, cars: readonly StockVehicle[]): StockFilter | null {
  const { traits } = filter;
  if (!traits || traits.length < 2) return null;
  const kind = cars.filter((car) => passes(car, { ...filter, traits: null }));
  const counted = traits.map((name) => ({
    name,
    count: kind.filter((car) => hasTrait(car, name)).length,
  }));
  const [most] = counted.toSorted((one, two) => two.count - one.count);
  return most && most.count > 0 ? { ...filter, traits: [most.name] } : null;
}

/** Model years around those that were asked for, the nearest first. */
function widened(filter: StockFilter): StockFilter[] {
  const { years } = filter;
  if (!years) return [];
  return [1, 2, 3].map((step) => {
    const from = years.from === null ? null : years.from - step;
    return { ...filter, years: { from, to: years.to === null ? null : years.to + step } };
  });
}

/** The feed does not name it of any car of the kind. */
function isUnsaid(wish: GivenUp, wanted: StockFilter, cars: readonly StockVehicle[]): boolean {
  if (!(wish in noWishes) || wish === 'condition' || wish === 'drivetrains') return false;
  const { bodies, fuels, make } = wanted;
  const kind = { ...less(wanted, givenUp), bodies, fuels, make };
  const own = cars.filter((car) => passes(car, kind));
  const { needs } = wanted;
  if (wish === 'needs') {
    return (
      own.length > 0 &&
      !own.some((car) => needs?.every(({ of }) => mostOfVehicle(car, of) !== null))
    );
  }
  if (wish === 'traits') return wanted.traits?.some((name) => !tellsTrait(own, name)) ?? false;
  return !tellsOf(wish as keyof typeof noWishes, own);
}

function less(filter: StockFilter, wishes: readonly GivenUp[]): StockFilter {
  return { ...filter, ...Object.fromEntries(wishes.map((wish) => [wish, null])) };
}

function unmetBy(wanted: StockFilter, without: GivenUp[], unsaid: GivenUp[]): Unmet | null {
  return without.length + unsaid.length > 0 ? { wanted, without, unsaid } : null;
}
