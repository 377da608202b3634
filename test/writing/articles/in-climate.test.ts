import { expect, test } from 'bun:test';
import { askedQuestionsOf } from '../../../src/writing/plan/asked.ts';
import { onIntent } from '../../../src/writing/plan/basic/on-intent.ts';
import { inClimate } from '../../../src/writing/plan/in-climate.ts';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

const winter = { question: 'How much range do electric cars lose in winter?' };
const other = { question: 'How long does an EV battery last?' };

function briefOf(state: string, keyword: string) {
  const { store } = fixtureBrief({});
  return researchedBrief(keyword, { store: { ...store, state } });
}

test.each([
  ['MN', [winter, other]],
  ['CA', [other, winter]],
  ['TX', [other]],
])('in %s winter has its place', (state, order) => {
  expect(inClimate([winter, other], briefOf(state, 'electric cars'))).toEqual(order);
});

test('a keyword about winter has its questions anywhere', () => {
  const brief = briefOf('TX', 'electric car range in winter');
  expect(inClimate([winter, other], brief)).toEqual([winter, other]);
});

test('what is related only, and shares no word with the keyword, stays out', () => {
  for (const keyword of ['rust proofing worth it', 'car door paint chip', 'oem parts for sale']) {
    const brief = researchedBrief(keyword);
    const kept = onIntent(askedQuestionsOf(brief), brief).map(({ question }) => question);
    expect(kept.filter((one) => /lost my car key|worth as a trade-in/.test(one))).toEqual([]);
  }
});
