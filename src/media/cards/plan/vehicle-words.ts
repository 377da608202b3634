import { displayName } from '../../../writing/research/reading/display.ts';
import { canonical } from '../../../writing/research/reading/models.ts';
import type { CardRequest, CardVehicle } from '../card-request.ts';
import { cleanText } from '../draw/clean-text.ts';
import type { PriceWords, VehicleWords } from '../layout/card-words.ts';
import { count, dayInWords, money } from './amounts.ts';
import type { CardLocale } from './card-language.ts';
import { loweredBy } from './choose-vehicle.ts';
import { disclaimerOf, programOf } from './disclaimer.ts';
import { labelsIn } from './labels.ts';
import { localDay } from '../../../writing/facts/local-date.ts';

export type VehicleCard = {
  vehicle: CardVehicle;
  isDrop: boolean;
  /** The store's own disclaimers. */
  own: readonly string[];
};

const maxName = 60;
const maxTrim = 80;

/** What a card says of a vehicle, in one language. */
export function vehicleWords(
  { vehicle, isDrop, own }: VehicleCard,
  request: Pick<CardRequest, 'store' | 'now'>,
  locale: CardLocale,
): VehicleWords {
  const labels = labelsIn(locale.language);
  const today = localDay(request.now, request.store.timeZone);
  const condition = conditionLabel(vehicle, request.store, locale);
  const isComing = vehicle.status !== 'available';
  const chip = isDrop ? labels.priceDrop : isComing ? labels.inTransit : condition;
  const year = vehicle.year === null ? '' : String(vehicle.year);
  // A used vehicle is called so in plain words, also where the chip says something else.
  const told = [year, chip === condition ? '' : condition].filter((part) => part !== '');
  const details = detailsOf(vehicle, locale);
  return {
    kind: 'vehicle',
    chip: chip.toUpperCase(),
    year: told.join('  •  '),
    name: nameOf(vehicle),
    trim: shown(vehicle.trim, maxTrim),
    news: isDrop ? newsOf(vehicle, request, locale) : null,
    facts: factsOf(vehicle, locale),
    details,
    price: priceOf(vehicle, isDrop, locale),
    disclaimer: disclaimerOf(vehicle, request, today, own, locale),
  };
}

export function conditionLabel(
  vehicle: CardVehicle,
  store: CardRequest['store'],
  { language }: CardLocale,
): string {
  const labels = labelsIn(language);
  if (vehicle.condition === 'new') return labels.isNew;
  return programOf(vehicle, store) === null ? labels.used : labels.certified;
}

/** Make and model as people write them. */
export function nameOf({ make, model }: CardVehicle): string {
  const named = canonical(make, model);
  const plain = [make, model].filter((part) => part !== null).join(' ');
  return cleanText(named ? `${named.make} ${named.model}` : plain.slice(0, maxName * 2));
}

/** A text of a feed as it may stand on a card; null for none, and for what prints nothing. */
export function shown(text: string | null, max: number): string | null {
  if (text === null) return null;
  const plain = cleanText(displayName(text, max) ?? text);
  return plain === '' ? null : plain;
}

function priceOf(vehicle: CardVehicle, isDrop: boolean, locale: CardLocale): PriceWords | null {
  const { priceCents, priceBefore, currency } = vehicle;
  if (priceCents === null) return null;
  const labels = labelsIn(locale.language);
  const before = isDrop && priceBefore ? money(priceBefore.priceCents, currency, locale) : null;
  return {
    label: labels.price,
    amount: money(priceCents, currency, locale),
    before: before === null ? null : { label: labels.was, amount: before },
  };
}

function newsOf(
  vehicle: CardVehicle,
  { now, store }: Pick<CardRequest, 'store' | 'now'>,
  locale: CardLocale,
): string | null {
  const { priceBefore, currency } = vehicle;
  if (!priceBefore) return null;
  const day = dayInWords(localDay(priceBefore.changedAt, store.timeZone), now, locale);
  const amount = money(loweredBy(vehicle), currency, locale);
  return labelsIn(locale.language).lowered(amount, day);
}

function mileageOf({ mileage, mileageUnit, condition }: CardVehicle, locale: CardLocale) {
  if (mileage === null || condition === 'new') return null;
  const unit = mileageUnit === 'km' ? 'km' : labelsIn(locale.language).miles;
  return `${count(mileage, locale)}\u00A0${unit}`;
}

function factsOf(vehicle: CardVehicle, locale: CardLocale): string[] {
  const { drivetrains, fuels } = labelsIn(locale.language);
  const { drivetrain, fuelType } = vehicle;
  const fuel = fuelType === null || fuelType === 'gasoline' ? null : (fuels[fuelType] ?? null);
  const found = [
    mileageOf(vehicle, locale),
    drivetrain === null ? null : drivetrains[drivetrain],
    fuel,
    shown(vehicle.exteriorColor, 40),
    shown(vehicle.transmission, 40),
  ];
  return found.filter((fact) => fact !== null);
}

function detailsOf(vehicle: CardVehicle, locale: CardLocale): VehicleWords['details'] {
  const labels = labelsIn(locale.language);
  const { drivetrain, fuelType, status } = vehicle;
  // The number of one that is on its way stands in the disclaimer alone, which says so.
  const stockNumber = status === 'available' ? vehicle.stockNumber : null;
  const all: [string, string | null][] = [
    [labels.mileage, mileageOf(vehicle, locale)],
    [labels.drivetrain, drivetrain === null ? null : labels.drivetrains[drivetrain]],
    [labels.engine, shown(vehicle.engine, 60)],
    [labels.fuel, fuelType === null ? null : (labels.fuels[fuelType] ?? null)],
    [labels.color, shown(vehicle.exteriorColor, 40)],
    [labels.transmission, shown(vehicle.transmission, 40)],
    [labels.interior, shown(vehicle.interiorColor, 40)],
    [labels.stock, shown(stockNumber, 24)],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
