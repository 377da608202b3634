import { describe, expect, test } from 'bun:test';
import { socialSnippets } from '../../src/domain/content-tools/tools/social-snippets.ts';
import { researchedBrief } from '../support/researched-brief.ts';
import { eventBrief } from '../writing/articles/briefs-by-type.ts';
import { writtenInput } from './example-input.ts';

const postedUrl = 'https://lakesidemotors.example/page';
const keywords = ['oil change coupon', 'lease vs buy', 'used sedans', 'gmc sierra 1500'];

async function postsOn(keyword: string, url: string | null): Promise<Map<string, string>> {
  const brief = keyword === 'event' ? eventBrief() : researchedBrief(keyword);
  const made = socialSnippets.run(await writtenInput(brief, { article: { postedUrl: url } }));
  const posts = made.filter(({ type }) => type.endsWith('Snip'));
  return new Map(posts.map(({ type, content }) => [type, content]));
}

describe('posts on a page', () => {
  test.each([...keywords, 'event'])(
    'about "%s" differ from network to network',
    async (keyword) => {
      const posts = await postsOn(keyword, postedUrl);
      expect(posts.size).toBe(5);
      const bare = [...posts.values()].map((text) => text.replace(/#\w+|https:\S+/g, '').trim());
      expect(new Set(bare).size).toBe(5);
      for (const text of posts.values()) {
        expect(text).not.toMatch(/there(?:'s| is| are) no\b|does not have|has no\b/i);
      }
    },
  );

  test('lead to the page once it stands, each in its own way', async () => {
    const posted = await postsOn('oil change coupon', postedUrl);
    for (const type of ['facebookSnip', 'twitterSnip', 'linkedinSnip']) {
      expect(posted.get(type)).toContain(postedUrl);
    }
    expect(posted.get('instagramSnip')).toContain('link');
    const unposted = await postsOn('oil change coupon', null);
    for (const text of unposted.values()) expect(text).not.toMatch(/https:|\blink\b|more here/i);
  });

  test('on X and at Google state a fact and ask nothing', async () => {
    const posts = await postsOn('oil change coupon', postedUrl);
    expect(posts.get('twitterSnip')).not.toContain('?');
    expect(posts.get('googleBusinessSnip')).not.toContain('?');
  });
});
