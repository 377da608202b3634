import { describe, expect, test } from 'bun:test';
import { parseTweet } from 'twitter-text';
import { contentToolEntries, toolOf } from '../../src/domain/content-tools/tools/index.ts';
import type { ToolInput } from '../../src/domain/content-tools/tools/tool-input.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { stopWords } from '../../src/writing/research/reading/stem.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { landingBrief } from '../support/brief.ts';
import { researchedBrief } from '../support/researched-brief.ts';
import { stockModels } from '../support/stock-models.ts';
import {
  briefsByType,
  comparisonBrief,
  eventBrief,
  side,
} from '../writing/articles/briefs-by-type.ts';
import { writtenInput } from './example-input.ts';

const briefs: readonly Brief[] = [
  ...Object.values(briefsByType).map((make) => make()),
  ...articleKeywords.slice(0, 12).map((keyword) => researchedBrief(keyword)),
  ...stockModels.slice(0, 4).map(({ make, model }) => landingBrief(make, model)),
  comparisonBrief({ vehicles: [side('Ford', 'F-150'), side('Toyota', 'Tundra', 2025)] }),
  eventBrief({ name: 'Owner Appreciation Night', category: 'Owner Appreciation' }),
];
const inputs: readonly ToolInput[] = await Promise.all(
  briefs.map((brief) =>
    writtenInput(brief, { article: { postedUrl: 'https://lakesidemotors.com/blog/a-page' } }),
  ),
);

function made(input: ToolInput, tool: 'seo-metadata' | 'social-snippets' | 'post-tags') {
  return toolOf(tool).run(input);
}

describe('for written articles of every type', () => {
  test('no tool makes what it finds fault with', () => {
    for (const input of inputs) {
      for (const tool of contentToolEntries) {
        const faults = tool.faultsIn(tool.run(input), input);
        expect({ title: input.page.title, faults }).toEqual({
          title: input.page.title,
          faults: [],
        });
      }
    }
  });

  test('meta texts begin and end whole, and none is cut', () => {
    for (const input of inputs) {
      const { title, description } = JSON.parse(made(input, 'seo-metadata')[0]?.content ?? '{}');
      expect(title).toMatch(/^[\p{Lu}\p{N}].*[\p{L}\p{N}?!)]$/u);
      expect(description).toMatch(/^[\p{Lu}\p{N}].*[.!?]$/u);
      expect(`${title} ${description}`).not.toContain('…');
      expect(description.length).toBeGreaterThanOrEqual(70);
    }
  });

  test('posts on X are valid by the reference implementation, with their counts', () => {
    for (const input of inputs) {
      const post = made(input, 'social-snippets').find(({ type }) => type === 'twitterSnip');
      const parsed = parseTweet(post?.content ?? '');
      expect(parsed.valid).toBe(true);
      expect(post?.metadata['char_count']).toBe(parsed.weightedLength);
    }
  });

  test('hashtags are words that somebody may follow', () => {
    for (const input of inputs) {
      for (const { content } of made(input, 'social-snippets')) {
        for (const [, word = ''] of content.matchAll(/#([\p{L}\p{N}]+)/gu)) {
          expect(stopWords.has(word.toLowerCase())).toBe(false);
          expect(word).toMatch(/^[\p{Lu}\p{N}]/u);
        }
      }
    }
  });

  test('there are five to ten tags, no two of them the same', () => {
    for (const input of inputs) {
      const tags = JSON.parse(made(input, 'post-tags')[0]?.content ?? '[]');
      expect({ title: input.page.title, tags: tags.length >= 5 && tags.length <= 10 }).toEqual({
        title: input.page.title,
        tags: true,
      });
    }
  });
});
