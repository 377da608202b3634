import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkSection } from '../../../src/providers/writer/model/check-section.ts';
import { type Judged, tornAmong } from '../../../src/providers/writer/model/torn.ts';
import { splitSentences } from '../../../src/writing/realise/choose-wording.ts';
import { groundedSections } from '../../support/model-grounds.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

const bad: Judged['faults'] = [{ kind: 'claim', text: 'invented' }];

function judged(sentence: string, faults: Judged['faults'] = []): Judged {
  return { sentence, faults };
}

function left(...paragraphs: Judged[][]): string[] {
  const torn = tornAmong(paragraphs);
  return paragraphs
    .flat()
    .filter((one) => one.faults.length === 0 && !torn.has(one))
    .map(({ sentence }) => sentence);
}

describe('what is left when a sentence goes', () => {
  test('has nothing that leaned on it, and nothing that leaned on that', () => {
    const all = [
      judged('Tires age.'),
      judged('Ours never do.', bad),
      judged('That is why drivers like them.'),
      judged('However, have them looked at.'),
      judged('A gauge tells the depth.'),
    ];
    expect(left(all)).toEqual(['Tires age.', 'A gauge tells the depth.']);
  });

  test('has no question and no announcement without what they lead to', () => {
    const all = [
      judged('What does it cost?'),
      judged('Nothing at all.', bad),
      judged('Two things count:'),
      judged('Price is one.', bad),
    ];
    expect(left(all)).toEqual([]);
  });

  test('begins no paragraph with a word that points at a lost one', () => {
    const [first, second] = [[judged('Ours are free.', bad)], [judged('They last for years.')]];
    expect(left(first, second)).toEqual([]);
  });

  test('is all of it where nothing goes', () => {
    const texts = ['What lasts?', 'It depends.', 'This helps.', 'Then again:'];
    expect(left(texts.map((text) => judged(text)))).toEqual(texts);
  });

  const sentence = fc.constantFrom('Oil ages.', 'It thickens.', 'Why?', 'See:', 'But so what.');
  const one = fc.record({ sentence, faults: fc.constantFrom([], bad) });

  test('stands, whatever goes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(one, { maxLength: 6 }), { maxLength: 4 }), (paragraphs) => {
        const torn = tornAmong(paragraphs);
        const all = paragraphs.flat();
        const isKept = (it: Judged) => it.faults.length === 0 && !torn.has(it);
        for (const [at, it] of all.entries()) {
          const [before, after] = [all[at - 1], all[at + 1]];
          if (!isKept(it)) continue;
          if (before && !isKept(before) && before.faults.length > 0) {
            expect(it.sentence).not.toMatch(/^(It|But)/);
          }
          if (after && !isKept(after)) expect(it.sentence).not.toMatch(/[?:]$/);
        }
      }),
    );
  });
});

describe('a section of sound and invented sentences in any order', () => {
  const inventions = [
    'Everyone is approved here.',
    'All of our cars are accident-free.',
    'We are the largest store in Minnesota.',
    'It costs $19,999 this week.',
    'Porsche agrees with us.',
  ];

  test('keeps no invented one, and counts each that it loses once', async () => {
    const [, section] = await groundedSections(researchedBrief('snow tires'));
    if (!section) throw new Error('The article has one section only.');
    const { material, grounds } = section;
    const own = [...material.notes, ...material.background].flatMap(({ text }) =>
      splitSentences(text),
    );
    expect(own.length).toBeGreaterThan(4);
    const mixed = fc.shuffledSubarray([...own, ...inventions], { minLength: 1 });
    fc.assert(
      fc.property(fc.array(mixed, { minLength: 1, maxLength: 3 }), (texts) => {
        const answer = texts.map((all) => ({ text: all.join(' '), fact_ids: [] }));
        const empty = { sentences: new Set<string>(), shingles: new Set<string>() };
        const checked = checkSection({ paragraphs: answer }, material, grounds, empty);
        const kept = checked.paragraphs.flatMap(({ text }) => splitSentences(text));
        expect(kept.filter((line) => inventions.includes(line))).toEqual([]);
        expect(kept.length + checked.flaws.length).toBe(checked.sentences);
        expect(checked.paragraphs.every(({ factIds }) => factIds.length > 0)).toBe(true);
      }),
    );
  });
});
