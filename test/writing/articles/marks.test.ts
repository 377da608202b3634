import { describe, expect, test } from 'bun:test';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { holdsFor, subjectProfileOf } from '../../../src/writing/plan/subject-profile.ts';
import type { Marks } from '../../../src/writing/topics/marks.ts';
import { fixtureStock, fixtureStore } from '../../support/stock.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function holds(keyword: string, marks: Marks, state = 'MN'): boolean {
  const store = { ...fixtureStore, state, country: state === 'ON' ? 'CA' : 'US' };
  return holdsFor(marks, subjectProfileOf(factSheetOf(researchedBrief(keyword, { store }))));
}

describe('a passage for a climate', () => {
  test.each([
    ['MN', 'winter', true],
    ['ON', 'winter', true],
    ['CA', 'winter', false],
    ['FL', 'winter', false],
    ['TX', 'hot', true],
    ['NE', 'hot', false],
    ['CA', 'hot', false],
  ])('in %s that is for %s: %p', (state, climate, isSaid) => {
    expect(holds('snow tires', { climate: [climate] }, state)).toBe(isSaid);
  });
});

describe('a passage for a state', () => {
  test.each([
    ['how to sell a car privately', 'FL', false],
    ['how to sell a car privately', 'MN', true],
    ['selling a car privately in florida', 'FL', true],
    ['selling a car privately in florida', 'MN', false],
  ])('on "%s" that is for %s is said by a store in Minnesota: %p', (keyword, state, isSaid) => {
    expect(holds(keyword, { state: [state] })).toBe(isSaid);
  });

  test('follows what the table of states says of it', () => {
    expect(holds('car sales tax', { law: ['no-sales-tax'] }, 'OR')).toBe(true);
    expect(holds('car sales tax', { law: ['trade-saves-tax'] }, 'OR')).toBe(false);
    expect(holds('texas car sales tax', { law: ['trade-saves-tax'] }, 'OR')).toBe(true);
    expect(holds('studded tires', { law: ['no-studs'] })).toBe(true);
  });
});

describe('a passage for some cars', () => {
  test.each([
    ['what the keyword names', 'used trucks', { condition: ['used'], body: ['truck'] }, true],
    ['what it does not name', 'used trucks', { condition: ['new'] }, false],
    ['miles, not of new cars', 'new suvs', { condition: ['not-new'] }, false],
    ['miles, of used ones', 'used suvs', { condition: ['not-new'] }, true],
    ['miles, where nothing is said', 'cabin air filter', { condition: ['not-new'] }, true],
    ['a keyword without a car', 'oil change', { powertrain: ['gasoline'] }, false],
    ['electric cars by name', 'electric cars', { powertrain: ['electric'] }, true],
    ['what burns fuel, of electric cars', 'electric cars', { powertrain: ['gasoline'] }, false],
  ] as [string, string, Marks, boolean][])('follows %s', (_what, keyword, marks, isSaid) => {
    expect(holds(keyword, marks)).toBe(isSaid);
  });

  test('is not said where it holds for some of them only', () => {
    const fuels = ['hybrid', 'gasoline'] as const;
    const stock = fixtureStock().map((car, at) =>
      car.model === 'Camry' ? { ...car, fuelType: fuels[at % 2] ?? null } : car,
    );
    const sheet = factSheetOf(researchedBrief('toyota camry', { stock }));
    const profile = subjectProfileOf(sheet);
    expect(profile.powertrain.size).toBe(2);
    expect(holdsFor({ powertrain: ['hybrid'] }, profile)).toBe(false);
    expect(holdsFor({ powertrain: ['gasoline', 'hybrid'] }, profile)).toBe(true);
  });
});
