import { describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CarSpan, FigureName } from '../../../src/writing/cars/car-model.ts';
import { makes } from '../../../src/writing/cars/en/index.ts';
import { guideOf, lastGuideYear } from '../../../src/writing/cars/guide.ts';
import { shinglesOf } from '../../../src/writing/check/shingles.ts';

const folder = resolve(import.meta.dir, '../../../src/writing/cars/en');

/** What no car, truck or van on sale is beyond, in the units of the guide. */
const bounds: Readonly<Record<FigureName, readonly [low: number, high: number]>> = {
  towing: [500, 41_000],
  payload: [400, 8_000],
  bed: [3.5, 8.5],
  cargo: [2, 550],
  clearance: [3.5, 16],
  length: [140, 300],
  seats: [2, 15],
  range: [10, 620],
  tank: [6, 60],
  sprint: [1.6, 12],
  legroom: [20, 50],
  torque: [100, 1200],
  oil: [3, 16],
};

test('every file of the guide is listed, and every listed one is there', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(makes.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

describe.each(makes.map(({ name }) => name))('the guide to %s', (name) => {
  const make = guideOf(name);
  const models = make?.models ?? [];
  const spans = models.flatMap(({ model, spans: all }) => all.map((span) => ({ model, span })));

  test('names its make and each model once', () => {
    expect(make?.make).toBe(name);
    const names = models.map(({ model }) => model);
    expect(names).toEqual([...new Set(names)]);
    for (const { model, spans: all } of models) expect([model, all.length]).not.toEqual([model, 0]);
  });

  test('tells of years that have been sold', () => {
    for (const { model, span } of spans) {
      const last = span.to ?? lastGuideYear;
      expect([model, span.from >= 1990 && span.from <= last && last <= lastGuideYear]).toEqual([
        model,
        true,
      ]);
    }
  });

  test('has figures that a car can have', () => {
    const strange = spans.flatMap(({ model, span }) => {
      return strangeIn(span).map((what) => `${model} ${span.from}: ${what}`);
    });
    expect(strange).toEqual([]);
  });

  test('combines city and highway as the EPA does', () => {
    const strange = spans.flatMap(({ model, span }) =>
      span.economy.flatMap(({ city, highway, combined, version }) => {
        // 40 CFR 600.210-12: 55 percent city, 45 percent highway, of unrounded figures.
        const expected = 1 / (0.55 / Number(city) + 0.45 / Number(highway));
        const away = Math.abs(expected - Number(combined));
        return away < 1.3 ? [] : [`${model} ${span.from} ${version}: ${combined}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  test('names an engine of two powers by years as two, of which a year has one', () => {
    const both = spans.flatMap(({ model, span }) =>
      span.engines
        .filter((text) => /\d hp\b.*\band \d+ hp (?:in|from|to) 20\d\d/.test(text))
        .map((text) => `${model} ${span.from}: ${text}`),
    );
    expect(both).toEqual([]);
  });

  test('is said in versions that share no run of eight words', () => {
    const shared = spans.flatMap(({ model, span }) =>
      Object.entries(span.prose).flatMap(([part, { versions }]) => {
        const runs = versions.map((text) => shinglesOf(text));
        const twins = runs.flatMap((one, at) =>
          runs.slice(at + 1).filter((two) => !one.isDisjointFrom(two)),
        );
        return twins.length === 0 ? [] : [`${model} ${span.from} ${part}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  test('praises nothing and promises nothing', () => {
    const loud = spans.flatMap(({ model, span }) =>
      Object.values(span.prose).flatMap(({ versions }) =>
        versions.filter((text) => superlative.test(text)).map((text) => `${model}: ${text}`),
      ),
    );
    expect(loud).toEqual([]);
  });
});

const superlative =
  /\b(?:class-leading|best-in-class|unbeatable|unmatched|award|legendary|top-rated)\b|\w!|\$\d/i;

function strangeIn({ figures }: CarSpan): string[] {
  return Object.entries(figures).flatMap(([name, all]) => {
    const [low, high] = bounds[name as FigureName];
    return all.flatMap(({ value }) => {
      const values = value.split(' to ').map((one) => Number(one.replaceAll(',', '')));
      return values.every((one) => one >= low && one <= high) ? [] : [`${name} ${value}`];
    });
  });
}
