import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function guideTo(keyword: string, change = {}): Promise<string> {
  const brief = researchedBrief(keyword, {
    articleType: 'expert',
    contentLength: 2000,
    ...change,
  });
  return (await writeArticleFor(brief)).markdown;
}

const headingsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => heading);

describe('a guide keeps to its matter', () => {
  test.each([
    ['how long do catalytic converters last', /window|alternator|starter|cooling/i],
    ['gap insurance on a used car', /prepaid|powertrain coverage/i],
    ['wheel alignment cost', /new tires cost|brake job/i],
  ])('"%s"', async (keyword, beside) => {
    const markdown = await guideTo(keyword);
    expect(headingsIn(markdown).filter((heading) => beside.test(heading))).toEqual([]);
  });

  test('and goes on with what its own topic has', async () => {
    const headings = headingsIn(await guideTo('wheel alignment cost')).join('\n');
    expect(headings).toMatch(/know your car needs a wheel alignment/i);
    expect(headings).toMatch(/need an alignment after new tires/i);
  });

  test('what it is comes before what it costs and where to go', async () => {
    const headings = headingsIn(await guideTo('wheel alignment cost'));
    const at = (pattern: RegExp): number => headings.findIndex((one) => pattern.test(one));
    expect(at(/what a wheel alignment is/i)).toBeGreaterThan(-1);
    expect(at(/what a wheel alignment is/i)).toBeLessThan(at(/how long a wheel alignment takes/i));
  });
});

describe('on a model that is not here', () => {
  test('a guide says what is known of it, and nothing that goes for any car', async () => {
    const stock = fixtureStock().filter(({ make }) => make !== 'Toyota');
    const markdown = await guideTo('toyota sequoia', { stock });
    expect(headingsIn(markdown).join('\n')).not.toMatch(/hour well spent|before you buy/i);
    expect(markdown).not.toMatch(/owners like|window sticker or in the listing/i);
  });
});

describe('how one model holds up', () => {
  test.each(['basic', 'expert'])(
    'is graded by nobody in a text of type %s',
    async (articleType) => {
      const brief = researchedBrief('is the equinox reliable', {
        articleType: articleType as 'basic',
      });
      const { markdown } = await writeArticleFor(brief);
      // It says what is on record by model year, and where to look.
      expect(markdown).toMatch(/recalls, bulletins and coverage programs/i);
      expect(markdown).toMatch(/at nhtsa\.gov\/recalls/);
      expect(markdown).toMatch(
        /Equinox (?:of|from) model years 20\d\d|used Equinox of model years/,
      );
      expect(markdown).not.toMatch(/Badges don't break|as a nameplate/i);
    },
  );
});

test('an address stands under no heading of the subject alone', async () => {
  const markdown = await guideTo('rust proofing');
  const [, under = ''] = markdown.split(/^## .*$/m).toReversed();
  expect(under).not.toBe('');
  for (const heading of headingsIn(markdown)) {
    const text = markdown.split(`# ${heading}\n`)[1]?.split('\n#')[0] ?? '';
    if (/4100 Haines Road/.test(text)) expect(heading).toMatch(/Duluth|Lakeside/);
  }
});
