import { describe, expect, test } from 'bun:test';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { subjectProfileOf } from '../../../src/writing/plan/subject-profile.ts';
import { citeHere } from '../../../src/writing/realise/cite-here.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { sourceList } from '../../../src/writing/realise/source-list.ts';
import type { Fact } from '../../../src/writing/facts/fact.ts';

function cited(...sources: string[]): Fact[] {
  return sources.map((source, at) => {
    return {
      id: `know:${at}`,
      label: 'A point',
      value: '',
      unit: null,
      source,
      asOf: '2026-05-04',
    };
  });
}

describe('the sources of an article', () => {
  test.each([
    ['49 CFR 570.9', 'https://www.ecfr.gov/current/title-49/section-570.9'],
    ['16 CFR 455', 'https://www.ecfr.gov/current/title-16/part-455'],
    ['40 CFR 600.302-12', 'https://www.ecfr.gov/current/title-40/section-600.302-12'],
    ['49 U.S.C. 30120', 'https://www.law.cornell.edu/uscode/text/49/30120'],
    ['nhtsa.gov/recalls', 'https://www.nhtsa.gov/recalls'],
    ['EPA fueleconomy.gov, model year 2022', 'https://www.fueleconomy.gov'],
  ])('%s has a link', (source, address) => {
    expect(sourceList(cited(source), 'US')?.text).toBe(`- [${source}](${address})`);
  });

  test('stand once each, those of one point apart, and without the store and its stock', () => {
    const facts = cited('49 CFR 570.9; nhtsa.gov', 'nhtsa.gov', 'store profile', 'house advice');
    expect(sourceList(facts, 'US')?.text.split('\n').length).toBe(2);
    expect(sourceList(cited('count over 4 stock rows', 'clock'), 'US')).toBeNull();
  });

  test.each([
    '18,000 plus 13 percent',
    '30,000 less 12,000 dollars',
    '1,000 / 36',
    '12 x 100 dollars',
  ])('a worked sum is none: %s', (sum) => expect(sourceList(cited(sum), 'US')).toBeNull());

  test('of a point that shows its working keep what else it rests on', () => {
    const both = cited('difference of payoff and value (22,000 less 18,000); nhtsa.gov');
    expect(sourceList(both, 'US')?.text).toBe('- [nhtsa.gov](https://www.nhtsa.gov)');
  });

  test('name a publisher once, with the years of all where they touch', () => {
    const epa = 'EPA fueleconomy.gov, model year';
    const facts = cited(`${epa}s 2019 to 2021`, `${epa}s 2020 to 2022`, `${epa} 2024`);
    const lines = sourceList(facts, 'US')?.text.split('\n') ?? [];
    expect(lines.map((line) => /\[(.*)\]/.exec(line)?.[1])).toEqual([
      `${epa} 2024`,
      `${epa}s 2019 to 2022`,
    ]);
    const newer = cited(`${epa}s 2023 and newer`, `${epa}s 2024 and newer`);
    expect(sourceList(newer, 'US')?.text).toContain(`[${epa}s 2023 and newer]`);
    expect(sourceList(newer, 'US')?.text).not.toContain('\n');
  });

  test('name a law once, however it is spelled', () => {
    const named = cited('Magnuson-Moss Warranty Act, 15 U.S.C. 2302(c)', '15 USC 2302(c)');
    expect(sourceList(named, 'US')?.text.split('\n').length).toBe(1);
    const facts = cited('49 USC 30120', '49 U.S.C. 30120', '49 U.S.C. § 30120', '49 C.F.R. 570.9');
    expect(sourceList([...facts, ...cited('49 CFR 570.9')], 'US')?.text.split('\n').length).toBe(2);
  });

  test('name no law of the United States to a reader in Canada', () => {
    expect(sourceList(cited('49 CFR 570.9', 'nhtsa.gov', '49 USC 30120'), 'CA')).toBeNull();
  });
});

test('a source of another state is not among those of a sentence', () => {
  const cite = '[state CA] Cal. Veh. Code § 5200; [state TX] txdmv.gov; nhtsa.gov';
  const profile = subjectProfileOf(factSheetOf(researchedBrief('oil change')));
  const inTexas = { ...profile, state: new Set(['TX']) };
  expect(citeHere(cite, inTexas)).toBe('txdmv.gov; nhtsa.gov');
  expect(citeHere('[state CA] dmv.ca.gov', inTexas)).toBeNull();
  expect(citeHere(undefined, inTexas)).toBeNull();
});
