import { expect, test } from 'bun:test';
import { nextExpiry, offerDatesIn } from '../../src/domain/compliance/reading/offer-dates.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';

function daysIn(text: string, today = '2026-05-04'): string[] {
  return offerDatesIn(readContent(text, 'text'), today).map(({ day }) => day);
}

function expiryOf(text: string, timeZone: string): string | null {
  const context = { ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'), timeZone };
  const at = nextExpiry([readContent(text, 'text')], context);
  return at === null ? null : new Date(at).toISOString();
}

test('last days are read in words and in figures, with a year or the nearest one', () => {
  expect(daysIn('Offer ends May 31.')).toEqual(['2026-05-31']);
  expect(daysIn('Expires 6/30/2017. Valid through 9/5/17.')).toEqual(['2017-06-30', '2017-09-05']);
  expect(daysIn('Good until Sept. 1st, 2027')).toEqual(['2027-09-01']);
  expect(daysIn('Ends 1/5.', '2026-12-20')).toEqual(['2027-01-05']);
  expect(daysIn('Ends 12/31.', '2026-01-03')).toEqual(['2025-12-31']);
});

test('what is no day of the calendar is none', () => {
  expect(daysIn('Ends 2/30. Ends 13/1. Until may be later. By 24/7 care.')).toEqual([]);
  expect(daysIn('Ends February 29.', '2028-03-01')).toEqual(['2028-02-29']);
});

test('the next expiry is the end of the first coming last day in the zone of the store', () => {
  const text = 'Ends 5/1. Also through 5/10, and until June 1.';
  expect(expiryOf(text, 'America/Chicago')).toBe('2026-05-11T05:00:00.000Z');
  expect(expiryOf(text, 'America/Los_Angeles')).toBe('2026-05-11T07:00:00.000Z');
  expect(expiryOf('Ends 5/1.', 'America/Chicago')).toBeNull();
  expect(expiryOf('No day at all.', 'America/Chicago')).toBeNull();
});
