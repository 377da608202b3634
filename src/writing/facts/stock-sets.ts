import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { withCheapLimit } from './cheap-limit.ts';
import { ofModel } from './compared-stock.ts';
import { familyOf, isExact } from './model-family.ts';
import { withoutTokenPrice } from './token-price.ts';
import { unpowered } from './unpowered.ts';
import { withPlainTrim } from './plain-trim.ts';
import { isSaleOfCars, withNewOnSale } from './sale-of-cars.ts';
import { withoutTrucks } from './cars-alone.ts';
import { standInsFor } from './stand-ins.ts';
import { nearestFilter, type Unmet } from './nearest-filter.ts';
import { isOpen, passes, stockFilterOf, type StockFilter } from './stock-filter.ts';
import { isComing, isHere, isPending } from './stock-state.ts';
import { asCheapest } from '../research/reading/plain-words.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';

/**
 * lot: all that is for sale · exact: the subject's year and model (and trim, where one is given) ·
 * family: the model in any year · used: the family without new ones · fresh: the new ones ·
 * near: what comes closest when the subject is not here · match: what the keyword asks for ·
 * grip: AWD and 4WD vehicles of the lot · unsold: new vehicles of the lot · coming: what is on its
 * way and is of the kind that was asked for · pending: of that kind and promised to somebody.
 */
export const setIds = [
  'lot',
  'exact',
  'family',
  'used',
  'fresh',
  'near',
  'match',
  'grip',
  'unsold',
  'coming',
  'pending',
] as const;
export type SetId = (typeof setIds)[number];

export type StockSet = {
  id:
    | SetId
    | `model.${string}`
    | `lotcar.${number}`
    | `compared.${number}`
    | `compared.${number}.${string}`;
  vehicles: StockVehicle[];
  summary: StockSummary;
  /** Other models of the make, in place of one that is not here in any year. */
  standsIn?: true;
};
export type StockSets = Readonly<Record<SetId, StockSet>>;

/** Of a model the keyword's condition and price limit hold; its kind is the model's own. */
const noKind = { bodies: null, drivetrains: null, fuels: null, make: null, makes: null };

const offered = /\b(?:for sale|in stock|inventory)\b/i;

/** What is sold is in no set; what is on its way or promised to somebody in one of its own. */
export function stockSetsOf(brief: Brief): {
  sets: StockSets;
  filter: StockFilter;
  unmet: Unmet | null;
} {
  const plain = (car: StockVehicle): StockVehicle => withPlainTrim(withoutTokenPrice(car));
  const lot = brief.stock.filter(isHere).map(plain);
  const onTheWay = brief.stock.filter(isComing).map(plain);
  const asked = withNewOnSale(brief, wantedIn(brief), lot);
  const wanted = brief.subject ? asked : withCheapLimit(searchedIn(brief), asked, lot);
  const anyPower = brief.subject ? familyOf(brief.subject, lot) : [];
  const powered = anyPower.filter((car) => isFueled(car, wanted.fuels));
  const family = powered.length > 0 ? powered : anyPower;
  const named = family.filter((vehicle) => isExact(vehicle, brief.subject));
  // Who asks what is in stock with four driven wheels is shown those.
  const isListed = askedSubjectOf(brief)?.reading.isListing === true;
  const isOffered = isListed || offered.test(searchedIn(brief));
  const drivetrains = isOffered ? wanted.drivetrains : null;
  const ofSubject = nearestFilter({ ...wanted, ...noKind, drivetrains }, named);
  const exact = named.filter((car) => passes(car, ofSubject.filter));
  const { filter, unmet } = brief.subject
    ? {
        filter: { ...ofSubject.filter, ...kindOf(wanted) },
        unmet:
          powered.length > 0
            ? ofSubject.unmet
            : unpowered(ofSubject.unmet, { ...wanted, ...noKind, fuels: wanted.fuels }, anyPower),
      }
    : nearestFilter(wanted, lot);
  // Where nothing is priced as low as was asked for, all of it is nearest.
  const isAnyPrice = isOfPriceAlone(unmet) || isUntold(unmet) || filter.hope === 'payment';
  // "Cheapest cars" is a list of all of them.
  const isOrdered = isListed && filter.order === 'price';
  const currency = summariseStock(lot).price?.unit;
  const hasCurrency = (car: StockVehicle): boolean =>
    filter.priceMax === null || car.currency === currency;
  const members: Record<SetId, StockVehicle[]> = {
    lot,
    exact,
    family,
    used: family.filter((vehicle) => vehicle.condition !== 'new'),
    fresh: family.filter((vehicle) => vehicle.condition === 'new'),
    near:
      brief.subject && exact.length === 0 ? standInsFor(brief.subject, lot, family, wanted) : [],
    match: matching(brief, lot, (car) =>
      isOpen(filter) && !isAnyPrice && !isSaleOfCars(brief) && !isOrdered
        ? false
        : passes(car, filter) && hasCurrency(car),
    ),
    grip: lot.filter((vehicle) => vehicle.drivetrain === 'AWD' || vehicle.drivetrain === '4WD'),
    unsold: lot.filter((vehicle) => vehicle.condition === 'new'),
    coming: ofKind(brief, onTheWay, wanted),
    pending: ofKind(brief, brief.stock.filter(isPending), wanted),
  };
  const sets = Object.fromEntries(
    setIds.map((id) => [id, { id, vehicles: members[id], summary: summariseStock(members[id]) }]),
  ) as Record<SetId, StockSet>;
  if (brief.subject && family.length === 0) sets.near.standsIn = true;
  return { sets, filter, unmet };
}

