import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { doorsIn, readBodyStyle } from '../words/body-style.ts';
import { readDrivetrain } from '../words/drivetrain.ts';
import { fuelInEngine, readFuelType } from '../words/fuel-type.ts';
import { readTransmission } from '../words/transmission.ts';
import { readColor } from './color.ts';
import { daysBefore, readDate } from './date.ts';
import { readEngine } from './engine.ts';
import type { Identity } from './identity.ts';
import { readFeatures, readImages } from './list.ts';
import { readPrices } from './prices.ts';
import type { RowReader } from './row-reader.ts';
import { gluedTail } from './trim.ts';

type Details = Omit<VehicleRecord, keyof Identity>;

const oldestStockDays = 5000;

/** Everything about the car that may be missing without losing it. */
export function readDetails(reader: RowReader, identity: Identity, options: FeedOptions): Details {
  const tail = gluedTail(reader.text('model'));
  const loose = [reader.text('trim'), reader.text('title')];
  const engine = readEngine(reader);
  return {
    bodyStyle: reader.read('bodyStyle', readBodyStyle) ?? firstIn(loose, readBodyStyle),
    drivetrain: reader.read('drivetrain', readDrivetrain) ?? firstIn(loose, readDrivetrain),
    fuelType: reader.read('fuelType', readFuelType) ?? firstIn([engine], fuelInEngine),
    transmission:
      reader.read('transmission', readTransmission) ?? firstIn([tail], readTransmission),
    engine,
    doors: readDoors(reader, tail),
    exteriorColor: readColor(reader, 'exteriorColor'),
    interiorColor: readColor(reader, 'interiorColor'),
    ...readPrices(reader, identity.condition, options),
    dateInStock: readStockDate(reader, options.today),
    description: reader.all('description')[0]?.trim() ?? null,
    features: readFeatures(reader.all('features')),
    images: readImages(reader.all('images')),
    url: readUrl(reader),
  };
}

function firstIn<T>(texts: readonly (string | null)[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const value = text === null ? null : read(text);
    if (value !== null) return value;
  }
  return null;
}

function readDoors(reader: RowReader, tail: string | null): number | null {
  const stated = reader.read('doors', (text) => /^(\d)(?:\D|$)/.exec(text)?.[1] ?? null);
  if (stated !== null && Number(stated) > 0) return Number(stated);
  return reader.read('bodyStyle', doorsIn) ?? firstIn([tail], doorsIn);
}

function readStockDate(reader: RowReader, today: string): string | null {
  const text = reader.text('dateInStock');
  if (text !== null && !/^0{4}/.test(text)) return statedDate(reader, text, today);
  const age = reader.read('daysInStock', (days) => (/^\d+$/.test(days) ? Number(days) : null));
  return age === null || age > oldestStockDays ? null : daysBefore(today, age);
}

function statedDate(reader: RowReader, text: string, today: string): string | null {
  const date = readDate(text);
  // One day of grace: the feed's clock may be ahead of ours.
  if (date !== null && date <= daysBefore(today, -1)) return date;
  const fault = date === null ? 'is not a date' : 'lies in the future';
  reader.note('dateInStock', `"${text.slice(0, 60)}" ${fault}.`);
  return null;
}

function readUrl(reader: RowReader): string | null {
  const text = reader.text('url');
  if (text === null) return null;
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  reader.note('url', `"${text.slice(0, 60)}" is not a web address.`);
  return null;
}
