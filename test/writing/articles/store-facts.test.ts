import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { sectionNames, type StoreSection } from '../../../schema/contracts/store-details.ts';
import type { StoreProfile } from '../../../src/writing/store-profile.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const rich = storeWith(allDetails);

async function openingOn(keyword: string, store: StoreProfile): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword, { store }));
  return markdown.split('\n## ')[0]?.replace(/^# .*\n/, '') ?? '';
}

async function pageOn(keyword: string, store: StoreProfile): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword, { store }));
  return markdown;
}

describe('what the store has entered opens the article that asks for it', () => {
  test.each<[string, readonly string[]]>([
    ['oil change coupon', ['$20 off any synthetic oil change', 'June 30, 2026', 'One per vehicle']],
    ['oil change cost', ['synthetic oil change from $79.95', '$49.90']],
    ['brake repair cost', ['brake pads per axle from $189']],
    ['sunday hours', ['Sundays', 'Saturday from 9 a.m. to 6 p.m.']],
    ['saturday service hours', ['8 a.m. to 2 p.m. on Saturdays']],
    ['doc fee', ['$125']],
    ['home delivery', ['50 miles of Duluth']],
    ['spanish speaking car dealer', ['Spanish']],
    ['hitch installation', ['hitch installation', '$349']],
  ])('"%s"', async (keyword, told) => {
    const opening = (await openingOn(keyword, rich)).toLowerCase();
    for (const text of told) expect(opening).toContain(text.toLowerCase());
  });

  test.each(['oil change coupon', 'oil change cost', 'sunday hours', 'doc fee', 'home delivery'])(
    'and a store that has entered nothing says nothing of the kind on "%s"',
    async (keyword) => {
      const page = await pageOn(keyword, fixtureStore);
      expect(page).not.toMatch(
        /\$\d+(\.\d\d)? (off|for)|from \$\d+\.\d\d|our doc fee|our .* is open/i,
      );
    },
  );

  test('a service without a price is named after what it costs', async () => {
    const opening = await openingOn('wheel alignment cost', rich);
    const [figure, named] = [
      opening.search(/\d to \d+ dollars/),
      opening.search(/alignment is on/),
    ];
    expect(figure).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(figure);
  });

  test('an offer that has ended is told nowhere', async () => {
    for (const keyword of ['brake coupon', 'wheel alignment cost', 'brake repair cost']) {
      const page = await pageOn(keyword, rich);
      expect(page).not.toContain('ree brake inspection');
      expect(page).not.toContain('$119');
    }
  });

  test('a subject that no topic knows is refused until the store enters it', async () => {
    const { languages: _languages, ...others } = allDetails;
    const keyword = 'spanish speaking car dealer';
    await expect(pageOn(keyword, storeWith(others))).rejects.toThrow(WritingFailed);
    expect(await pageOn(keyword, rich)).toContain('Spanish');
  });
});

describe('what the state says', () => {
  test.each<[state: string, answer: RegExp, citation: string]>([
    ['MN', /Minnesota.*(difference|minus|comes off)/, 'Minn. Stat. § 297B.01'],
    ['CA', /California.*(full price|whole price)/, 'Cal. Code Regs'],
  ])('answers the tax on a trade-in in %s, with its citation', async (state, answer, citation) => {
    const store = { ...fixtureStore, state };
    const page = await pageOn('do i pay sales tax on the full price if i trade in', store);
    expect(page.split('\n## ')[0]).toMatch(answer);
    expect(page.split('## Sources')[1]).toContain(citation);
  });

  test('tells the cap on doc fees and the season of studded tires', async () => {
    expect(await pageOn('doc fee', { ...fixtureStore, state: 'CA' })).toContain('$85');
    const page = await pageOn('studded tires', { ...fixtureStore, state: 'NE' });
    expect(page).toContain('November 1 to April 1');
  });

  test('is not told of another state that the keyword names', async () => {
    const page = await pageOn('car sales tax in texas', fixtureStore);
    expect(page).not.toMatch(/In Minnesota (you pay|the tax|a trade)/);
  });
});

/** What says something of each section, by the ids of its wordings. */
const saidBy: Readonly<Record<StoreSection, RegExp>> = {
  hours: /^store\.(\w+-)?hours:/,
  phones: /^store\.\w+-phone:/,
  makes: /^store\.franchise:/,
  certified_programs: /^store\.certified-programs:/,
  services: /^service\./,
  coupons: /^coupon\./,
  fees: /^store\.(doc-fee|fees):/,
  amenities: /^store\.(amenity|amenities|comfort):/,
  delivery: /^store\.delivery:/,
  languages: /^store\.languages:/,
  in_business_since: /^store\.since:/,
};

test('no fact answer is said without its fact, whatever a store has entered', async () => {
  const keywords = [
    'oil change coupon',
    'dealership near me',
    'doc fee',
    'used cars',
    'sell my car',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(sectionNames),
      fc.constantFrom(...keywords),
      async (given, keyword) => {
        const sections = Object.fromEntries(given.map((name) => [name, allDetails[name]]));
        const { wordingIds } = await writeArticleFor(
          researchedBrief(keyword, { store: storeWith(sections) }),
        );
        for (const name of sectionNames.filter((one) => !given.includes(one))) {
          expect(wordingIds.filter((id) => saidBy[name].test(id))).toEqual([]);
        }
      },
    ),
    { numRuns: 40 },
  );
});