function isOfPriceAlone(unmet: Unmet | null): boolean {
  const { without = [] } = unmet ?? {};
  return without.length > 0 && without.every((one) => one.startsWith('price'));
}

/** What is told of no car leaves all of them; equipment is looked up car by car. */
function isUntold(unmet: Unmet | null): boolean {
  const { without = [], unsaid = [] } = unmet ?? {};
  const isByCar = unsaid.includes('traits') || unsaid.includes('needs');
  return unmet !== null && without.length === 0 && !isByCar;
}

/** Leases are written on new cars, unless the keyword says otherwise. */
const newLease =
  /\bleas(?:e|es|ing)\b(?!.*\b(?:buy ?-?outs?|return|end|over|transfer|takeover)\b)/i;

function wantedIn(brief: Brief): StockFilter {
  const text = searchedIn(brief);
  const filter = stockFilterOf(text, brief.store.makes, Number(brief.now.slice(0, 4)));
  const isLease = brief.subject !== null && newLease.test(text);
  return {
    ...filter,
    // New ones have no miles to compare.
    condition: filter.condition ?? (isLease ? 'new' : filter.order === 'miles' ? 'used' : null),
    make: makeIn(brief, filter),
    makes: makesIn(brief),
    // The model year of a model is the subject's.
    years: brief.subject?.year == null ? filter.years : null,
  };
}

/** As the keyword is read: a make may be asked for that is not here, and a town is none. */
function makeIn(brief: Brief, filter: StockFilter): string | null {
  const reading = brief.subject ? null : askedSubjectOf(brief)?.reading;
  return reading ? reading.make : filter.make;
}

function makesIn(brief: Brief): string[] | null {
  const { makes = [] } = askedSubjectOf(brief)?.reading ?? {};
  return makes.length > 0 ? makes : null;
}

/** "F-250 diesel": of a model that is here with it, those are meant. */
function isFueled({ fuelType }: StockVehicle, fuels: StockFilter['fuels']): boolean {
  return fuels !== null && fuelType !== null && fuels.includes(fuelType);
}

function kindOf({
  bodies,
  drivetrains,
  fuels,
  make,
  makes,
}: StockFilter): Pick<StockFilter, keyof typeof noKind> {
  return { bodies, drivetrains, fuels, make, makes };
}

/** Of what is not here to buy, the kind that was asked for; all of it where no kind was. */
function ofKind(
  { subject, comparison, event }: Brief,
  onTheWay: readonly StockVehicle[],
  filter: StockFilter,
): StockVehicle[] {
  if (comparison || event) return [];
  if (!subject) return onTheWay.filter((car) => isOpen(filter) || passes(car, filter));
  const own = ofModel(onTheWay, subject).filter((car) => passes(car, { ...filter, ...noKind }));
  return own.filter((car) => isExact(car, subject));
}

/** A comparison is about what it names, whatever its title says of makes. */
/** What comes to an event and is not for sale. */
const guests =
  /\b(?:food|taco|pizza|ice[ -]cream|coffee|fire|monster|toy|tow|dump|touch[ -]a)[ -]trucks?\b/gi;

function searchedIn({ comparison, event, keyword, title }: Brief): string {
  if (event) return `${event.name} ${event.description ?? ''}`.replace(guests, ' ');
  return comparison ? '' : asCheapest(keyword ?? title ?? '');
}

/** What the keyword asks for; for an event the models that it names, or else their kind. */
function matching(
  brief: Brief,
  lot: readonly StockVehicle[],
  isAsked: (car: StockVehicle) => boolean,
): StockVehicle[] {
  if (brief.subject) return [];
  const text = brief.event ? searchedIn(brief).toLowerCase() : '';
  const named = text === '' ? [] : namedIn(text, lot);
  if (named.length > 0) return named;
  const asked = lot.filter(isAsked);
  return brief.event ? asked : withoutTrucks(brief.keyword, asked);
}

/** The models that a text names; "Silverado Days" is about each of that name. */
function namedIn(text: string, lot: readonly StockVehicle[]): StockVehicle[] {
  const holds = (name: string): boolean =>
    name.length > 2 && new RegExp(wordPattern(name), 'u').test(text);
  const whole = lot.filter(({ model }) => model !== null && holds(model));
  if (whole.length > 0) return whole;
  return lot.filter(({ model }) => {
    const [family = ''] = /^\p{L}{5,}(?= \d)/u.exec(model ?? '') ?? [];
    return family !== '' && holds(family);
  });
}

function wordPattern(name: string): string {
  return `(?<![\\p{L}\\p{N}-])${RegExp.escape(name.toLowerCase())}(?![\\p{L}\\p{N}-])`;
}

/** Other models of the make stand in for the subject: what is said of them says nothing of it. */
export function isStandIn(set: StockSet): boolean {
  return set.id === 'near' && (set.standsIn === true || set.summary.models.length > 1);
}

/** New and used, or several years: what its prices differ by is not the trim alone. */
export function isMixed({ summary }: StockSet): boolean {
  return summary.conditions.length > 1 || summary.years.length > 1;
}

/** Whether the rows name their trims, so that a count by trim is one of the whole set. */
export function areTrimsKnown({ summary }: Pick<StockSet, 'summary'>): boolean {
  const named = summary.trims.reduce((sum, { count }) => sum + count, 0);
  return named >= summary.count * 0.8;
}
