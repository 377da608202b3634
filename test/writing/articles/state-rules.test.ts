import { expect, test } from 'bun:test';
import type { Draft } from '../../../src/writing/draft.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

/** The article of the store in a state or province, on whichever state its keyword names. */
function writtenIn(state: string, keyword: string): Promise<Draft> {
  const own = groupStores.find(({ store }) => store.state === state);
  const { store, stock, place } = own ?? groupStores[0]!;
  const brief = researchedBrief(keyword, { contentLength: 1200, store, stock, place });
  return writeArticleFor(brief);
}

test.each([
  ['TX', 'how to transfer a car title in california', /smog certificate/, /within (?:5 days|10)/],
  ['CA', 'how to transfer a car title in texas', /form 130-U/, /within 30 days/],
  ['TX', 'what documents do i need to buy a used car in florida', /HSMV 82040|for Florida/, /30/],
  ['TX', 'florida minimum car insurance', /10,000/, /injur/],
  ['CA', 'does dallas texas require emissions testing', /Dallas/, /2 to 24 years old/],
  ['TX', 'what to do after a car accident in florida', /14 days/, /police/],
  ['ON', 'how to transfer a car title in ontario', /permit/, /six days/],
  ['FL', 'windshield replacement florida free with insurance', /627\.7288/, /deductible/],
  ['TX', 'does insurance cover windshield in florida', /627\.7288/, /Florida/],
  ['ON', 'when should i put winter tires on in ontario', /7 °C/, /Ontario/],
])('in %s "%s" is answered by the rules of the state', async (state, keyword, own, also) => {
  const { markdown } = await writtenIn(state, keyword);
  expect(markdown).toMatch(own);
  expect(markdown).toMatch(also);
});

test('the rule of a state is told under its own name', async () => {
  const { markdown } = await writtenIn('TX', 'how long do i have to register a car in florida');
  const opening = markdown.split('\n## ')[0] ?? '';
  expect(opening).toMatch(/\bFlorida\b.*30 days|30 days.*\bFlorida\b/);
  expect(opening).not.toMatch(/\b(?:in|is) Texas\b/);
});

test('what Texas did away with is not told of it', async () => {
  const tags = await writtenIn('TX', 'how long are paper tags good for in texas');
  expect(tags.markdown).toMatch(/metal plates/);
  expect(tags.markdown).not.toMatch(/covers the time in between|hands you a temporary tag/);
  const inspection = await writtenIn('TX', 'texas car inspection requirements 2026');
  expect(inspection.markdown).toMatch(/17 counties/);
  expect(inspection.markdown).not.toMatch(/inspection sticker on|doesn't get its sticker/);
});

test('a private sale in Ontario is one of a permit, without a title', async () => {
  const { markdown } = await writtenIn('ON', 'how to sell a car privately in ontario');
  expect(markdown).toMatch(/Used Vehicle Information Package/);
  expect(markdown).not.toMatch(/\btitles?\b/i);
});

test('who asks for the tax and the fees gets both', async () => {
  const { markdown } = await writtenIn('NE', 'nebraska car sales tax and registration fees');
  expect(markdown).toMatch(/5\.5 percent/);
  expect(markdown).toMatch(/motor vehicle tax/);
});

test('a windshield is told of without the deductible in Florida alone', async () => {
  const florida = await writtenIn('FL', 'does insurance cover windshield replacement');
  expect(florida.markdown).not.toMatch(/less your deductible|above your deductible/);
  const texas = await writtenIn('TX', 'does insurance cover windshield replacement');
  expect(texas.markdown).not.toMatch(/627\.7288/);
});
