import { describe, expect, test } from 'bun:test';
import { bodyStyles, conditions, drivetrains, fuelTypes } from '../../schema/records/vehicle.ts';
import { ownershipModules } from '../../src/writing/knowledge/modules/ownership-list.ts';
import type { Topic } from '../../src/writing/topic.ts';
import { lintModules } from './lint-modules.ts';

const covered: readonly Topic[] = [
  'drivetrain',
  'towing',
  'cargo',
  'seating',
  'fuel-economy',
  'range-and-charging',
  'hybrid',
  'off-road',
  'winter-driving',
  'maintenance-schedule',
  'oil-change',
  'tires',
  'winter-tires',
  'brakes',
  'battery',
  'wheel-alignment',
  'fluids-and-filters',
  'air-conditioning',
  'wipers-and-lights',
  'warning-lights',
  'recalls',
  'service-visit',
  'parts',
];

lintModules('ownership', {
  modules: ownershipModules,
  covered,
  maxPoints: 9,
  minWords: 10_000,
  wordingsEach: [2, 5],
});

const among = (known: readonly string[], value: string) => known.includes(value);

describe('ownership points for some subjects only', () => {
  const conditional = ownershipModules.flatMap((module) =>
    module.points.flatMap((point) => (point.when === undefined ? [] : [point.when])),
  );

  test('points depend only on values that a vehicle record can have', () => {
    const named = <Key extends 'bodyStyles' | 'fuelTypes' | 'drivetrains' | 'conditions'>(
      key: Key,
    ) => conditional.flatMap((when) => when[key] ?? []);
    expect(named('bodyStyles').filter((value) => !among(bodyStyles, value))).toEqual([]);
    expect(named('fuelTypes').filter((value) => !among(fuelTypes, value))).toEqual([]);
    expect(named('drivetrains').filter((value) => !among(drivetrains, value))).toEqual([]);
    expect(named('conditions').filter((value) => !among(conditions, value))).toEqual([]);
  });

  test('every covered topic can be answered without knowing the subject', () => {
    const unanswered = covered.filter((topic) => {
      const modules = ownershipModules.filter((module) => module.topics.includes(topic));
      const open = modules.flatMap((module) => module.points).filter((point) => !point.when);
      return open.length < 5;
    });
    expect(unanswered).toEqual([]);
  });
});
