import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [of] = groupStores;

async function written(keyword: string): Promise<string> {
  if (!of) throw new Error('no store');
  const { store, stock, place } = of;
  const draft = await writeArticleFor(
    researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, store, stock, place }),
  );
  return draft.markdown;
}

/** The cells under a head of the first table that has it, from the top. */
function columnOf(markdown: string, head: string): string[] {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => line.startsWith('|') && line.includes(`| ${head} |`));
  const cellsOf = (line: string): string[] => line.split('|').map((one) => one.trim());
  const place = cellsOf(lines[at] ?? '').indexOf(head);
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('|'));
  return lines.slice(at + 2, end).map((line) => cellsOf(line)[place] ?? '');
}

const openingOf = (markdown: string): string => markdown.split('\n## ')[0] ?? '';

test('a list that is asked by its mileage stands by it, and has no truck among cars', async () => {
  const markdown = await written('used cars under 20000 with good gas mileage');
  const figures = columnOf(markdown, 'EPA mpg, combined, up to').filter((one) => one !== '–');
  expect(figures.length).toBeGreaterThan(3);
  expect(figures.map(Number)).toEqual(figures.map(Number).toSorted((one, two) => two - one));
  expect(markdown).toContain('the highest EPA mpg first');
  expect(markdown).not.toMatch(/\| (?:Ford F-150|Chevrolet Silverado 1500) \|/);
  expect(openingOf(markdown)).toMatch(/ mpg combined/);
});

test('a list for sale stands by its price', async () => {
  const markdown = await written('used hybrids for sale');
  expect(markdown).not.toContain('EPA mpg, combined, up to |');
});

test('the opening of "best ... for ..." names the one here that has most of it', async () => {
  expect(openingOf(await written('best hybrid cars for commuting'))).toMatch(
    /the (?:\d{4} to \d{4} )?Toyota Camry.* (?:hybrid cars|uses|mpg combined)/,
  );
  expect(openingOf(await written('best truck for towing'))).toMatch(/trucks.* tow.*pounds/s);
  expect(openingOf(await written('best suv for families'))).toMatch(/SUVs.*cubic feet/);
});

test('a table of models says of which kind they are', async () => {
  const markdown = await written('used suvs under 30000');
  expect(markdown).toMatch(/Table: Used SUVs under \$30,000 by model, on our lot/);
  expect(markdown).not.toContain('Models on our lot');
});

test('a gas side is told of without the hybrid of the model', async () => {
  const markdown = await written('kia sportage hybrid vs gas');
  const opening = openingOf(markdown);
  expect(opening).toMatch(/against .*26 mpg combined.* for the gas Sportage/);
  expect(opening).not.toMatch(/gas Sportage is rated at [^.]*42 mpg/);
  expect(markdown).toMatch(/\| Engines \| [^|]*hybrid[^|]* \| 2\.5L[^|]*187 hp\) \|/);
});

test('gas cars of a model that is also a hybrid are listed by their own mileage', async () => {
  const figures = columnOf(await written('best suv for families'), 'EPA mpg, combined');
  const models = columnOf(await written('best suv for families'), 'Model');
  const gas = figures.filter((_one, at) => models[at] === 'Honda CR-V');
  expect(gas.length).toBeGreaterThan(0);
  expect(gas.every((one) => Number(one.split(' to ').at(-1)) < 35)).toBe(true);
});

test.each(['used jeep wrangler 2 door', 'ford bronco 4 door'])(
  '"%s" is about a car, and no frozen door',
  async (keyword) => {
    const markdown = await written(keyword);
    expect(markdown).not.toMatch(/de-icer|frozen|defrost/i);
  },
);

test('a car of another size or of years ago gives no price for one that is not here', async () => {
  const markdown = await written('What the 4Runner costs');
  expect(openingOf(markdown)).not.toMatch(/nearest price|to quote|is where our lot starts/);
});

test('what the guide says of the very thing comes before what goes for any car', async () => {
  expect(openingOf(await written('2023 chevy bolt ev fast charging'))).toMatch(
    /2023 Bolt EV .*about 30 minutes/s,
  );
});

test('a half-ton in place of a heavier truck is called one', async () => {
  const markdown = await written('silverado 2500 payload');
  expect(markdown).toContain('Table: Half-ton Chevrolet Silverado 1500 trucks at');
  expect(openingOf(markdown)).not.toMatch(/\d,\d{3} pounds/);
});

test('the tow rating of a model stands beside no single truck', async () => {
  const markdown = await written('best trucks for towing');
  const headsOf = markdown.split('\n').filter((line) => line.startsWith('| '));
  expect(
    headsOf.filter((line) => /\| (?:Stock number|VIN) \|.*\b(?:Tow|Payload)/.test(line)),
  ).toEqual([]);
  expect(markdown).not.toContain('the highest tow ratings first');
});

test('a third row that few filings tell of decides nothing', async () => {
  const markdown = await written('nissan rogue vs mazda cx-5');
  expect(markdown).not.toMatch(/third row of seats|\| Rows of seats \| [^|]* or /);
  expect(markdown).not.toContain('Standard driver aids');
});

test('two warranties that differ past the basic coverage are told apart', async () => {
  const markdown = await written('ram 1500 vs silverado 1500 warranty');
  expect(markdown).toMatch(/10 years or 100,000 miles on the powertrain/);
});
