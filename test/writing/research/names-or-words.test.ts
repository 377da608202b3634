import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { groupStores } from '../../support/group-stores.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function readingOf(keyword: string) {
  return askedSubjectOf(researchedBrief(keyword))?.reading;
}

describe('a word that is a name, too', () => {
  test.each([
    'what is a good mileage for a 2018 car',
    'which is better 2020 or 2021',
    'which lexus is most reliable',
    '$500 down cars',
    'how much did a 300 cost in 2012',
    'does it fit in a 2019 garage',
    'is it ok to buy a 5 year old car 2021',
    'city mpg vs highway mpg',
    'express oil change',
    'colorado towing laws',
  ])('names no model in "%s"', (keyword) => {
    expect(readingOf(keyword)?.model).toBe(null);
  });

  test.each([
    ['lexus is review', 'IS'],
    ['is the lexus is reliable', 'IS'],
    ['is the lexus rx reliable', 'RX'],
    ['2018 is 350 oil', 'IS 350'],
    ['2016 fit tire size', 'Fit'],
    ['does 2017 edge have carplay', 'Edge'],
    ['fiat 500 price', '500'],
    ['2015 500 abarth', '500'],
    ['escape towing capacity', 'Escape'],
    ['colorado towing capacity', 'Colorado'],
    ['2024 pilot third row', 'Pilot'],
    ['how much can a ranger tow', 'Ranger'],
    ['mach-e range', 'Mustang Mach-E'],
    ['super duty engines', 'F-250 Super Duty'],
  ])('names one in "%s": %s', (keyword, model) => {
    expect(readingOf(keyword)?.model).toBe(model);
  });
});

test('several of a model stay several where they are asked for', () => {
  const asked = askedSubjectOf(researchedBrief('are kia tellurides being stolen'));
  expect(asked?.question).toBe('Are Kia Tellurides being stolen?');
  expect(asked?.reading.model).toBe('Telluride');
  expect(asked?.head?.form).toMatch(/stolen/);
});

test('charging at home is not answered by what the store delivers', async () => {
  const { id: _id, ...own } = groupStores[2] ?? { id: '' };
  const opening = async (keyword: string) => {
    return proseOf(await writeArticleFor(researchedBrief(keyword, own)))
      .slice(0, 2)
      .join(' ');
  };
  expect(await opening('how much does it cost to charge a tesla at home')).not.toMatch(/deliver/);
  expect(await opening('home delivery of cars')).toMatch(/within 50 miles/);
});

test('several are not answered by what it does', async () => {
  for (const place of [0, 1, 2, 3, 4]) {
    const brief = researchedBrief('how long do toyota tacomas last', { place });
    const [opening = ''] = proseOf(await writeArticleFor(brief));
    expect(opening).not.toMatch(/\? It(?:'s|'ll)? /);
  }
});

test.each([
  ['how long to charge a chevy bolt', 'How long does it take to charge a Chevy Bolt?'],
  ['how long to replace alternator', 'How long does it take to replace an alternator?'],
  ['how long to warm up car', 'How long should I warm up my car?'],
])('"%s" asks "%s"', (keyword, question) => {
  expect(askedSubjectOf(researchedBrief(keyword))?.question).toBe(question);
});
