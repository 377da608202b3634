import type { CardSources, CardVehicle, StockQuestion } from '../card-request.ts';
import { bodyStylesIn, type VehicleAsk } from './read-vehicle.ts';
import { bare, foldedWords } from './fold.ts';
import type { Ask } from './ask.ts';
import type { Refused } from './plan.ts';
import { carName, inStockOf, whatIsHere } from './stock-answers.ts';

const maxCandidates = 50;

export type Choice = { vehicle: CardVehicle } | Refused;

/** The one vehicle of the stock that a prompt means, or why there is none. */
export async function chooseVehicle(
  ask: Ask,
  named: VehicleAsk,
  sources: CardSources,
): Promise<Choice> {
  const { vin, stockNumber, wants } = ask;
  if (vin !== null || stockNumber !== null) {
    const question: StockQuestion = vin === null ? { stockNumber: stockNumber ?? '' } : { vin };
    const [vehicle] = await sources.stock({ ...question, limit: 1 });
    if (vehicle) return dropOf(ask, [vehicle]);
    const what = vin === null ? `stock number ${stockNumber}` : `VIN ${vin}`;
    return { reason: `No vehicle in stock has ${what}. ${await whatIsHere(sources)}` };
  }
  const found = await candidates(named, sources, wants.priceDrop);
  const fitting = found.filter((vehicle) => fits(vehicle, named));
  if (fitting.length === 0) return none(ask, named, found, sources);
  const drop = wants.priceDrop ? dropOf(ask, inOrder(fitting, ask, named)) : null;
  if (drop) return drop;
  const [vehicle] = inOrder(fitting, ask, named);
  return vehicle ? { vehicle } : none(ask, named, found, sources);
}

async function candidates(
  { models, model, make, year }: VehicleAsk,
  sources: CardSources,
  priceDrop: boolean,
): Promise<CardVehicle[]> {
  const common = { limit: maxCandidates, ...(year === null ? {} : { year }) };
  if (model !== null && models.length === 0) return [];
  if (models.length === 0) {
    const any = priceDrop ? { priceDrop: true } : {};
    return sources.stock({ ...common, ...any, ...(make === null ? {} : { make }) });
  }
  const found: CardVehicle[] = [];
  // A feed may write one model in several ways.
  for (const model of models.slice(0, 3))
    found.push(...(await sources.stock({ ...common, ...model })));
  return found;
}

function fits(vehicle: CardVehicle, { condition, bodyStyles, fuel, trim, colors }: VehicleAsk) {
  if (condition === 'new' && vehicle.condition !== 'new') return false;
  if (condition === 'used' && vehicle.condition === 'new') return false;
  if (condition === 'certified' && vehicle.condition !== 'certified') return false;
  if (!bodyStylesIn(vehicle, bodyStyles)) return false;
  if (fuel !== null && !(vehicle.fuelType ?? '').includes(fuel)) return false;
  const paint = foldedWords(vehicle.exteriorColor ?? '');
  if (!colors.every((color) => paint.includes(color))) return false;
  const described = new Set(
    [vehicle.trim, vehicle.model, vehicle.drivetrain, vehicle.fuelType, vehicle.engine]
      .concat(vehicle.transmission, vehicle.bodyStyle, vehicle.exteriorColor)
      .flatMap((text) => foldedWords((text ?? '').replaceAll('_', ' ')))
      .flatMap((word) => [word, bare(word)]),
  );
  return trim.every((word) => described.has(word) || described.has(bare(word)));
}

/** The trim that was asked for before longer ones, what is here before what is on its way. */
function inOrder(vehicles: CardVehicle[], { wants }: Ask, { trim }: VehicleAsk): CardVehicle[] {
  const extra = (vehicle: CardVehicle): number => {
    return trim.length === 0 ? 0 : foldedWords(vehicle.trim ?? '').length;
  };
  const rank = (vehicle: CardVehicle): number[] => [
    ...(wants.cheapest ? [vehicle.priceCents ?? Number.MAX_SAFE_INTEGER] : []),
    extra(vehicle),
    vehicle.status === 'available' ? 0 : 1,
    vehicle.photoHashes.length > 0 || vehicle.images.length > 0 ? 0 : 1,
    vehicle.priceCents === null ? 1 : 0,
    ...(wants.priceDrop ? [-loweredBy(vehicle)] : []),
  ];
  return vehicles
    .map((vehicle) => ({ vehicle, ranks: rank(vehicle) }))
    .toSorted((one, two) => {
      const at = one.ranks.findIndex((value, index) => value !== two.ranks[index]);
      return at < 0 ? 0 : (one.ranks[at] ?? 0) - (two.ranks[at] ?? 0);
    })
    .map(({ vehicle }) => vehicle);
}

export function loweredBy({ priceBefore, priceCents }: CardVehicle): number {
  return priceBefore && priceCents !== null ? Math.max(0, priceBefore.priceCents - priceCents) : 0;
}

/** Only what an import has lowered: nobody says of a price that it was higher. */
function dropOf({ wants }: Ask, vehicles: readonly CardVehicle[]): Choice {
  const [first] = vehicles;
  const vehicle = wants.priceDrop ? vehicles.find((one) => loweredBy(one) > 0) : first;
  if (vehicle) return { vehicle };
  const name = first ? carName(first) : 'vehicle';
  return {
    reason:
      `The ${name} is in stock, but its price has not been lowered in the last 30 days. Ask for ` +
      'a price card of it, or for a price drop on another vehicle.',
  };
}

async function none(
  { wants }: Ask,
  named: VehicleAsk,
  found: readonly CardVehicle[],
  sources: CardSources,
): Promise<Refused> {
  if (named.models.length === 0 && wants.priceDrop && found.length === 0) {
    return {
      reason:
        'No vehicle in stock has had its price lowered in the last 30 days. ' +
        (await whatIsHere(sources)),
    };
  }
  if (found.length === 0) return { reason: await inStockOf(named, sources) };
  const trims = [...new Set(found.flatMap(({ trim }) => trim ?? []))].slice(0, 6);
  const listed = trims.length > 0 ? ` Trims in stock: ${trims.join(', ')}.` : '';
  return { reason: `No vehicle in stock matches “${named.said}”.${listed}` };
}
