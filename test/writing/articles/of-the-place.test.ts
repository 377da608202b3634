import { expect, test } from 'bun:test';
import { leavesPlaceOpen } from '../../../src/writing/realise/leaves-place-open.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

/** The article of the store in a state or province. */
async function writtenIn(state: string, keyword: string): Promise<string> {
  const { store, stock, place } = groupStores.find((one) => one.store.state === state)!;
  const brief = researchedBrief(keyword, { contentLength: 1200, store, stock, place });
  return (await writeArticleFor(brief)).markdown;
}

const openingOf = (markdown: string): string => markdown.split('\n## ')[0] ?? '';

test.each([
  ['CA', 'tax and registration fees on a 30000 car in california', /2,175 dollars before district/],
  ['TX', 'how much is sales tax on a $20,000 truck in texas', /\$20,000 truck.*1,250 dollars/s],
  ['ON', 'hst on used car private sale ontario', /retail sales tax.*1,300/],
  ['NE', 'nebraska sales tax trade in credit', /at least 550 dollars/],
  ['TX', 'dealer doc fee texas', /225 dollars/],
  ['TX', 'texas inventory tax on car sales who pays', /dealer/],
  ['FL', 'how to transfer a car title in florida private sale', /HSMV/],
  ['ON', 'ontario safety certificate used car', /36 days/],
  ['CA', 'can i return a used car in california within 3 days', /200.*600 dollars/],
  ['CA', 'what does cpo mean on a used car', /certified pre-owned/],
])('in %s "%s" is answered at once', async (state, keyword, told) => {
  expect(openingOf(await writtenIn(state, keyword))).toMatch(told);
});

test.each([
  ['CA', 'tax and registration fees on a 30000 car in california'],
  ['TX', 'dealer doc fee texas'],
  ['FL', 'how to transfer a car title in florida private sale'],
  ['NE', 'how long do i have to register a car in nebraska after buying it'],
  ['ON', 'ontario safety certificate used car'],
])('in %s "%s" leaves no rule to an unnamed place', async (state, keyword) => {
  const sentences = (await writtenIn(state, keyword)).split(/(?<=[.?!])\s+/);
  expect(sentences.filter(leavesPlaceOpen)).toEqual([]);
});

test('nothing of another province is told of Ontario', async () => {
  const markdown = await writtenIn('ON', 'ontario safety certificate used car');
  expect(markdown).not.toMatch(/renewal notice|depends on the province/);
});
