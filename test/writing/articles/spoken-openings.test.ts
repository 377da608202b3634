import { describe, expect, test } from 'bun:test';
import { asNounPhrase } from '../../../src/writing/english/noun-phrase.ts';
import { isForbiddenIn } from '../../../src/writing/knowledge/american.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function openingOf(keyword: string, change: Parameters<typeof researchedBrief>[1] = {}) {
  const [first = ''] = proseOf(await writeArticleFor(researchedBrief(keyword, change)));
  return first;
}

describe('an opening', () => {
  test.each([
    'how to sell a car with a lien',
    'toyota camry towing capacity',
    'buying a used car out of state',
    'chevy equinox awd vs fwd',
    'oil change interval for diesel trucks',
    'tire pressure light stays on',
  ])('on "%s" does not ask its subject twice or answer yes to no question', async (keyword) => {
    for (const place of [0, 1, 2, 3]) {
      const opening = await openingOf(keyword, { place });
      expect(opening).not.toMatch(/: (?:can|how|what|is|do|does) [^?]*\?/i);
      expect(opening).not.toMatch(/\? (?:Yes|And|But)\b/);
    }
  });

  test.each([
    ['audi vs lexus reliability', '**Audi vs. Lexus reliability:** '],
    ['mazda or subaru sedan', /Mazda or Subaru sedans?/],
    ['2 door or 4 door', '**2-door or 4-door:** '],
    ['hybrid vs gas repair cost', '**Hybrid vs. gas repair cost:** Do hybrids cost more'],
    ['studded tires legal in minnesota', /legal (?:on ordinary cars )?in Minn/],
    ['1.9 apr financing used cars', /financing on used cars:\*\* [A-Z]/],
    ['is 120000 miles too much for a used truck', /120,000 miles/],
    ['remote start installation', /installation\? (?!Often)/],
    ['kia dealer duluth mn open saturday', /a Kia dealer in Duluth, MN open Saturday\?/],
    ['how much to spend on a first car', /^How much should I spend on a first car\?/],
    ['most reliable suv', '**Most reliable SUV:** '],
    ['questions to ask when buying a used car', '**Questions to ask when buying a used car:** '],
    ['test drive a truck', /test drive a truck(?:\?|,)/],
    ['buying a used car from a dealership', '**Buying a used car from a dealership:** '],
    ['mazda service department hours', '**Mazda service department hours:** '],
  ])('on "%s" says it as a person would', async (keyword, lead) => {
    expect(await openingOf(keyword)).toMatch(lead);
  });

  test('says yes neither to who asks which nor in the middle of an answer', async () => {
    const store = storeWith(allDetails);
    for (const keyword of ['is the equinox good in snow', 'used suv low miles', 'repair time']) {
      for (const place of [0, 1, 2, 3]) {
        const brief = researchedBrief(keyword, { articleType: 'qa', store, place });
        const { markdown } = await writeArticleFor(brief);
        // Right after the question that the opening asks, it is the answer.
        expect(markdown).not.toMatch(/[.!] Yes[,.] /);
        expect(markdown).not.toMatch(/^### (?:Which|What|How)[^\n]*\n\nYes[,.]/m);
      }
    }
  });

  test('gives the main number of a department that has none of its own', async () => {
    const { phones: _phones, ...others } = allDetails;
    const opening = await openingOf('parts department phone number', { store: storeWith(others) });
    expect(opening).toContain('(218) 555-0142');
    expect(opening).toContain('parts counter');
  });

  test('on a price that nothing here meets names the lowest price and no dearer pick', async () => {
    const opening = await openingOf('used cars under 5000');
    expect(opening).not.toMatch(/fewest miles|low miles|compromise|balance/i);
  });

  test('is no half of a sentence where the question is not asked', async () => {
    for (const place of [0, 1, 2, 3]) {
      const opening = await openingOf('auto loan refinance', { place });
      expect(opening).not.toMatch(/\? (?:When|Once|Because|If)\b[^,.]*\. /);
    }
  });

  test('picks no car for who asks whether', async () => {
    const opening = await openingOf('is 70000 miles too many for a used suv');
    expect(opening).not.toContain('stock number');
  });

  test('on two makes is about neither alone', async () => {
    const brief = researchedBrief('toyota vs honda reliability');
    const { markdown } = await writeArticleFor(brief);
    expect(markdown).not.toMatch(/^#.*\ba (?:Toyota|Honda)\b/m);
    expect(markdown).not.toMatch(/Equinox|Silverado/);
  });

  test('on when the store is open or how to call it counts no cars', async () => {
    const store = storeWith(allDetails);
    for (const keyword of ['chevy dealer open saturday', 'toyota dealership phone number']) {
      const { markdown } = await writeArticleFor(researchedBrief(keyword, { store }));
      expect(markdown).not.toMatch(/stock number|\| Price \|/);
      expect(markdown).toMatch(/Saturdays|\(218\) 555-01\d\d/);
    }
  });

  test('says when something is due before what it costs here', async () => {
    const service = { name: 'Diesel oil change', price_from: 129 };
    const store = storeWith({ ...allDetails, services: [service] });
    const opening = await openingOf('oil change interval for diesel trucks', { store });
    expect(opening.indexOf('$129')).not.toBe(-1);
    expect(opening.search(/depend|manual|monitor|interval|miles/i)).toBeLessThan(
      opening.indexOf('$129'),
    );
  });

  test('on the time to buy speaks of time before cars', async () => {
    const opening = await openingOf('best time of year to buy a used suv');
    expect(opening).not.toMatch(/stock number|on our lot|used SUVs as of/);
  });
});

test.each([
  ['brake fluid flush cost', 'the brake fluid flush cost'],
  ['Toyota Camry towing capacity', 'the Toyota Camry towing capacity'],
  ['rust proofing a truck', 'rust proofing a truck'],
  ['oil change coupon', 'an oil change coupon'],
])('"%s" is %s in running text', (words, told) => expect(asNounPhrase(words)).toBe(told));

test('no American holiday at a Canadian store', () => {
  const text = 'Many open on sale holidays such as Memorial Day and Presidents’ Day.';
  expect(isForbiddenIn('CA')(text)).toBeTrue();
  expect(isForbiddenIn('US')(text)).toBeFalse();
});

describe('used ones of a model', () => {
  const base = researchedBrief('used silverado 1500');
  const years = new Map([['Silverado 1500', 2019]]);
  const stock = base.stock
    .filter(({ model, condition }) => model !== 'Silverado 1500' || condition === 'used')
    .map((car) => ({ ...car, year: years.get(car.model ?? '') ?? car.year }));

  test('say their year where it is one, and what was filed of that year', async () => {
    const draft = await writeArticleFor({ ...base, stock });
    expect(proseOf(draft)[0]).toContain('2019 Chevrolet Silverado 1500');
    const filed = draft.markdown.match(/\b20\d\d (?=Silverado 1500 \|)/g) ?? [];
    expect(filed.every((year) => /20(?:18|19|20)/.test(year))).toBe(true);
  });

  test('have a price where all of a kind have one', async () => {
    const equal = stock.map((car) =>
      car.model === 'Silverado 1500' ? { ...car, priceCents: 2_500_000 } : car,
    );
    const brief = researchedBrief('is the silverado 1500 worth it', { articleType: 'qa' });
    const draft = await writeArticleFor({ ...brief, stock: equal });
    const cost = draft.outline.sections.find(({ heading }) =>
      /^How much does .* cost/.test(heading),
    );
    const told = draft.paragraphs.filter(({ sectionId }) => sectionId === cost?.id);
    expect(told.map(({ text }) => text).join(' ')).toContain('$25,000');
  });
});
