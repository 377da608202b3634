import { describe, expect, test } from 'bun:test';
import { nearestYear, ofYear, withoutYear, yearsIn } from '../../../src/writing/cars/in-year.ts';

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

  const asked = (year: number | null) => ({ year, isSold: false });

  test('leave out what is of other years', () => {
    const all = ['V6, 204 hp to 2015', 'V6, 204 hp from 2016', 'V8'];
    expect(ofYear(all, asked(2014), String)).toEqual(['V6, 204 hp to 2015', 'V8']);
    expect(ofYear(['V6 to 2015', 'V8'], asked(2017), String)).toEqual(['V8']);
    expect(ofYear(all, asked(null), String)).toEqual(all);
    expect(ofYear(['2.7L', 'hybrid, 2023'], asked(2022), String)).toEqual(['2.7L']);
  });

  test('are the newest of each version of what is still sold', () => {
    const all = ['2.7L, 2023', '2.7L, 2025', 'diesel, 2023', '5.3L'];
    const sold = { year: null, isSold: true };
    expect(ofYear(all, sold, String)).toEqual(['2.7L, 2025', 'diesel, 2023', '5.3L']);
  });

  test('go with the word before them', () => {
    expect(withoutYear('237 hp in base form in 2023 and 2024', 2023)).toBe('237 hp in base form');
  });

  test('are looked for near the asked one', () => {
    expect(nearestYear(['2.7L, 2020', '2.7L, 2023 to 2025'], 2022)).toBe(2023);
    expect(nearestYear(['2.7L'], 2022)).toBeNull();
  });
});
