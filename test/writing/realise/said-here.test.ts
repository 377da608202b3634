import { describe, expect, test } from 'bun:test';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { rowsAndWeight } from '../../../src/writing/plan/rows-and-weight.ts';
import { subjectProfileOf } from '../../../src/writing/plan/subject-profile.ts';
import { inFirstPerson } from '../../../src/writing/voice/person.ts';
import { saidHere } from '../../../src/writing/realise/said-here.ts';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

const truck = { body: ['truck'] };
const [some] = fixtureBrief().stock;

function versionsOf(keyword: string, marks: ({ body: string[] } | null)[]): number[] {
  const profile = subjectProfileOf(factSheetOf(researchedBrief(keyword)));
  const wordings = marks.map((_one, at) => `Version ${at}.`);
  const isSaid = saidHere({ wordings, marks }, profile);
  return wordings.flatMap((_text, at) => (isSaid(at) ? [at] : []));
}

describe('versions of a sentence', () => {
  test('for this kind of car come alone where there are enough of them', () => {
    expect(versionsOf('used trucks', [truck, null, truck, truck])).toEqual([0, 2, 3]);
    expect(versionsOf('used trucks', [truck, null, null])).toEqual([0, 1, 2]);
    expect(versionsOf('used sedans', [truck, null, truck, truck])).toEqual([1]);
  });
});

describe('versions that speak of snow', () => {
  const wordings = ['Good in snow.', 'Good in rain.', 'Good on ice.', 'Good on gravel.'];
  const saidIn = (state: string, keyword: string): number => {
    const { store } = fixtureBrief();
    const brief = researchedBrief(keyword, { store: { ...store, state } });
    const isSaid = saidHere({ wordings }, subjectProfileOf(factSheetOf(brief)));
    return wordings.filter((_text, at) => isSaid(at)).length;
  };

  test('stay out in a hot state unless somebody asked for winter', () => {
    expect(saidIn('FL', 'awd vs 4wd')).toBe(2);
    expect(saidIn('FL', 'awd vs 4wd in snow')).toBe(4);
    expect(saidIn('MN', 'awd vs 4wd')).toBe(4);
    expect(saidIn('CA', 'awd vs 4wd')).toBe(4);
  });
});

describe('versions that speak of cars', () => {
  const wordings = ['A used car has a past.', 'A used one has a past.', 'Ask for invoices.'];
  const saidOf = (keyword: string): number => {
    const profile = subjectProfileOf(factSheetOf(researchedBrief(keyword)));
    return wordings.filter((_text, at) => saidHere({ wordings }, profile)(at)).length;
  };

  test('stay out where trucks were asked for', () => {
    expect(saidOf('new vs used truck')).toBe(2);
    expect(saidOf('new vs used car')).toBe(3);
  });
});

describe('rows of seats and weight', () => {
  if (!some) throw new Error('the fixture has no stock');
  const pickup = { ...some, bodyStyle: 'truck' as const };
  const classed = (weightClass: string) => ({ ...pickup, vinFacts: { weightClass } });

  test('are told by doors, body and the class in the VIN', () => {
    expect([...rowsAndWeight([{ ...pickup, doors: 2 }]).rows]).toEqual(['1']);
    expect([...rowsAndWeight([{ ...pickup, doors: 4 }]).rows]).toEqual(['2']);
    expect([...rowsAndWeight([classed('Class 6: 19,501 - 26,000 lb')]).weight]).toEqual(['heavy']);
    expect([...rowsAndWeight([classed('Class 2E: 6,001 - 7,000 lb')]).weight]).toEqual(['light']);
  });

  test('meet no mark where one of several is not known', () => {
    const { weight } = rowsAndWeight([classed('Class 2E: 6,001 - 7,000 lb'), pickup]);
    expect([...weight]).toContain('unknown');
    expect(rowsAndWeight([{ ...pickup, vinFacts: null }]).weight.size).toBe(0);
  });
});

test('a store that speaks for itself begins its sentence with a capital', () => {
  const told = inFirstPerson('Call ahead. {store} can tell you what it costs.');
  expect(told).toBe('Call ahead. We can tell you what it costs.');
});
