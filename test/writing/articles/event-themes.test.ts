import { describe, expect, test } from 'bun:test';
import { eventThemeOf, nameWithoutOffer } from '../../../src/writing/facts/event-theme.ts';
import { groupStores } from '../../support/group-stores.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { eventBrief } from './briefs-by-type.ts';

const [, , details, used, , ontario] = groupStores;

function event(name: string, own: (typeof groupStores)[number] | undefined, category?: string) {
  const { id = '', ...rest } = own ?? {};
  const articleId = `salesevent ${name} of ${id}`;
  return eventBrief({ name, category: category ?? 'Sales Event' }, { ...rest, articleId });
}

test.each([
  ['Truck Month', 'trucks'],
  ['Tax Refund Sale', 'taxes'],
  ['Boxing Week Clearance', 'clearance'],
  ['Pre-Owned Weekend', 'used'],
  ['EV Days', 'electric'],
  ['Memorial Day Sale', 'holiday'],
  ['Sign and Drive', null],
] as const)('the theme of %s', (name, theme) => {
  const { event: whole } = event(name, details);
  expect(whole && eventThemeOf(whole)).toBe(theme);
});

describe('an offer in the name of an event', () => {
  test.each([
    ['Tent Sale $0 Down', 'Tent Sale'],
    ['0% APR Summer Sale', 'Summer Sale'],
    ['Spring Sale: $500 Off', 'Spring Sale'],
    ['$1,000 Off', 'Sales Event'],
    ['Zero Down Weekend', 'Weekend Sales Event'],
  ])('is left out where nobody gives its terms: %s', (name, told) => {
    const whole = { ...eventBrief().event, name, description: null };
    expect(nameWithoutOffer(whole as Parameters<typeof nameWithoutOffer>[0])).toBe(told);
  });

  test('stays where the store says more of it', () => {
    const { event: whole } = eventBrief({ name: 'Sale $0 Down', description: 'On used cars.' });
    expect(whole && nameWithoutOffer(whole)).toBe('Sale $0 Down');
  });
});

test('the offer that the store has entered stands in the first paragraph', async () => {
  const [first] = proseOf(await writeArticleFor(event('Spring Sales Event', details)));
  expect(first).toContain('$500 bonus cash on a new Equinox');
  expect(first).toMatch(/the Spring Sales Event/i);
});

test('an offer on another vehicle is none of the event', async () => {
  const { markdown } = await writeArticleFor(event('Truck Month', details));
  expect(markdown).not.toContain('bonus cash');
  const ofUsed = await writeArticleFor(event('Used Car Weekend', details));
  expect(ofUsed.markdown).not.toContain('bonus cash');
});

test('a store of used cars speaks of used ones, and of the refund at a refund sale', async () => {
  const { markdown } = await writeArticleFor(event('Tax Refund Sale', used));
  expect(markdown).toMatch(/refund/);
  expect(markdown).not.toMatch(/\bnew vehicles?\b(?! and a tenth)|\blease\b/i);
});

test('in Ontario a car has its ownership and no title', async () => {
  for (const name of ['Boxing Week Clearance', 'Spring Sale', 'Truck Days', 'Summer Event']) {
    const { markdown } = await writeArticleFor(event(name, ontario));
    expect(markdown).not.toMatch(/\btitle\b/);
  }
});

test('two events of one store are told in other words', async () => {
  const names = ['Tax Refund Sale', 'Spring Clearance', 'Truck Month', 'Black Friday Sale'];
  const drafts = await Promise.all(names.map((name) => writeArticleFor(event(name, details))));
  const firsts = drafts.map((draft) =>
    proseOf(draft)[0]
      ?.split(/(?<=\.) /)
      .at(-1),
  );
  expect(new Set(firsts).size).toBe(names.length);
});

test.each([
  ['Military Appreciation Month', 'Sales Event', 'military'],
  ['Veterans Day Sale', 'Sales Event', 'holiday'],
  ['Red Tag Sale', 'Sales Event', 'tag'],
  ['Grand Opening Weekend', 'Sales Event', 'opening'],
  ['Test Drive Day', 'Sales Event', 'drives'],
  ['0% APR Month', 'Sales Event', 'payment'],
  ['Winter Tire Swap Event', 'Service Special', 'tires'],
  ['Free Oil Change Saturday', 'Sales Event', 'oil'],
  ['Holiday Toy Drive', 'Community Event', 'giving'],
  ['Trunk or Treat', 'Holiday Celebration', 'gathering'],
  ['First Responders Appreciation Day', 'Sales Event', 'thanks'],
  ['Free Brake Check Clinic', 'Sales Event', 'brakes'],
  ['Recall Repair Day', 'Sales Event', 'recalls'],
  ['Child Car Seat Check', 'Sales Event', 'child-seats'],
  ['Small Business Fleet Event', 'Sales Event', 'work'],
  ['First Time Buyer Weekend', 'Sales Event', 'firsts'],
] as const)('%s, entered as a %s, is about %s', (name, category, theme) => {
  const { event: whole } = event(name, details, category);
  expect(whole && eventThemeOf(whole)).toBe(theme);
});

test('who brings tires or toys is shown no cars and no cash on one', async () => {
  for (const name of ['Winter Tire Swap Event', 'Holiday Toy Drive']) {
    const { markdown } = await writeArticleFor(event(name, details));
    expect(markdown).not.toMatch(/Equinox|bonus cash|\$/);
  }
});

test('who sees to brakes, a recall or a child seat is asked to buy nothing', async () => {
  for (const name of ['Free Brake Check Clinic', 'Recall Repair Day', 'Child Car Seat Check']) {
    const { markdown } = await writeArticleFor(event(name, details));
    expect(markdown).not.toMatch(/Equinox|bonus cash|trade[- ]in|new vehicles/);
  }
});

test('a bare holiday is called an event, and a first car may be a used one', async () => {
  const [first] = proseOf(await writeArticleFor(event('Black Friday', details)));
  expect(first).toContain('our Black Friday event');
  const { markdown } = await writeArticleFor(event('Student Discount Event', details));
  expect(markdown).toMatch(/\| Used, /);
});

test('an event without a place is at the store, with its name and its days', async () => {
  const days = { startDate: '2026-06-01', endDate: '2026-06-30' };
  const { id: _id, ...rest } = details ?? { id: '' };
  const brief = eventBrief({ name: '0% APR Month', location: '', ...days }, rest);
  const [first] = proseOf(await writeArticleFor(brief));
  expect(first).toMatch(/Financing Month/);
  expect(first).toMatch(/June 1 .*June 30/);
  expect(first).toContain('at Plains Motors');
});

test('an event that names a family of models shows those and no offer on another', async () => {
  const { markdown } = await writeArticleFor(event('Silverado Days', details));
  expect(markdown).toContain('Silverado 1500');
  expect(markdown).not.toMatch(/Equinox|Camry|RAV4/);
});

test('what goes with an offer is said and asked where the page has one', async () => {
  const name = 'Memorial Day Sales Event';
  const withOffer = await writeArticleFor(event(name, details));
  expect(withOffer.markdown).toMatch(/off .*for the offer|before the offer/);
  const without = await writeArticleFor(event(name, used));
  expect(without.markdown).not.toMatch(/\boffer\?|for the offer/);
});

test('two model years of one vehicle are spoken of where two stand here', async () => {
  for (const own of groupStores) {
    const { markdown } = await writeArticleFor(event('Year-End Clearance', own));
    const isOfNew = /\d+ new vehicles/.test(markdown);
    if (isOfNew) expect(markdown).not.toMatch(/two model years/);
  }
});
