import { describe, expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function firstOf(keyword: string): Promise<string> {
  const { id: _id, ...own } = groupStores[0]!;
  const brief = researchedBrief(keyword, { ...own, articleId: keyword, contentLength: 1200 });
  const { markdown } = await writeArticleFor(brief);
  return markdown.split('\n## ')[0] ?? '';
}

describe('the oil of a model', () => {
  test('is told by engine, and by model years where none is named', async () => {
    const text = await firstOf('f150 oil capacity');
    expect(text).toContain('7.75 quarts of 5W-30 with the 5.0L V8');
    expect(text).toMatch(/\| 2018 to 2020 \| 8.8 quarts with the 5.0L V8/);
  });

  test('is that of the engine and the year asked for', async () => {
    const text = await firstOf('2019 f150 5.0 oil capacity');
    expect(text).toContain('8.8 quarts with the 5.0L V8.');
    expect(text).not.toContain('2.7L');
    expect(text).not.toContain('| Model years |');
  });
});

describe('what times the engine of a model', () => {
  test('is told by the years and the engine asked for', async () => {
    expect(await firstOf('does a 2015 honda pilot have a timing belt or chain')).toMatch(
      /2015 Pilot (?:has|with) a timing belt/,
    );
    expect(await firstOf('timing belt or chain 5.3 silverado')).toContain('a timing chain');
  });
});

test('a change of plugs is no change of the model', async () => {
  expect(await firstOf('2021 tahoe 5.3 spark plug change interval')).toMatch(/plugs/);
});
