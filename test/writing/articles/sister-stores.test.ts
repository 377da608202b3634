import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { rotated, turnOf } from '../../../src/writing/realise/rotation.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { sharedSentences, sisterBriefs } from '../../support/sister-stores.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const keywords = [
  'oil change near me',
  'snow tires',
  'lease vs buy',
  'trade in value',
  'brake repair cost',
  'certified pre-owned benefits',
];

/** A version that only an article on one model can say. */
const ofCar = /\{(model|name|make)\}/;

/**
 * As many stores as nearly all answers of the topic have versions for, four at most: what a law
 * leaves one wording for is a legal line.
 */
function versionsFor(keyword: string): number {
  const [brief] = sisterBriefs(keyword);
  const topic = brief && askedSubjectOf(brief)?.head?.topic;
  const own = library().files.find(({ id }) => id === topic);
  const answers = own?.questions.flatMap(({ answer }) => answer ?? []) ?? [];
  const general = answers.map(({ wordings }) => wordings.filter((one) => !ofCar.test(one)).length);
  const counts = general.filter((count) => count > 0).toSorted((one, two) => one - two);
  return Math.min(4, counts[Math.floor(counts.length / 10)] ?? 0);
}

describe('stores of one database', () => {
  test.each(keywords)('share under 15 %% of their sentences on "%s"', async (keyword) => {
    const briefs = sisterBriefs(keyword).slice(0, versionsFor(keyword));
    expect(briefs.length).toBeGreaterThanOrEqual(2);
    const drafts = await Promise.all(briefs.map(writeArticleFor));
    for (const [at, one] of drafts.entries()) {
      for (const two of drafts.slice(0, at)) expect(sharedSentences(one, two)).toBeLessThan(0.15);
    }
  });
});

describe('the turn of a store', () => {
  const place = fc.nat(200);
  const ways = fc.integer({ min: 1, max: 12 });

  test('is another one for each of as many neighbours as there are ways', () => {
    fc.assert(
      fc.property(fc.string(), ways, fc.nat(20), (id, count, round) => {
        const places = Array.from({ length: count }, (_, at) => round * count + at);
        const turns = places.map((one) => turnOf(one, id, count));
        expect(new Set(turns).size).toBe(count);
      }),
    );
  });

  test('starts a list at its turn and loses nothing of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), place, fc.string(), (items, own, id) => {
        const turned = rotated(items, own, id);
        expect(turned.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        if (items.length > 0) expect(turned[0]).toBe(items[turnOf(own, id, items.length)]);
      }),
    );
  });
});
