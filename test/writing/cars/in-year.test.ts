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

  test('leave out what is of others', () => {
    const all = ['a, from 2020', 'b, 2018', 'c'];
    expect(ofYear(all, 2018, String)).toEqual(['b, 2018', 'c']);
    expect(ofYear(all, null, String)).toEqual(all);
  });

  test('are told by themselves where none is of the year', () => {
    const all = ['a, from 2020', 'b, 2018'];
    expect(ofYear(all, 2019, String)).toEqual(all);
  });
});
