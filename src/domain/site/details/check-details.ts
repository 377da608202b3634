import { Value, ValueErrorType } from '@sinclair/typebox/value';
import {
  sectionNames,
  type StoreDetails,
  StoreDetails as shape,
} from '../../../../schema/contracts/store-details.ts';
import { invalid, type Problem } from '../../../problem.ts';

/** Throws a 400 that names the field: "hours.0.opens: must be a time such as 09:00". */
export function checkDetails(given: unknown): StoreDetails {
  const unknown = Object.keys(isRecord(given) ? given : {}).find((name) => {
    return !sectionNames.some((section) => section === name);
  });
  if (unknown !== undefined) {
    throw invalid(unknown, `is no section; known are ${sectionNames.join(', ')}`);
  }
  const fault = Value.Errors(shape, given).First();
  if (fault) throw refusal(fault);
  const details = given as StoreDetails;
  checkHours(details);
  checkDays(details);
  checkAmounts(details);
  return details;
}

/** Each department opens before it closes, and once a day at most at one time. */
function checkHours({ hours = [] }: StoreDetails): void {
  for (const [at, { opens, closes }] of hours.entries()) {
    if (opens >= closes) throw invalid(`hours.${at}.closes`, `must be after ${opens}`);
  }
}

/** The pattern lets the 31st of April pass. */
function checkDays({ services = [], coupons = [] }: StoreDetails): void {
  for (const [at, { valid_until: day }] of services.entries()) {
    if (day !== undefined) checkDay(`services.${at}.valid_until`, day);
  }
  for (const [at, { ends }] of coupons.entries()) checkDay(`coupons.${at}.ends`, ends);
}

/** In binary, 49.95 is no multiple of a hundredth, as a schema would have it. */
function checkAmounts({ services = [], fees = [] }: StoreDetails): void {
  for (const [at, { price_from: price }] of services.entries()) {
    if (price !== undefined) checkCents(`services.${at}.price_from`, price);
  }
  for (const [at, { amount }] of fees.entries()) checkCents(`fees.${at}.amount`, amount);
}

function checkCents(path: string, amount: number): void {
  if (Number(amount.toFixed(2)) !== amount) throw invalid(path, 'must have two decimals at most');
}

function checkDay(path: string, day: string): void {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw invalid(path, 'must be a day of the calendar');
  }
}

type Fault = { type: ValueErrorType; path: string; schema: Record<string, unknown> };

function refusal({ type, path, schema }: Fault): Problem {
  const name = path.slice(1).replaceAll('/', '.') || 'details';
  return invalid(name, wording(type, schema));
}

const patterns: readonly (readonly [string, string])[] = [
  ['^\\d{4}', 'must be a day such as 2026-12-31'],
  ['^(?:[01]', 'must be a time such as 09:00'],
  ['\\S', 'must not be blank'],
];

function wording(type: ValueErrorType, schema: Fault['schema']): string {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'is missing';
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'is not known here';
  if (type === ValueErrorType.StringPattern) {
    const found = patterns.find(([start]) => String(schema['pattern']).startsWith(start));
    return found?.[1] ?? 'is not in the right form';
  }
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, anyOf } = schema;
  if (anyOf) return 'must be one of mon, tue, wed, thu, fri, sat, sun';
  if (maxLength !== undefined)
    return `must be ${String(minLength)} to ${String(maxLength)} characters`;
  if (maxItems !== undefined) return `must be a list of ${String(minItems)} to ${String(maxItems)}`;
  if (maximum === undefined) return 'is not in the right form';
  const kind = schema['type'] === 'integer' ? 'a whole number' : 'a number';
  return `must be ${kind} from ${String(minimum)} to ${String(maximum)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
