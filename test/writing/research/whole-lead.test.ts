import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';

const [sanDiego] = groupStores;

function headOf(keyword: string): string | undefined {
  if (!sanDiego) throw new Error('No store');
  const { id: _id, ...own } = sanDiego;
  return askedSubjectOf(researchedBrief(keyword, own))?.head?.form;
}

test('a job is led by its whole name, with and without the town', () => {
  const cost = 'How much does a brake job cost near {city}?';
  expect(headOf('brake pad replacement')).toBe(cost);
  expect(headOf('brake pad replacement San Diego')).toBe(cost);
});

test('what follows a question on parts is of no other make', () => {
  if (!sanDiego) throw new Error('No store');
  const { id: _id, ...own } = sanDiego;
  const { questions, related } = researchedBrief('oem honda parts', own);
  const asked = [...questions, ...(related ?? [])].map(({ question }) => question);
  expect(asked.filter((one) => one.includes('Toyota'))).toEqual([]);
});
