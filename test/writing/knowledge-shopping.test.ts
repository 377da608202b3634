import { describe, expect, test } from 'bun:test';
import type { KnowledgeModule, Sentence } from '../../src/writing/knowledge/module.ts';
import { shoppingModules } from '../../src/writing/knowledge/modules/shopping-list.ts';
import { isTopic, type Topic } from '../../src/writing/topic.ts';
import { type Wording, fourGramsShared, gradeOf, hasFigure, wordsOf } from './wording-measures.ts';

const covered: readonly Topic[] = [
  'overview',
  'trims',
  'price',
  'availability',
  'colors',
  'engine',
  'technology',
  'safety',
  'reliability',
  'model-years',
  'test-drive',
  'body-style',
  'new-or-used',
  'used-inspection',
  'vehicle-history',
  'certified',
  'budget',
  'comparison',
  'family',
  'commuting',
  'work-use',
  'lease-or-buy',
  'lease-terms',
  'loan-terms',
  'credit',
  'down-payment',
  'trade-in',
  'out-the-door-price',
  'warranty',
  'service-contract',
  'paperwork',
  'local-store',
  'sales-event',
];

/**
 * What a store may not say in an ad without proof or terms beside it: rank claims, approval and
 * price promises, pressure, and the words that 12 CFR 1026.24 and 1013.7 attach disclosures to.
 */
const refusedClaims = new RegExp(
  [
    String.raw`\b(?:best|safest|perfect\w*|finest|greatest|ultimate|unbeatable|unmatched)\b`,
    String.raw`\b(?:lowest|cheapest|fastest|largest|highest|top-rated|number one|world-class)\b`,
    String.raw`\b(?:guarantee\w*|we will|risk-free|complimentary|hurry|act now|brand-new)\b`,
    String.raw`\bfree\b|no credit check|instant approval|everyone (?:is|gets) approved`,
    String.raw`\b(?:months|payments) of\b|\bper (?:month|week)\b`,
    String.raw`no money down|(?:zero|nothing) (?:down|due)|money factor|limited time`,
    String.raw`\bas low as\b|\bextended warrant\w+|void\w* .*warranty|\bself-driving\b|\bas-is\b`,
    String.raw`[$%]`,
  ].join('|'),
  'i',
);

const filler = new RegExp(
  [
    String.raw`important to note|(?:when|if) it comes to|whether you're|look no further`,
    String.raw`in conclusion|in today's|at the end of the day|needless to say|rest assured`,
    String.raw`\b(?:delve|elevate|seamless\w*|unlock\w*|game-changer|peace of mind|robust)\b`,
  ].join('|'),
  'i',
);

/** Capitals inside a sentence that name no body, brand or person. */
const plainCapitals = new Set(['VIN', 'SUV', 'SUVs', 'I']);

type Placed = { at: string; sentence: Sentence };

function sentencesIn(module: KnowledgeModule): Placed[] {
  const inPoints = module.points.flatMap((point) =>
    point.sentences.map((sentence, index) => ({
      at: `${module.id}/${point.id}/${index}`,
      sentence,
    })),
  );
  return [{ at: `${module.id}/answer`, sentence: module.answer }, ...inPoints];
}

function namesIn(text: string): string[] {
  const inside = wordsOf(text).slice(1);
  return inside.filter((word) => /^[A-Z]/.test(word) && !plainCapitals.has(word));
}

const placed = shoppingModules.flatMap(sentencesIn);
const wordings: Wording[] = placed.flatMap(({ at, sentence }) =>
  sentence.wordings.map((text, index) => ({ at: `${at}/${index}`, text, cite: sentence.cite })),
);
const where = (found: readonly Wording[]) => found.map(({ at, text }) => `${at}: ${text}`);
const slotFree = (text: string) => !text.includes('{');

