import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { fillTemplate } from '../../../src/writing/realise/fill-template.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';
import { fixtureStock, fixtureStore } from '../../support/stock.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function pageOn(keyword: string, change = {}): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword, change));
  return markdown;
}

async function openingOn(keyword: string): Promise<string> {
  const page = await pageOn(keyword);
  return page.replace(/^# .*\n/, '').split('\n## ')[0] ?? '';
}

describe('the head question', () => {
  test.each([
    ['wheel alignment symptoms', /^How do I know my car needs a wheel alignment/],
    ['refinance auto loan', /^How do I refinance a car loan/],
    ['should i buy gap insurance', /^Is gap insurance worth it/],
    ['does a hybrid need oil changes', /^Does a hybrid need oil changes/],
    ['cost to replace alternator', /alternator/],
    ['oil change while you wait', /^How long does an oil change take/],
    [
      'cheap first car for college student',
      /^What makes a good (?:first car|car for a college student)/,
    ],
    ['transmission fluid change cost', /^How much does a transmission fluid change cost/],
  ])('of "%s" is the one that was asked', (keyword, question) => {
    expect(askedSubjectOf(researchedBrief(keyword))?.head?.question).toMatch(question);
  });
});

describe('an opening', () => {
  test('on two kinds of cars says which to take before what stands here', async () => {
    expect(await openingOn('sedan vs suv')).not.toMatch(/^[^]{0,100}\b33 SUVs/);
  });

  test.each([
    ['honda pilot third row', /has a third row/],
    ['maverick hybrid', /Maverick hybrid.* 38 mpg combined/s],
    ['mustang horsepower', /\d{3} (?:horsepower|hp)/],
  ])('on "%s" tells what is known of the model', async (keyword, told) => {
    expect(await openingOn(keyword)).toMatch(told);
  });

  test.each([
    'credit score to buy a car',
    'bring own financing to dealer',
    'trade in car with negative equity',
    'tire pressure light wont go off',
  ])('on "%s" puts no clause where a noun stands', async (keyword) => {
    const opening = (await openingOn(keyword)).toLowerCase();
    const before =
      /(?:with|about|into|for|down) (?:a |an |the )?(?:credit score to|bring|trade|tire)/;
    expect(opening.trim()).not.toMatch(before);
  });

  test('does not tell of another model where the one that was asked for is not here', async () => {
    expect(await openingOn('mustang horsepower')).not.toContain('other years');
  });
});

describe('a page', () => {
  test('on a RAV4 Hybrid is not asked whether there is a hybrid of it', async () => {
    expect(await pageOn('rav4 hybrid mpg', { articleType: 'qa' })).not.toMatch(
      /a hybrid of the|as a hybrid:|hybrid in the .* lineup/,
    );
  });

  test('on the upkeep or the faults of a model shows no table of its lineup', async () => {
    for (const keyword of ['camry reliability', 'camry oil change']) {
      expect(await pageOn(keyword)).not.toContain('as filed with NHTSA');
    }
  });

  test('for who looks for work brings no coupons and no car to the workshop', async () => {
    const page = await pageOn('diesel mechanic jobs', { store: storeWith(allDetails) });
    expect(page).not.toMatch(/coupon|answer for your car|quote for your car/i);
  });

  test('does not ask again what the tables have told at its top', async () => {
    const page = await pageOn('sienna seats', { articleType: 'qa' });
    expect(page).toMatch(/7 or 8 people/);
    expect(page).not.toContain('## How many seats does');
  });

  test('reads a name that begins with a figure as a model', () => {
    expect(askedSubjectOf(researchedBrief('4runner third row'))?.reading.model).toBe('4Runner');
  });

  test('picks no car of a kind that was not asked for', async () => {
    const stock = fixtureStock().filter(({ bodyStyle }) => bodyStyle === 'sedan');
    const page = await pageOn('cheap minivan under 15k', { stock });
    expect(page).not.toMatch(/tight budget|smallest budget|If price decides/);
  });

  test('tells once of the car with the lowest price', async () => {
    const page = await pageOn('certified pre-owned benefits');
    const prose = page.replaceAll(/^\|.*$/gm, '');
    expect(prose.match(/P4607/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('what a page does not say', () => {
  test('has no source and no link to it', async () => {
    const page = await pageOn('trade in value of my truck', { articleType: 'qa' });
    const sources = page.split('## Sources')[1] ?? '';
    expect(sources).not.toMatch(/California|Virginia|Florida|Texas/);
    const store = { ...fixtureStore, state: 'ON', country: 'CA' };
    const abroad = await pageOn('used chevrolet warranty', { articleType: 'qa', store });
    for (const [, heading] of abroad.matchAll(/^- \[(.+?)\]\(#/gm)) {
      expect(abroad).toContain(`# ${heading}\n`);
    }
  });

  test('is what the store entered under a label of the same sound', async () => {
    const store = storeWith(allDetails);
    const page = await pageOn('spare key programming', { store });
    expect(page).not.toContain('Certified Pre-Owned');
  });

  test('is about salt where no road is salted', async () => {
    const store = { ...fixtureStore, city: 'Los Angeles', state: 'CA' };
    expect(await pageOn('ceramic coating', { store })).not.toMatch(/wash road salt|winter storms/i);
  });
});

test('a Honda is no hour', () => {
  const slots = { car: { text: 'Honda Accord', factIds: [] } };
  expect(fillTemplate('We have {a car}.', slots)?.text).toBe('We have a Honda Accord.');
});
