import { describe, expect, test } from 'bun:test';
import { library } from '../../../src/writing/topics/library.ts';
import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { mainTopicOf } from '../../../src/writing/plan/asked.ts';
import { articleKeywords } from '../../support/article-keywords.ts';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { stockModels } from '../../support/stock-models.ts';
import { newYear } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const briefs = [
  ...articleKeywords
    .filter((_keyword, index) => index % 3 === 0)
    .map((one) => researchedBrief(one)),
  ...stockModels.map(({ make, model }, index) =>
    researchedLanding(newYear - (index % 3), make, model),
  ),
];
const written: { brief: Brief; draft: Draft }[] = [];
for (const brief of briefs) written.push({ brief, draft: await writeArticleFor(brief) });

/** What a pattern finds in the prose of all articles. */
function foundInProse(pattern: RegExp): string[] {
  return written.flatMap(({ draft }) =>
    proseOf(draft).flatMap((text) => text.match(pattern)?.[0] ?? []),
  );
}

function headingsOf({ markdown }: Draft): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading ?? '');
}

describe('in researched articles', () => {
  test('no heading comes twice', () => {
    const repeated = written.flatMap(({ draft }) => {
      const headings = headingsOf(draft).map((heading) => heading.toLowerCase());
      return headings.filter((heading, index) => headings.indexOf(heading) !== index);
    });
    expect(repeated).toEqual([]);
  });

  test('headings are in sentence case, also after a colon', () => {
    const odd = written.flatMap(({ draft }) =>
      headingsOf(draft).filter((heading) =>
        / (And|Or|The|What|For|Questions|Drivers)\b/.test(heading),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('articles before names agree with their sound', () => {
    const wrong = /\ba (Equinox|iX|Acura|Audi|Infiniti|Outback|Odyssey|F-150|SUV|RS|LT|XLE|EV)\b/;
    expect(foundInProse(wrong)).toEqual([]);
    expect(
      written.flatMap(({ draft }) => headingsOf(draft)).filter((one) => wrong.test(one)),
    ).toEqual([]);
  });

  test('the store does not speak of itself as of somebody else', () => {
    expect(foundInProse(/\b(ask|call|tell|have|let|give) Lakeside Motors\b/i)).toEqual([]);
  });

  test('no three sentences of a paragraph open with the same word', () => {
    const drumming = written.flatMap(({ draft }) =>
      proseOf(draft).filter((text) => {
        const first = text.split(/(?<=[.?!]) /).map((sentence) => sentence.split(' ')[0]);
        return first.some((word, at) => word === first[at + 1] && word === first[at + 2]);
      }),
    );
    expect(drumming).toEqual([]);
  });

  test('no paragraph is a bare clause', () => {
    const bare = written.flatMap(({ draft }) =>
      proseOf(draft).filter((text) => text.split(' ').length < 8),
    );
    expect(bare).toEqual([]);
  });

  test('a section named after the stock holds vehicles', () => {
    const empty = written.flatMap(({ draft }) =>
      draft.outline.sections
        .filter((section) => section.id === 'stock')
        .filter(({ id }) => {
          const own = draft.paragraphs.filter((one) => one.sectionId === id);
          return !own.some((one) => one.factIds.some((fact) => fact.startsWith('row.')));
        })
        .map(({ heading }) => heading),
    );
    expect(empty).toEqual([]);
  });

  test('length comes from the topics that were asked about, and from no others', () => {
    const basics = written.filter(({ brief }) => brief.articleType === 'basic');
    const strange = basics.flatMap(({ brief, draft }) => {
      const asked = new Set([mainTopicOf(brief), ...brief.questions.map(({ topic }) => topic)]);
      return draft.outline.sections
        .filter((section) => /^more-[a-z-]+$/.test(section.id))
        .map((section) => section.id.slice('more-'.length))
        .filter((topic) => ![...asked].some((one) => one === topic))
        .filter((topic) => library().modules.some(({ topics }) => topics[0] === topic))
        .map((topic) => `${brief.keyword}: ${topic}`);
    });
    expect(strange).toEqual([]);
  });

  test('what readers ask next is answered at most once, and after what was chosen', () => {
    for (const { brief, draft } of written) {
      const related = new Set((brief.related ?? []).map(({ question }) => question));
      const headings = headingsOf(draft).filter((heading) => related.has(heading));
      expect(new Set(headings).size).toBe(headings.length);
      expect(headings.length).toBeLessThanOrEqual(8);
    }
  });
});

test('a page on a gasoline car does not explain hybrids', async () => {
  const draft = await writeArticleFor(researchedLanding(newYear, 'Chevrolet', 'Equinox'));
  expect(draft.paragraphs.flatMap(({ factIds }) => factIds).join(' ')).not.toMatch(/know:hybrid\//);
});

test('a third-person voice keeps the name of the store', async () => {
  const voice = {
    name: 'House',
    tone: 'plain',
    readingLevel: null,
    person: 'they' as const,
    wordsToUse: [],
    wordsToAvoid: [],
  };
  const draft = await writeArticleFor(
    researchedBrief('how much down payment for a car', { voice }),
  );
  expect(proseOf(draft).join('\n')).not.toMatch(/\b(us|we|our)\b/i);
});
