import { describe, expect, test } from 'bun:test';
import type { Draft } from '../../../src/writing/draft.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const types = ['basic', 'expert', 'qa'] as const;
const before = new Set(['opening', 'visit', 'sources', 'checklist']);

/** Sections below the opening that hold nothing but what an editor wrote for any car. */
function generalIn({ outline }: Draft): string[] {
  return outline.sections.flatMap(({ id, heading, items }) => {
    const told = items.filter(({ kind }) => kind !== 'break');
    const isGeneral = told.every(({ kind }) => kind === 'answer' || kind === 'passage');
    return isGeneral && told.length > 0 && !before.has(id) ? [heading] : [];
  });
}

function written(keyword: string, articleType: (typeof types)[number]): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, { articleType, contentLength: 1800 }));
}

describe.each(types)('a page of type %s', (articleType) => {
  test('on one property of a model tells what is known of that model', async () => {
    for (const keyword of ['toyota tacoma towing capacity', 'hyundai ioniq 5 range']) {
      const general = generalIn(await written(keyword, articleType));
      // The law of the place on a trailer's brakes is of use with any car.
      expect(general.filter((one) => !/trailer brakes/i.test(one))).toEqual([]);
    }
  });

  test('that lists cars goes on with a few things and no list to work through', async () => {
    const draft = await written('used trucks under 30000', articleType);
    expect(generalIn(draft).length).toBeLessThanOrEqual(3);
    expect(draft.outline.sections.map(({ id }) => id)).not.toContain('checklist');
  });

  test('of advice ends before it is a list of questions', async () => {
    for (const keyword of ['lease vs buy', 'brake repair cost', 'snow tires']) {
      const count = generalIn(await written(keyword, articleType)).length;
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThanOrEqual(6);
    }
  });
});

test('what a client has chosen is answered whole', async () => {
  const brief = researchedBrief('snow tires', { articleType: 'basic', contentLength: 2400 });
  const short = await writeArticleFor(brief);
  const whole = await writeArticleFor({ ...brief, isChoiceGiven: true });
  expect(generalIn(whole).length).toBeGreaterThan(generalIn(short).length);
});
