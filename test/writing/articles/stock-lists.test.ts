import { describe, expect, test } from 'bun:test';
import { isOfOwners } from '../../../src/writing/plan/of-owners.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

function briefOn(place: number, keyword: string) {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const { id, ...own } = store;
  const given = { ...own, articleId: `${keyword} of ${id}` };
  return researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...given });
}

async function textOf(place: number, keyword: string): Promise<string> {
  return (await writeArticleFor(briefOn(place, keyword))).markdown;
}

describe('a list of diesels where there is none', () => {
  test('says that these run on gas, and goes on with what diesel buyers ask', async () => {
    const text = await textOf(4, 'used crew cab diesel trucks for sale amarillo');
    expect(text).toMatch(/^# .*: the closest we have\n/);
    expect(text).toMatch(/runs? on gas|gas engine/);
    expect(text).toContain('What to check on a used diesel truck');
    expect(text).not.toMatch(/How many cylinders|whether premium|diesel or 6\.2L V8/);
  });
});

test('a list of one model says so, with its mpg', async () => {
  const text = await textOf(0, 'hybrid suvs in stock san diego');
  expect(text.split('\n')[2]).toMatch(/Toyota RAV4 Hybrid/);
  expect(text).toMatch(/2019 to 2025 Toyota RAV4 Hybrid at 39 to 40 mpg/);
  expect(text).not.toContain('[Used trucks]');
});

test('model years around those that were asked for are those that stand here', async () => {
  const text = await textOf(0, '2024 clearance new cars leftover');
  expect(text).toMatch(/No new vehicles from model year 2024|no new vehicles from model year 2024/);
  expect(text).not.toMatch(/2022 to 2026|Is a year-end clearance[^\n]*\? No /);
});

test('who looks for cars is not told how to mend one', () => {
  const subject = askedSubjectOf(briefOn(2, 'used trucks with heated seats for sale'));
  if (!subject) throw new Error('The keyword has no subject.');
  expect(isOfOwners('Why are my heated seats not working?', subject)).toBe(true);
  expect(isOfOwners('Are heated seats worth it?', subject)).toBe(false);
});
