import { describe, expect, test } from 'bun:test';
import { ofYear, yearsIn } from '../../../src/writing/cars/in-year.ts';

describe('the years of a figure', () => {
  test.each([
    ['LE with all-wheel drive, from 2020', [2020, Infinity]],
    ['hybrid, 2019 to 2024', [2019, 2024]],
    ['2.7L, rear-wheel drive, 2025-2026', [2025, 2026]],
    ['2017 and 2018', [2017, 2018]],
    ['2.5L V6, 204 hp to 2015', [-Infinity, 2015]],
    ['front-wheel drive, 2025', [2025, 2025]],
    ['2.0L with the tow package', null],
  ] as const)('in %p are %p', (note, years) => {
    expect(yearsIn(note)).toEqual(years as never);
  });

  test('leave out what is of other years of the same version', () => {
    const all = ['V6, 204 hp to 2015', 'V6, 204 hp from 2016', 'V8'];
    expect(ofYear(all, 2014, String)).toEqual(['V6, 204 hp to 2015', 'V8']);
    expect(ofYear(['V6 to 2015', 'V8'], 2017, String)).toEqual(['V8']);
    expect(ofYear(all, null, String)).toEqual(all);
  });

  test('keep a version that is known in other years alone', () => {
    const all = ['2.7L', 'hybrid, 2023'];
    expect(ofYear(all, 2022, String)).toEqual(all);
  });
});
