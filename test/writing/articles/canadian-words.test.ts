import { describe, expect, test } from 'bun:test';
import { inCanada } from '../../../src/writing/knowledge/canadian.ts';
import { isForbiddenIn } from '../../../src/writing/knowledge/american.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const ontario = {
  ...fixtureStore,
  name: 'Miles Color Center',
  city: 'Thunder Bay',
  state: 'ON',
  zip: 'P7B 1A1',
  country: 'CA',
  timeZone: 'America/Toronto',
};

describe('what a Canadian store says', () => {
  test.each([
    ['Charged per mile, by color.', 'Charged per kilometre, by colour.'],
    ['Miles add up. Miles count.', 'Kilometres add up. Kilometres count.'],
    [
      'The {color} one with {miles} and a few miles.',
      'The {color} one with {miles} and a few kilometres.',
    ],
    ['Ask at Miles Color Center.', 'Ask at Miles Color Center.'],
    ['Your state or province decides.', 'Your province decides.'],
    ["a driver's license and two quarts", "a driver's licence and two litres"],
    ['past 100,000 miles', 'past 160,000 km'],
    ['at no more than 50 mph', 'at no more than 80 km/h'],
    ['at 30 to 65 mph, from 0 to 60 mph', 'at 50 to 105 km/h, from 0 to 60 mph'],
    ['60 psi and holes up to 1/4 inch', '410 kPa (60 psi) and holes up to 6 mm'],
    ['Every 5,000 to 10,000 miles.', 'Every 8,000 to 16,000 km.'],
    ['At 30,000 miles, then every 50,000.', 'At 48,000 km, then every 80,000.'],
    ['At 10,000 miles it costs 1,500 dollars.', 'At 16,000 km it costs 1,500 dollars.'],
    ['It takes 4 to 5.5 quarts.', 'It takes 3.8 to 5.2 litres.'],
    ['It depends on the state.', 'It depends on the province.'],
    ['The label states the state of charge.', 'The label states the state of charge.'],
    [
      'Read a state-of-health report of the state agency.',
      'Read a state-of-health report of the provincial agency.',
    ],
    ['Your temporary tag comes first.', 'Your temporary permit comes first.'],
    ['smiles, tiles, gray-green', 'smiles, tiles, grey-green'],
    ['Compare the finance charge.', 'Compare the cost of borrowing.'],
    ['Add its title to the file.', 'Add its ownership to the file.'],
  ])('"%s"', (american, canadian) => expect(inCanada(american)).toBe(canadian));

  test('words that the searcher typed stay', () => {
    expect(inCanada('What color is it?', new Set(['color']))).toBe('What color is it?');
  });

  test('a rule that names provinces beside states may be said', () => {
    expect(isForbiddenIn('CA')('Check the rules of your state or province.')).toBeFalse();
    expect(isForbiddenIn('CA')('Check the rules of your state.')).toBeTrue();
    expect(isForbiddenIn('US')('Check the rules of your state.')).toBeFalse();
  });
});

const ofPlace =
  /\b(?:the|your|a|each|every|own|home|another|other|some|most|many|by|out of) states?\b(?! of)/i;

test('no answer that a Canadian store may give speaks of a state as a place', () => {
  const isForbidden = isForbiddenIn('CA');
  const answers = library().files.flatMap(({ questions }) =>
    questions.flatMap(({ answer }) => answer ?? []),
  );
  const told = answers.flatMap(({ wordings, marks }) =>
    wordings.filter((_one, at) => !marks?.[at]?.country && !marks?.[at]?.state),
  );
  const said = told.filter((one) => !isForbidden(one)).map((one) => inCanada(one));
  expect(said.filter((one) => ofPlace.test(one.replace(/\bstate-of-/g, '')))).toEqual([]);
});

const keywords = [
  'lease mileage',
  'high mileage used cars',
  'ev range',
  'which color car is easiest to keep clean',
  'oil change near me',
  'how much does it cost to charge an electric car',
  'hyundai tucson gas mileage',
];
const american = new RegExp(
  '\\b(?:miles?|mpg|quarts?|gallons?|colors?|neighbors?|labor|licenses?|odor|' +
    'your state|state or province)\\b',
);

test.each(keywords)('an article on "%s" in Ontario is in Canadian words', async (keyword) => {
  for (const articleType of ['basic', 'qa'] as const) {
    const brief = researchedBrief(keyword, { articleType, contentLength: 1500 });
    const { markdown } = await writeArticleFor({ ...brief, store: ontario, vehicleFacts: [] });
    const words = new Set(keyword.split(' '));
    const told = markdown
      .split('\n')
      .filter((line) => !line.startsWith('|') && !line.startsWith('# '))
      // The fixture's own stock counts miles.
      .map((line) => line.replace(/[\d,]+ miles/g, ''))
      .join('\n');
    const found = told.match(new RegExp(american, 'g')) ?? [];
    expect(found.filter((one) => !words.has(one))).toEqual([]);
  }
});
