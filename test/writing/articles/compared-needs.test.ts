import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, side } from './briefs-by-type.ts';

function written(keyword: string, own: Partial<Brief> = {}): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, { stock: [], ...own }));
}

async function openingOf(keyword: string, own: Partial<Brief> = {}): Promise<string> {
  return proseOf(await written(keyword, own))[0] ?? '';
}

describe('what two models are compared for comes first', () => {
  test('a trailer: the rating of both, and the payload that decides', async () => {
    const first = await openingOf('ram 1500 vs f150 for towing a travel trailer');
    expect(first).toMatch(/F-150.*1[34],\d{3} pounds.*against 11,550 pounds.*Ram 1500/);
    expect(first).toMatch(/payload/i);
    expect(first).toMatch(/10 to 15 percent/);
  });

  test('a commute: what each uses', async () => {
    const first = await openingOf('rav4 hybrid or crv hybrid which is better for long commute');
    expect(first).toMatch(/39 mpg combined.*40 mpg combined/);
    expect(first).not.toMatch(/\$|stock/);
  });

  test('a third row: which of three holds most behind it', async () => {
    const first = await openingOf('telluride vs palisade vs highlander third row');
    expect(first).toMatch(/Telluride.*21\.0.*19\.1.*Palisade.*16\.0.*Highlander/s);
  });
});

test('the highest rating of a year is not the one of a lone trim', async () => {
  const vehicles = [side('Ram', '1500', 2026), side('Ford', 'F-150', 2026)];
  const { markdown } = await writeArticleFor(comparisonBrief({ vehicles }, { stock: [] }));
  expect(markdown).toContain('11,550 pounds with the 420-hp six and rear-wheel drive (2025)');
  expect(markdown).not.toContain('8,380');
});

test('"tacoma or ranger used" is about used ones of both', async () => {
  const { markdown } = await written('tacoma or ranger used which holds value');
  expect(markdown).toContain('|  | Used Toyota Tacoma | Used Ford Ranger |');
});

test('a store in Canada compares two models by figures, in its own measures', async () => {
  const store = { ...fixtureStore, city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' };
  const first = await openingOf('model y vs ioniq 5 range', { store });
  expect(first).toMatch(/Model Y.*575 km.*512 km/);
  const { markdown } = await written('highlander vs pilot for towing a boat', { store });
  expect(markdown).toContain('2,268 kg (5,000 pounds)');
});

describe('what is asked of two models is answered of just that', () => {
  test.each([
    ['chevy colorado vs toyota tacoma bed size', /5\.1 feet.*5 feet and 6 feet/],
    ['f150 vs f250 for pulling a 5th wheel', /F-250.*pin/s],
    ['sienna or odyssey which has more cargo space', /Sienna.*33\.5.*32\.8.*Odyssey/],
    ['4runner or grand cherokee for off roading', /low range|low-range/],
    ['used tesla model 3 vs used bmw 3 series cost of ownership', /value|depreciation/],
  ])('%s', async (keyword, answer) => {
    expect(await openingOf(keyword)).toMatch(answer);
  });
});

test('of three cars each is told of by what it is ahead of both others in', async () => {
  const vehicles = [side('Honda', 'Civic'), side('Toyota', 'Corolla'), side('Mazda', 'Mazda3')];
  const own = { stock: [], vehicleFacts: [] };
  const draft = await writeArticleFor(comparisonBrief({ vehicles }, own));
  expect(proseOf(draft)[0]).toMatch(/14\.8 cubic feet[^.]*against 13\.2 cubic feet for the Mazda3/);
  // One mile per gallon decides nothing.
  expect(proseOf(draft)[0]).not.toMatch(/50 mpg|49 mpg/);
});

test('what was not asked of two models is not told first', async () => {
  const maintained = await openingOf('civic or elantra cheaper to maintain');
  expect(maintained).not.toMatch(/range|battery/i);
  const charged = await openingOf('ev6 vs ioniq 5 charging speed');
  expect(charged).toMatch(/10 to 80 percent|miles each adds/);
  const loaded = await openingOf('tundra vs silverado payload');
  expect(loaded).toMatch(/2,530 pounds.*1,940 pounds/);
  expect(loaded).not.toContain('13,300');
});
