import { expect, test } from 'bun:test';
import { writeArticleFor } from '../../support/write-article.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

async function opening(at: number, keyword: string): Promise<string> {
  const { id, ...own } = groupStores[at]!;
  const more = { articleId: `${keyword} of ${id}`, articleType: 'basic', contentLength: 800 };
  const { markdown } = await writeArticleFor(
    researchedBrief(keyword, { ...more, ...own } as never),
  );
  return markdown.split('\n\n')[1] ?? '';
}

const [houston, lincoln, tampa, toronto] = [1, 2, 3, 5];

test.each([
  [houston, 'does the f150 have ventilated seats', /Yes\b.*\bLariat\b/],
  [lincoln, 'does the equinox ev have apple carplay', /No\b/],
  [lincoln, 'honda cr-v gas tank size', /14\.0 gallons/],
  [tampa, '2019 nissan rogue tire size', /225\/65R17/],
  [houston, '2018 toyota tacoma apple carplay', /No\b/],
  [houston, '2021 toyota tacoma apple carplay', /standard in every trim/],
  [lincoln, 'tesla model 3 spare tire', /No\b/],
  [lincoln, 'rav4 oil type and capacity', /4\.8 quarts/],
  [tampa, 'ioniq 5 charging port', /NACS port/],
  [houston, 'can a tundra tow 10000 lbs', /Yes\b.*12,000 pounds/],
  [houston, 'can a tacoma pull a 7500 lb camper', /No\b.*6,500 pounds/],
  [lincoln, '2025 honda civic trims which to buy', /Sport Hybrid\b.*200 horsepower/],
  [lincoln, 'which civic trim has leather seats', /leather\b.*Sport Touring Hybrid/],
  [tampa, 'honda accord dimensions', /195\.7 inches.*73\.3 inches wide and 57\.1 inches tall/],
  [houston, '2024 rav4 prime mpg', /38 mpg combined.*42 miles/],
])('equipment and supplies are told by the guide: %s %s', async (at, keyword, answer) => {
  expect(await opening(at, keyword)).toMatch(answer);
});

test.each([
  ['honda civic hybrid fuel economy', /4\.8 combined/],
  ['ford escape plug in hybrid range', /60 km \(37 miles\)/],
  ['does the honda pilot need premium gas', /No\b/],
  ['toyota corolla gas tank size', /50 L \(13\.2 gallons\)/],
])(
  'what is rated in the United States is told in Canadian measures: %s',
  async (keyword, answer) => {
    const text = await opening(toronto, keyword);
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/\bEPA\b|\bmpg\b/);
  },
);

test.each([
  [tampa, 'how long is a toyota 4runner', /194\.9 inches \(16 feet 3 inches\)/],
  [lincoln, 'when did the ford explorer get redesigned', /2020.*rear-drive platform/s],
  [lincoln, 'difference between toyota camry le and xle', /\bLE\b.*\bXLE\b/],
  [houston, 'toyota tacoma trd off road vs trd sport', /TRD Sport is tuned .*locking/s],
  [
    houston,
    'ford maverick hybrid mpg',
    /As a hybrid, the current (?:Ford )?Maverick (?!hybrid)|hybrid versions/,
  ],
])('is told of the very thing: %s %s', async (at, keyword, answer) => {
  expect(await opening(at, keyword)).toMatch(answer);
});

test('a measure of older years is told by them, and in no table of the newest', async () => {
  const { id, ...own } = groupStores[houston]!;
  const more = { articleId: `size of ${id}`, articleType: 'basic', contentLength: 1200 };
  const brief = researchedBrief('toyota rav4 ground clearance', { ...more, ...own } as never);
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).toMatch(/2019 to 2025 RAV4\b.*8\.1 to 8\.6 inches/);
  expect(markdown).not.toMatch(/\| Ground clearance \| 8\.1/);
});