describe('shopping modules as a list', () => {
  test('ids of modules and of the points inside one are unique and kebab-case', () => {
    const ids = shoppingModules.map((module) => module.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const module of shoppingModules) {
      const points = module.points.map((point) => point.id);
      expect([module.id, new Set(points).size]).toEqual([module.id, points.length]);
      for (const id of [module.id, ...points]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test('every topic of choosing, buying and paying has a module', () => {
    const answered = new Set(shoppingModules.flatMap((module) => module.topics));
    expect(covered.filter((topic) => !answered.has(topic))).toEqual([]);
    expect([...answered].filter((topic) => !isTopic(topic))).toEqual([]);
  });

  test('a module has two to four headings and five to nine points of two to four sentences', () => {
    for (const module of shoppingModules) {
      expect(module.headings.length).toBeWithin(2, 5);
      expect([module.id, module.points.length >= 5, module.points.length <= 9]).toEqual([
        module.id,
        true,
        true,
      ]);
      for (const point of module.points) expect(point.sentences.length).toBeWithin(2, 5);
      for (const heading of module.headings) expect(heading).toMatch(/^[A-Z][^.?!{]*$/);
    }
  });

  test('five points of a module or more suit any subject', () => {
    const thin = shoppingModules.filter(
      (module) => module.points.filter((point) => point.when === undefined).length < 5,
    );
    expect(thin.map((module) => module.id)).toEqual([]);
  });
});

describe('shopping wordings', () => {
  test('an answer has three wordings or more, a sentence three to five', () => {
    for (const module of shoppingModules) {
      expect(module.answer.wordings.length).toBeGreaterThanOrEqual(3);
    }
    const odd = placed.filter(
      ({ sentence }) => sentence.wordings.length < 3 || sentence.wordings.length > 5,
    );
    expect(odd.map(({ at }) => at)).toEqual([]);
  });

  test('two wordings or more of each sentence need no slot', () => {
    const short = placed.filter(({ sentence }) => sentence.wordings.filter(slotFree).length < 2);
    expect(short.map(({ at }) => at)).toEqual([]);
  });

  test('a wording is one sentence from a capital to a stop, in plain characters', () => {
    expect(where(wordings.filter(({ text }) => !/^[A-Z][^!?.]*\.$/.test(wide(text))))).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\s{2}|\s[,.;]|[^ -~]/.test(text)))).toEqual([]);
  });

  test('slots are the agreed ones and no article stands before a name', () => {
    const agreed = new Set(['{model}', '{name}', '{make}', '{store}', '{city}']);
    const unknown = wordings.filter(({ text }) =>
      [...text.matchAll(/\{\w*\}?/g)].some(([slot]) => !agreed.has(slot)),
    );
    expect(where(unknown)).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\ban? \{|\bthe \{name\}/i.test(text)))).toEqual([]);
  });

  test('wordings run six to twenty-eight words, about fourteen in the mean', () => {
    const outside = wordings.filter(
      ({ text }) => wordsOf(text).length < 6 || wordsOf(text).length > 28,
    );
    expect(where(outside)).toEqual([]);
    const total = wordings.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    expect(total / wordings.length).toBeWithin(11, 16);
    expect(total).toBeGreaterThan(20_000);
  });

  test('no wording is used twice', () => {
    const texts = wordings.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('wordings of one sentence share less than half of their four-word runs', () => {
    const alike = placed.flatMap(({ at, sentence }) =>
      sentence.wordings.flatMap((left, index) =>
        sentence.wordings
          .slice(index + 1)
          .filter((right) => fourGramsShared(left, right) >= 0.5)
          .map((right) => `${at}: ${left} | ${right}`),
      ),
    );
    expect(alike).toEqual([]);
  });

  test('a figure or a proper name stands only where a public source is cited', () => {
    const bare = wordings.filter(({ cite }) => cite === undefined);
    expect(where(bare.filter(({ text }) => hasFigure(text)))).toEqual([]);
    expect(where(bare.filter(({ text }) => namesIn(text).length > 0))).toEqual([]);
  });

  test('no rank claim, promise, pressure or credit term, and no filler', () => {
    expect(where(wordings.filter(({ text }) => refusedClaims.test(text)))).toEqual([]);
    expect(where(wordings.filter(({ text }) => filler.test(text)))).toEqual([]);
  });

  test('every module reads at grade five to eleven', () => {
    for (const module of shoppingModules) {
      const grade = gradeOf(sentencesIn(module).flatMap(({ sentence }) => sentence.wordings));
      expect([module.id, grade >= 5 && grade <= 11, grade]).toEqual([module.id, true, grade]);
    }
  });
});

/** A web address has stops inside that end no sentence. */
function wide(text: string): string {
  return text.replace(/\b\w+\.(?:com|gov|org)\b/g, 'address');
}
