import { describe, expect, test } from 'bun:test';
import type { Draft } from '../../../src/writing/draft.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { namesSubject } from '../../../src/writing/plan/names-subject.ts';
import { splitSentences } from '../../../src/writing/realise/choose-wording.ts';
import { subjectStems } from '../../../src/writing/research/reading/searchers-words.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { searchedKeywords } from '../../support/searched-keywords.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const types = { basic: 1200, qa: 1800, expert: 2000 } as const;
const typeNames = Object.keys(types) as (keyof typeof types)[];

/** Three types take turns, so that each is asked of a hundred keywords. */
function typeAt(index: number): keyof typeof types {
  return typeNames[index % typeNames.length] ?? 'basic';
}

async function written(keyword: string, articleType: keyof typeof types): Promise<Draft | null> {
  try {
    const contentLength = types[articleType];
    return await writeArticleFor(researchedBrief(keyword, { articleType, contentLength }));
  } catch (error) {
    if (!(error instanceof WritingFailed)) throw error;
    expect(error.message).toMatch(/^(insufficient_facts|no research): /);
    return null;
  }
}

function firstHeading({ outline }: Draft): string {
  return outline.sections.find(({ heading }) => heading !== '')?.heading ?? '';
}

describe('the subject of a keyword', () => {
  test('there are three hundred to ask about, and none twice', () => {
    expect(new Set(searchedKeywords).size).toBe(searchedKeywords.length);
    expect(searchedKeywords.length).toBeGreaterThanOrEqual(300);
  });

  test(
    'stands in the title, the opening sentence and the first heading, with an answer',
    async () => {
      let failed = 0;
      for (const [index, keyword] of searchedKeywords.entries()) {
        const draft = await written(keyword, typeAt(index));
        if (draft === null) {
          failed += 1;
          continue;
        }
        const [opening = ''] = proseOf(draft);
        const [sentence = ''] = splitSentences(opening);
        const missing = { title: draft.title, sentence, heading: firstHeading(draft) };
        const without = Object.entries(missing).filter(([part, text]) => {
          // That a model is for sale the title and the opening have said, where one is here.
          const isAway = part === 'title' && draft.title.endsWith(': the closest we have');
          const isShort = part === 'heading' || isAway;
          const words = isShort ? keyword.replace(/ for sale$/, '') : keyword;
          return !namesSubject(text, words);
        });
        expect({ keyword, without }).toEqual({ keyword, without: [] });
        expect(opening.split(' ').length).toBeGreaterThan(10);
      }
      // What is refused is the exception: a list of everyday keywords is what a store knows about.
      expect(failed).toBeLessThan(searchedKeywords.length * 0.05);
    },
    { timeout: 300_000 },
  );

  test.each([
    ['memorial day truck sale', ['memori', 'day', 'truck', 'sale']],
    ['best oil change coupon near me', ['oil', 'chang', 'coupon']],
    ['best', ['best']],
  ])('of "%s" is what the searcher named', (keyword, stems) => {
    expect([...subjectStems(keyword)].toSorted()).toEqual(stems.toSorted());
  });

  test.each([
    ['year-end clearance', 'sales-event'],
    ['ground clearance', 'off-road'],
    ['clearance sale on trucks', 'sales-event'],
    ['title transfer', 'paperwork'],
    ['out the door price', 'out-the-door-price'],
  ])('"%s" is understood as a whole', (keyword, topic) => {
    const brief = researchedBrief(keyword);
    expect(askedSubjectOf(brief)?.reading.topics[0]).toBe(topic as never);
  });
});

describe('a keyword that nothing here answers', () => {
  const brief = researchedBrief('car dealership zorbing arena');

  test('is refused before it is written, with what is missing and where to enter it', async () => {
    const writing = writeArticleFor(brief);
    await expect(writing).rejects.toThrow(/^insufficient_facts: .*"zorbing".*forecourt store set/);
  });

  test('is written where the store has a text of its own on it, which comes first', async () => {
    const content = 'Our zorbing arena is open on Saturdays.';
    const snippet = { id: 'z', name: 'Arena', type: 'snippet' as const, content, url: null };
    const draft = await writeArticleFor({ ...brief, elements: [snippet] });
    expect(proseOf(draft)[0]).toContain(content);
  });

  test('is said so where it is researched', () => {
    expect(brief.synopsis).toContain('Nothing is known here about “zorbing” and “arena”');
  });
});

test.each(['how often to rotate tires', 'how to calculate mpg', 'are hybrids worth it'])(
  '"%s" is not asked again right below the title',
  async (keyword) => {
    const brief = researchedBrief(keyword, { articleType: 'expert', contentLength: 2000 });
    const { markdown } = await writeArticleFor(brief);
    const [title = '', heading = ''] = markdown.match(/^#{1,2} .*$/gm) ?? [];
    expect(title).toEndWith('?');
    expect(heading).not.toContain('?');
    expect(heading.toLowerCase()).not.toContain(title.slice(2, -1).toLowerCase());
  },
);
