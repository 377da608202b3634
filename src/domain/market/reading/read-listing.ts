import type { ListingRecord } from '../../../../schema/records/listing.ts';
import { day } from '../../../lib/clock.ts';
import { availabilityOf } from '../../inventory/availability.ts';
import type { FeedFormat, FeedOptions, FeedProblem } from '../../inventory/formats/format.ts';
import type { RawRow } from '../../inventory/formats/reading/raw-row.ts';
import { readDate } from '../../inventory/formats/record/date.ts';
import { firstOf, type Fields } from '../../inventory/formats/record/fields.ts';
import { readNumber } from '../../inventory/formats/record/number.ts';
import { toFeedRow } from '../../inventory/formats/record/to-row.ts';
import { distanceUnitOf, inUnit } from './distance-unit.ts';
import { type ListingColumn, listingColumns } from './listing-columns.ts';
import { readDealer } from './read-dealer.ts';

export type ReadListing = { key: string; listing: ListingRecord; problems: FeedProblem[] };
export type RefusedListing = { problem: FeedProblem };

const maxUrl = 2_000;
/** Nothing has been for sale for longer. */
const oldestDays = 3_650;

/**
 * A row of a market file as a listing: the car as feeds are read, and the dealer, place and times
 * that exports of listings add. A car that cannot be told apart by VIN or stock number is refused,
 * and so is one that has been sold.
 */
export function readListing(
  raw: RawRow,
  format: FeedFormat,
  options: FeedOptions,
  nowMs: number,
): ReadListing | RefusedListing {
  const row = toFeedRow(raw, format, options);
  if (row.record === null) return { problem: row.problem };
  const { record } = row;
  const { vin, stockNumber, year, make, model } = record;
  const refuse = (field: string, reason: string) => {
    return { problem: { line: raw.line, vin, field, reason } };
  };
  if (record.status === 'sold') return refuse('status', 'The car has been sold.');
  if (year === null || make === null || model === null) {
    return refuse('model', 'The row does not name year, make and model.');
  }
  const at = (column: ListingColumn) => firstOf(raw.fields, listingColumns[column]);
  const url = webAddressIn(record.url);
  const dealer = readDealer({
    name: at('dealer'),
    city: at('city'),
    state: at('state'),
    postalCode: at('postalCode'),
    latitude: degreesIn(at('latitude')),
    longitude: degreesIn(at('longitude')),
    url,
  });
  const listing: ListingRecord = {
    vin,
    year,
    make,
    model,
    trim: record.trim,
    condition: record.condition,
    availability: availabilityOf(record.status),
    priceCents: record.priceCents,
    msrpCents: record.msrpCents,
    currency: record.currency,
    mileage: inUnit(record.mileage, record.mileageUnit, distanceUnitOf(record.currency)),
    url,
    dealer,
    ...timesOf(raw.fields, record.dateInStock, nowMs),
  };
  const key = `${vin ?? `stock:${stockNumber}`}@${dealer.key}`;
  return { key, listing, problems: row.problems };
}

/** Nothing is seen in the future: a clock that is ahead, or a day that has begun elsewhere. */
function timesOf(fields: Fields, dateInStock: string | null, nowMs: number) {
  const oldest = nowMs - oldestDays * day;
  const timeOf = (text: string | null) => {
    const time = text === null ? null : timeIn(text);
    return time === null || time < oldest ? null : Math.min(time, nowMs);
  };
  const age = readNumber(firstOf(fields, listingColumns.daysOnMarket) ?? '');
  const isAge = age !== null && age >= 0 && age <= oldestDays;
  const listed = timeOf(firstOf(fields, listingColumns.firstSeen));
  const since = listed ?? (isAge ? nowMs - Math.floor(age) * day : timeOf(dateInStock));
  return {
    firstSeenAt: since,
    lastSeenAt: timeOf(firstOf(fields, listingColumns.lastSeen)),
  };
}

/** Seconds or milliseconds since the epoch, ISO 8601, or a date. */
function timeIn(text: string): number | null {
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return Math.floor(Number(text)) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const isoTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) ? Date.parse(zoned(text)) : NaN;
  if (!Number.isNaN(isoTime)) return isoTime;
  const date = readDate(text);
  return date === null ? null : Date.parse(date);
}

/** A time without a zone is taken as UTC, on whatever machine it is read. */
function zoned(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
}

function degreesIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

export function webAddressIn(text: string | null): string | null {
  if (text === null || text.length > maxUrl) return null;
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
