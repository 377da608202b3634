import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parseInstant } from '../../src/lib/instant.ts';

describe('an instant', () => {
  test('is read with its offset, in either case, with or without a fraction', () => {
    const at = Date.UTC(2026, 4, 4, 8);
    expect(parseInstant('2026-05-04T08:00:00Z')).toBe(at);
    expect(parseInstant('2026-05-04t08:00:00z')).toBe(at);
    expect(parseInstant('2026-05-04T03:00:00-05:00')).toBe(at);
    expect(parseInstant('2026-05-04T13:30:00.250+05:30')).toBe(at + 250);
    expect(parseInstant('2028-02-29T00:00:00Z')).toBe(Date.UTC(2028, 1, 29));
  });

  test.each([
    '',
    '2026-05-04',
    '2026-05-04T08:00:00',
    '2026-05-04T08:00Z',
    '2026-05-04 08:00:00Z',
    '2026-02-29T08:00:00Z',
    '2026-04-31T08:00:00Z',
    '2026-13-01T08:00:00Z',
    '2026-00-01T08:00:00Z',
    '2026-05-00T08:00:00Z',
    '2026-05-04T24:00:00Z',
    '2026-05-04T08:60:00Z',
    '2026-05-04T08:00:60Z',
    '2026-05-04T08:00:00+24:00',
    '2026-05-04T08:00:00+05:60',
    '2026-05-04T08:00:00+0500',
    'May 4, 2026',
    ' 2026-05-04T08:00:00Z',
    '20260-05-04T08:00:00Z',
  ])('is not read from %p', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  test('every time that this program writes is read as what it was', () => {
    const instants = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31') });
    fc.assert(
      fc.property(instants, (date) => {
        fc.pre(!Number.isNaN(date.getTime()));
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});
