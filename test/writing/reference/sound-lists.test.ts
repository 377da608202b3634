import { describe, expect, test } from 'bun:test';
import {
  heldDrives,
  heldEngines,
  movedBy,
  withoutStrayYears,
} from '../../data-files/model-reference/sound-lists.ts';
import { changesOf } from '../../../src/writing/reference/changes.ts';
import { modelReference, type ModelYear } from '../../../src/writing/reference/model-reference.ts';
import { modelsOfMake } from '../../../src/writing/reference/tables.ts';

const gas = (liters: number, cylinders: number) => ({ liters, cylinders, power: 'gasoline' });

describe('of what patterns hold', () => {
  test('an engine of a few among many is dropped, and none where there are few', () => {
    const held = [
      { engine: gas(3.5, 6), patterns: 30 },
      { engine: gas(7.3, 8), patterns: 1 },
    ];
    expect(heldEngines(held)).toEqual([gas(3.5, 6)]);
    expect(heldEngines(held.map((one) => ({ ...one, patterns: 2 })))).toHaveLength(2);
  });

  test('a plug-in hybrid of an engine that the others have stays, however few name it', () => {
    const plugIn = { ...gas(2.5, 4), power: 'plug_in_hybrid' };
    const held = [
      { engine: gas(2.5, 4), patterns: 30 },
      { engine: plugIn, patterns: 1 },
      { engine: { ...plugIn, liters: 2.7 }, patterns: 1 },
    ];
    expect(heldEngines(held)).toEqual([gas(2.5, 4), plugIn]);
  });

  test('one kind of driven wheels is told only where hardly any leaves it out', () => {
    expect(heldDrives(['AWD', 'AWD', null, null])).toEqual([]);
    expect(heldDrives(['AWD', 'AWD', 'AWD'])).toEqual(['AWD']);
    expect(heldDrives(['AWD', 'RWD', null])).toEqual(['AWD', 'RWD']);
    expect(heldDrives([...Array(60).fill('4WD'), ...Array(40).fill('2WD'), 'AWD'])).toEqual([
      '4WD',
      '2WD',
    ]);
  });

  test('no SUV of over 7,000 pounds is moved by four cylinders alone', () => {
    const filed = { bodies: ['suv'], weight: [7001, 8000] as [number, number] };
    const engines = [gas(2.7, 4), gas(5.3, 8)];
    expect(movedBy({ ...filed, engines }).engines).toEqual([gas(5.3, 8)]);
    expect(movedBy({ ...filed, bodies: ['truck'], engines }).engines).toHaveLength(2);
    expect(movedBy({ ...filed, weight: [6001, 7000], engines }).engines).toHaveLength(2);
  });

  test('a heavy pickup has no engine of the lighter range beside it, and no battery', () => {
    for (const model of ['2500', '3500']) {
      for (const year of [2018, 2020, 2022, 2024]) {
        const engines = modelReference('Ram', model, year)?.shown.engines ?? [];
        expect(engines.filter(({ liters = 0 }) => liters < 5)).toEqual([]);
      }
    }
    expect(modelReference('Ram', '2500', null, 2026)?.shown.year).toBe(2026);
    const powers = modelReference('Ford', 'F-250', 2026)?.shown.engines?.map((one) => one.power);
    expect(powers).not.toContain('electric');
    expect(powers).toContain('diesel');
  });

  test('a year with the engines of another car has none', () => {
    const years = {
      2019: { engines: [gas(5.3, 8)] },
      2020: { engines: [gas(6.6, 8)] },
      2021: { engines: [gas(5.3, 8)] },
    };
    expect(withoutStrayYears(years)[2020]?.engines).toBeUndefined();
    expect(withoutStrayYears(years)[2021]?.engines).toHaveLength(1);
  });
});

test('what the next year takes back is no change', () => {
  const year = (at: number, liters: number[]): ModelYear => ({
    year: at,
    powers: ['gasoline'],
    engines: liters.map((one) => ({ liters: one, cylinders: 8, power: 'gasoline' as const })),
  });
  expect(changesOf([year(2019, [5.3]), year(2020, [6.6]), year(2021, [5.3])])).toEqual([]);
  const lasting = changesOf([year(2019, [5.3]), year(2020, [6.2]), year(2021, [6.2])]);
  // That the other one has gone is not known: patterns stay on file.
  expect(lasting.map(({ came, what }) => [came, what])).toEqual([[true, '6.2L V8']]);
});

describe('in the table', () => {
  test('half-ton trucks and their wagons have engines of their own', () => {
    for (const [make, model] of [
      ['Chevrolet', 'Silverado 1500'],
      ['GMC', 'Sierra 1500'],
      ['Ford', 'F-150'],
      ['Ram', '1500'],
    ] as const) {
      for (let year = 2016; year <= 2026; year += 1) {
        const { engines = [] } = modelReference(make, model, year)?.shown ?? {};
        expect(engines.filter(({ liters = 0 }) => liters > 6.3)).toEqual([]);
      }
    }
    for (const model of ['Tahoe', 'Suburban']) {
      const { engines = [] } = modelReference('Chevrolet', model, 2025)?.shown ?? {};
      expect(engines.filter(({ cylinders = 8 }) => cylinders < 6)).toEqual([]);
    }
  });

  test('a sedan line with rear-wheel drive is not filed with all-wheel drive alone', () => {
    for (const model of ['2 Series', '3 Series', '4 Series', '5 Series']) {
      const years = Object.entries(modelsOfMake('BMW')[model] ?? {});
      const alone = years.filter(([year, { drives }]) => {
        return Number(year) > 2015 && drives?.length === 1 && drives[0] === 'AWD';
      });
      expect(alone).toEqual([]);
    }
  });

  test('an F-150 has four-wheel drive or two', () => {
    const { drives } = modelReference('Ford', 'F-150', 2024)?.shown ?? {};
    expect(drives?.toSorted()).toEqual(['2WD', '4WD']);
  });
});

test('roof heights are no trims, and a van filed as a pickup brings nothing of its own', () => {
  for (const year of [2024, 2025, 2026]) {
    const shown = modelReference('Ford', 'F-250', year)?.shown;
    expect(shown?.bodies).toEqual(['truck']);
    expect(shown?.powers).not.toContain('electric');
    expect(shown?.battery).toBeUndefined();
    expect(shown?.drives).toEqual(expect.arrayContaining(['2WD', '4WD']));
    expect(shown?.drives).not.toContain('AWD');
  }
  const trims = Array.from({ length: 9 }, (_, at) => 2018 + at).flatMap((year) =>
    ['Transit', 'F-450'].flatMap(
      (model) => modelReference('Ford', model, year)?.trimsOf?.trims ?? [],
    ),
  );
  expect(trims.filter((one) => /roof|drw/i.test(one))).toEqual([]);
});
