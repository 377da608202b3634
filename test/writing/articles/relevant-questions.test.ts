import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { followingQuestions } from '../../../src/writing/plan/following-questions.ts';
import { wouldSayMore } from '../../../src/writing/plan/would-say-more.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const types = ['basic', 'qa'] as const;

function written(keyword: string, change: Partial<Brief> = {}): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, { contentLength: 1800, ...change }));
}

function headingsOf({ outline }: Draft): string[] {
  return outline.sections.map(({ heading }) => heading);
}

describe('the questions of an article', () => {
  test.each([
    ['trailer hitch installation cost', /key|floor mat|genuine/i],
    ['diesel vs gas truck', /CVT|manual transmission|AWD/i],
    ['is it worth replacing a transmission in an old car', /manual|CVT|spring|new tires/i],
    ['brake fluid flush cost', /transmission|check engine|tires cost/i],
    ['why does my car battery keep dying', /check engine|keep in my car|floor/i],
    ['lease return', /trade-in value|dealership/i],
  ])('on "%s" have to do with it', async (keyword, other) => {
    for (const articleType of types) {
      const headings = headingsOf(await written(keyword, { articleType }));
      expect(headings.join('\n')).not.toMatch(other);
    }
  });

  test.each([
    ['used trucks near me', 'basic'],
    ['how to trade in a car', 'basic'],
    ['used trucks near me', 'expert'],
  ] as const)('on "%s" stand in the order of its editor, in a text of type %s', async (...of) => {
    const [keyword, articleType] = of;
    const brief = researchedBrief(keyword, { articleType, contentLength: 1800, place: 2 });
    const following = followingQuestions(brief)?.map(({ id }) => id) ?? [];
    const { outline } = await writeArticleFor(brief);
    const told = outline.sections.flatMap(({ answers }) => answers);
    const kept = told.filter((id) => following.includes(id));
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept).toEqual(following.filter((id) => kept.includes(id)));
  });

  test('about one model are answered with a fact of it', async () => {
    const brief = researchedBrief('is the equinox reliable', { articleType: 'basic', place: 2 });
    const { outline, paragraphs } = await writeArticleFor({ ...brief, contentLength: 1800 });
    const [, ...others] = outline.sections;
    const answers = others.filter((section) => section.answers.length > 0);
    expect(answers.length).toBeGreaterThan(0);
    const following = followingQuestions(brief)?.map(({ id }) => id) ?? [];
    const kept = outline.sections
      .flatMap((section) => section.answers)
      .filter((id) => following.includes(id));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(following.filter((id) => kept.includes(id)));
    for (const { id } of answers) {
      const facts = paragraphs.filter(({ sectionId }) => sectionId === id);
      const own = facts.flatMap(({ factIds }) => factIds);
      expect(own.some((fact) => !/^(?:store|date|brief|question)\./.test(fact))).toBe(true);
    }
  });

  test('on what speaks for used cars begin with that, and not with the lot', async () => {
    for (const keyword of ['pros and cons of buying a used car', 'factory order a truck']) {
      const { outline } = await written(keyword);
      expect(outline.sections.map(({ id }) => id)).not.toContain('stock');
    }
  });

  test('what moves a price up or down is told of the price', async () => {
    for (const place of [0, 1, 2, 3]) {
      const brief = researchedBrief('ev battery replacement cost', { place });
      const { outline, paragraphs } = await writeArticleFor(brief);
      const heading = /(?:up or down|depends? on|goes into|decides)/i;
      const keys = outline.sections.filter((one) => heading.test(one.heading));
      const told = paragraphs.filter(({ sectionId }) => keys.some(({ id }) => id === sectionId));
      for (const { text } of told) expect(text).toMatch(/cost|pric|pay|quote|estimate|bill/i);
    }
  });

  test.each(['how much to replace a window regulator motor', 'horn replacement cost'])(
    'on "%s" name no other part',
    async (keyword) => {
      const headings = headingsOf(await written(keyword, { contentLength: 1200 }));
      expect(headings.join('\n')).not.toMatch(/alternator|clutch|oil leak|timing belt|muffler/i);
    },
  );

  test.each([
    ['trailer hitch installation cost', /hitch/i],
    ['what color should brake fluid be', /fluid/i],
    ['which suv has a third row', /row/i],
  ])('on "%s" begin with what is nearest', async (keyword, near) => {
    const draft = await written(keyword, { articleType: 'qa' });
    const [first] = draft.outline.sections.filter(({ level }) => level === 3);
    expect(first?.heading).toMatch(near);
  });

  test.each([
    ['oil change coupon', /diesel|electric|hybrid|truck/i],
    ['used chevy bolt euv inspection', /diesel|truck/i],
    ['honda cr-v third row', /truck|cab\b|minivan/i],
  ])('on "%s" concern no kind of car that nobody asked about', async (keyword, kind) => {
    for (const articleType of types) {
      const draft = await written(keyword, { articleType });
      expect(headingsOf(draft).join('\n')).not.toMatch(kind);
    }
  });

  test('stand under no heading that claims what they do not answer', async () => {
    for (const keyword of ['should i buy an extended warranty', 'can i sell my car with a loan']) {
      const headings = headingsOf(await written(keyword, { articleType: 'qa' }));
      expect(headings.join('\n')).not.toContain('How to tell whether');
    }
  });
});

describe('what the store has entered', () => {
  const coupon = { offer: '$15 off any battery installation', ends: '2026-12-31' };
  const fluid = { name: 'Brake fluid exchange', price_from: 139 };
  const store = storeWith({
    ...allDetails,
    coupons: [...allDetails.coupons, coupon],
    services: [...allDetails.services, fluid],
  });

  test('is told before questions that have no more to do with the keyword', async () => {
    const draft = await written('why does my car battery keep dying', { articleType: 'qa', store });
    expect(proseOf(draft).join(' ')).toContain('$15 off any battery installation');
  });

  test.each(types)('is told once in a %s, whatever it was found by', async (articleType) => {
    const draft = await written('brake fluid flush cost', { articleType, store });
    expect(proseOf(draft).join(' ').split('$139').length - 1).toBe(1);
  });

  test('is no answer to a question about another job', async () => {
    const own = storeWith({ services: [fluid, { name: 'Tire rotation', price_from: 29.95 }] });
    for (const [keyword, price] of [
      ['brake job cost', '$139'],
      ['new tires cost', '$29.95'],
    ] as const) {
      const draft = await written(keyword, { articleType: 'basic', store: own });
      expect(proseOf(draft)[0]).not.toContain(price);
    }
  });
});

describe('what an article says of its subject itself', () => {
  test.each([
    ['tire rotation near me', /recall|federal grades|nail/i],
    ['toyota rav4 prime range', /wall charger|charge port/i],
    ['spring car maintenance', /invoice|coupon/i],
  ])('on "%s" has to do with it in every version', async (keyword, other) => {
    for (const place of [0, 1, 2, 3]) {
      const draft = await written(keyword, { articleType: 'basic', place });
      const key = draft.paragraphs.filter(({ sectionId }) => sectionId === 'key');
      expect(key.map(({ text }) => text).join(' ')).not.toMatch(other);
    }
  });
});

test('a store is not asked for what it has entered', () => {
  const asked = (store: Brief['store']): string =>
    wouldSayMore(factSheetOf(researchedBrief('oil change coupon', { store }))).join(' ');
  expect(asked(storeWith({}))).toContain('Services with prices');
  expect(asked(storeWith(allDetails))).not.toContain('Services with prices');
});
