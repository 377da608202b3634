import { expect, test } from 'bun:test';
import { isOfLikeSize } from '../../../src/writing/facts/size-of.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function written(at: number, keyword: string, articleType = 'expert') {
  const { id, ...own } = groupStores[at]!;
  const articleId = `${articleType} ${keyword} of ${id}`;
  const more = { articleId, articleType, contentLength: articleType === 'basic' ? 1200 : 2000 };
  return (await writeArticleFor(researchedBrief(keyword, { ...more, ...own } as never))).markdown;
}

const telluride = { make: 'Kia', model: 'Telluride' };

test.each([
  ['Chevrolet', 'Equinox', false],
  ['Honda', 'Pilot', true],
  ['Chevrolet', 'Tahoe', true],
])('who asks for three rows is offered them: %s %s', (make, model, isAlike) => {
  expect(isOfLikeSize(telluride, { make, model })).toBe(isAlike);
});

test('an off-road SUV is not priced by a crossover', async () => {
  expect(await written(3, 'best years for jeep wrangler')).not.toMatch(/\$[\d,]+ for a .*Equinox/);
});

test('the table of a year names no trim that came later', async () => {
  const markdown = await written(1, 'ford f-150 towing capacity', 'basic');
  expect(markdown).toContain('2024 Ford F-150 as filed');
  expect(markdown).not.toMatch(/\| Trims \|.*Lobo/);
});

test('each bed is told with its cab, where the guide knows it', async () => {
  const [, lead = ''] = (await written(4, 'gmc sierra 1500 bed sizes')).split('\n\n');
  expect(lead).toMatch(/5\.8 feet with the crew cab.*8\.2 feet with the regular cab/);
  expect(lead).not.toContain('depending on the cab');
});

test('no fast charger answers how long charging takes at home', async () => {
  const markdown = await written(5, 'how long to charge hyundai kona electric at home');
  const [, lead = ''] = markdown.split('\n\n');
  expect(lead).not.toMatch(/43 minutes|fast charger/);
});

test('that a car is an automatic is no answer by itself', async () => {
  expect(await written(2, 'chevy silverado engines')).not.toMatch(/transmission as automatic/);
});

test('whether a brand is good is answered with what is known of the make', async () => {
  const [, lead = ''] = (await written(2, 'is volkswagen a good car brand')).split('\n\n');
  expect(lead).toMatch(/\$676.*4 years or 50,000 miles/);
});

test('whether it is good off road is answered before the clearance is told', async () => {
  const [, lead = ''] = (await written(1, 'is the toyota 4runner good off road', 'qa')).split(
    '\n\n',
  );
  expect(lead).toMatch(/\? Yes\b|\bas good as\b/);
});
