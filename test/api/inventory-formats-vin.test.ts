import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  checkDigit,
  classifyVin,
  isNorthAmerican,
  modelYear,
  normaliseVin,
  type VinContext,
} from '../../src/domain/inventory/vin.ts';

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const usedCar: VinContext = { condition: 'used', status: 'available', year: 2017 };

describe('a VIN', () => {
  test('passes the check digit in the published examples', () => {
    const good = [
      '1M8GDM9AXKP042788',
      '11111111111111111',
      '1HGCM82633A004352',
      '5GZCZ43D13S812715',
      '1FADP5AU6DL536022',
    ];
    for (const vin of good) expect(classifyVin(vin, usedCar)).toEqual({ kind: 'valid' });
  });

  test('that is mistyped is bad, and the reason names both digits', () => {
    const verdict = classifyVin('4T1BF1FK5HU123456', usedCar);
    expect(verdict).toMatchObject({ kind: 'bad' });
    expect(verdict.kind === 'bad' ? verdict.reason : '').toContain('is 5 but works out as 1');
  });

  test('with any other check digit than its own is bad', () => {
    const characters = fc.constantFrom(...alphabet);
    const vins = fc.array(characters, { minLength: 17, maxLength: 17 }).map((all) => all.join(''));
    fc.assert(
      fc.property(vins, fc.constantFrom(...'0123456789X'), (text, digit) => {
        const vin = `1${text.slice(1, 8)}${digit}${text.slice(9)}`;
        const isRight = checkDigit(vin) === digit;
        expect(classifyVin(vin, usedCar).kind).toBe(isRight ? 'valid' : 'bad');
      }),
    );
  });

  test('states its model year, the cycle told by position 7', () => {
    expect(modelYear('1HGCM82633A004352')).toBe(2003);
    expect(modelYear('5GZCZ43D13S812715')).toBe(2003);
    expect(modelYear('1FADP5AU6DL536022')).toBe(2013);
    expect(modelYear('3GNAXHEG0TL000000')).toBe(2026);
    expect(modelYear('3GNAXHEG0VL000000')).toBe(2027);
    expect(modelYear('3GNAXHEG0UL000000')).toBeNull();
  });

  test('of a new car not built yet may hold an I and miss its check digit', () => {
    const vin = '3TYLB5JN0TT25I003';
    const ordered = { condition: 'new', status: 'on_order', year: 2026 } as const;
    expect(classifyVin(vin, ordered)).toEqual({ kind: 'provisional' });
    expect(classifyVin(vin, usedCar)).toMatchObject({ kind: 'bad' });
  });

  test('from outside North America is kept although its check digit fails', () => {
    expect(classifyVin('WVWZZZ1KZAW000001', usedCar)).toEqual({ kind: 'not_north_american' });
    expect(isNorthAmerican('7SVAAABA0PX000000')).toBe(true);
    expect(isNorthAmerican('7A80000000X000000')).toBe(false);
  });

  test('from before 1981 may be shorter; from later it may not', () => {
    expect(classifyVin('1Q87T3N166389', { ...usedCar, year: 1973 })).toEqual({ kind: 'pre_1981' });
    expect(classifyVin('1Q87T3N166389', usedCar)).toMatchObject({ kind: 'bad' });
    expect(classifyVin('1Q87', { ...usedCar, year: 1973 })).toMatchObject({ kind: 'bad' });
    expect(classifyVin('1HGCM82633A00435?', usedCar)).toMatchObject({ kind: 'bad' });
  });

  test('is freed of blanks, quotes and hyphens and put in capitals', () => {
    expect(normaliseVin('  jtezu11f88k-007763 "')).toBe('JTEZU11F88K007763');
    expect(normaliseVin(' \u00A0')).toBeNull();
  });
});
