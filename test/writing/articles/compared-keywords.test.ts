import { describe, expect, test } from 'bun:test';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { fixtureStock } from '../../support/stock.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { sharedSentences, sisterBriefs } from '../../support/sister-stores.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function written(keyword: string, stock?: StockVehicle[]): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, stock ? { stock } : {}));
}

function headOf({ markdown }: Draft): string {
  return markdown.split('\n').find((line) => line.startsWith('|  |')) ?? '';
}

function rowOf({ markdown }: Draft, name: string): string {
  return markdown.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
}

describe('what a keyword sets side by side', () => {
  test.each([
    ['toyota rav4 vs honda cr-v', '|  | Toyota RAV4 | Honda CR-V |'],
    ['camry vs 4runner', '|  | Toyota Camry | Toyota 4Runner |'],
    ['2019 vs 2022 f-150', '|  | 2019 Ford F-150 | 2022 Ford F-150 |'],
    ['camry le vs se', '|  | Toyota Camry LE | Toyota Camry SE |'],
    ['rav4 vs cr-v vs equinox', '|  | Toyota RAV4 | Honda CR-V | Chevrolet Equinox |'],
    ['silverado 1500 or f-150', '|  | Chevrolet Silverado 1500 | Ford F-150 |'],
    ['used rav4 vs used cr-v', '|  | Used Toyota RAV4 | Used Honda CR-V |'],
    [
      'new vs used silverado 1500',
      '|  | New Chevrolet Silverado 1500 | Used Chevrolet Silverado 1500 |',
    ],
  ])('%s', async (keyword, head) => {
    expect(headOf(await written(keyword))).toBe(head);
  });

  test.each(['awd vs 4wd', 'new vs used', 'lease vs buy', 'suv vs minivan'])(
    '%s compares ideas and has no table of cars side by side',
    async (keyword) => {
      expect(headOf(await written(keyword))).toBe('');
    },
  );

  test('a hybrid and a gas car of one model are told apart by their fuel', async () => {
    const stock = fixtureStock().map((car) =>
      car.model === 'RAV4 Hybrid' && car.condition !== 'new'
        ? { ...car, model: 'RAV4', fuelType: 'gasoline' as const }
        : car,
    );
    const draft = await written('rav4 hybrid vs gas', stock);
    expect(headOf(draft)).toBe('|  | Toyota RAV4 Hybrid | Gas Toyota RAV4 |');
    expect(rowOf(draft, 'On our lot')).toBe('| On our lot | 7 | 5 |');
  });
});

describe('rivals', () => {
  test('are compared in one condition, and the page says why', async () => {
    const draft = await written('toyota rav4 vs honda cr-v');
    const opening = proseOf(draft).slice(0, 4).join(' ');
    expect(opening).toMatch(/used (ones|one)[^.]*\$13,600[^.]*\$18,895/);
    expect(opening).toMatch(/no new CR-V|[Ww]ithout a new CR-V/);
    // A price of one of them says nothing of the other.
    expect(rowOf(draft, 'New, price')).toBe('');
  });

  test('of ages far apart are compared in the years that both have', async () => {
    const stock = fixtureStock().filter((car) => {
      const isNew = car.year !== null && car.year >= 2023;
      return car.model === 'RAV4 Hybrid' ? car.condition !== 'new' && isNew : true;
    });
    const opening = proseOf(await written('toyota rav4 vs honda cr-v', stock))
      .slice(0, 3)
      .join(' ');
    expect(opening).toMatch(/20\d\d to 2024/);
    expect(opening).not.toContain('$13,600');
  });

  test('whose years are apart are compared with a word on age', async () => {
    const stock = fixtureStock().filter(({ model, year }) => {
      if (model === 'F-150') return year === 2019;
      return model === 'Silverado 1500' ? year !== null && year >= 2022 && year < 2026 : true;
    });
    const opening = proseOf(await written('silverado 1500 vs f-150', stock))
      .slice(0, 3)
      .join(' ');
    expect(opening).toMatch(/the F-150 is from 2019/);
  });

  test('of another name are not taken for a version of the one asked for', async () => {
    const stock = fixtureStock().map((car) =>
      car.model === 'Camry' ? { ...car, model: 'Corolla Cross', bodyStyle: 'suv' as const } : car,
    );
    const draft = await written('toyota corolla vs honda cr-v', stock);
    expect(rowOf(draft, 'On our lot')).toBe('| On our lot | None | 6 |');
  });

  test('that are all on their way are said not to be here first', async () => {
    const stock = fixtureStock().map((car) => ({ ...car, status: 'in_transit' as const }));
    const draft = await written('toyota rav4 vs honda cr-v', stock);
    expect(proseOf(draft)[1]).toMatch(/\bno Toyota RAV4 or Honda CR-V\b/);
  });

  test('that are not here have a column, and the text says that they are not', async () => {
    const draft = await written('chevy silverado 1500 vs ram 1500');
    expect(rowOf(draft, 'On our lot')).toBe('| On our lot | 15 | None |');
    expect(proseOf(draft)[1]).toMatch(/the Ram 1500 is not in our stock/);
  });

  test('on their way stand in a line of their own and are not counted as here', async () => {
    const stock = fixtureStock().map((car) =>
      car.model === 'CR-V' ? { ...car, status: 'in_transit' as const } : car,
    );
    const draft = await written('toyota rav4 vs honda cr-v', stock);
    expect(rowOf(draft, 'On our lot')).toBe('| On our lot | 12 | None |');
    expect(rowOf(draft, 'On the way')).toBe('| On the way | None | 6 |');
  });

  test('of which the store has neither make an honest page without prices', async () => {
    const draft = await written('lexus rx vs bmw x5');
    expect(rowOf(draft, 'On our lot')).toBe('');
    expect(rowOf(draft, 'New, price')).toBe('');
    expect(rowOf(draft, 'Engines')).toMatch(/V6.*\|.*V8|\dL/);
    expect(proseOf(draft)[1]).toMatch(/no Lexus RX or BMW X5/);
    expect(draft.markdown).not.toContain('How to get a Lexus');
  });
});

test.each(['silverado 1500 vs f-150', 'chevy silverado 1500 vs ram 1500'])(
  'sister stores share hardly a sentence on %s',
  async (keyword) => {
    const drafts = await Promise.all(sisterBriefs(keyword).map((brief) => writeArticleFor(brief)));
    for (const [at, one] of drafts.entries()) {
      for (const two of drafts.slice(at + 1)) expect(sharedSentences(one, two)).toBeLessThan(0.15);
    }
  },
);

test('what the verdict answers is not asked again below it', async () => {
  const draft = await written('toyota rav4 vs honda cr-v');
  const headings = draft.outline.sections.map(({ heading }) => heading).join('\n');
  expect(headings).not.toMatch(/compare with|Should I buy|cost less than/);
  expect(draft.notCovered.join()).not.toMatch(/compare with|Should I buy|cost less than/);
});

test.each([
  ['acura ilx vs bmw 3 series', ['Acura ILX', 'BMW 3 Series']],
  ['mercedes c class vs bmw 3 series', ['Mercedes-Benz C-Class', 'BMW 3 Series']],
  ['equinox vs rav4 hybrid gas mileage', ['Chevrolet Equinox', 'Toyota RAV4 Hybrid']],
  ['4runner vs highlander', ['Toyota 4Runner', 'Toyota Highlander']],
])('"%s" sets these side by side', (keyword, sides) => {
  const subject = askedSubjectOf(researchedBrief(keyword));
  expect(subject?.sides.map(({ make, model, power }) => [make, model, power])).toEqual(
    sides.map((name) => {
      const [make, ...model] = name.split(' ');
      return [make ?? '', model.join(' '), null];
    }),
  );
});

test('who compares for towing is told the rating of both, and what decides, at once', async () => {
  const [first] = proseOf(await written('chevy silverado 1500 vs ford f-150 towing'));
  expect(first).toMatch(/[\d,]+ pounds.*Silverado 1500.*[\d,]+ pounds.*F-150/);
  expect(first).not.toContain('$');
});

test.each(['rav4 vs cr-v gas mileage', 'camry vs accord reliability'])(
  '"%s" opens on the quality and not on a price',
  async (keyword) => {
    const [first] = proseOf(await written(keyword));
    expect(first).toMatch(/mileage|fueleconomy|reliability|how long either lasts/i);
    expect(first).not.toContain('$');
  },
);

test('cars of which neither is here are compared in what is asked of both', async () => {
  const draft = await written('honda civic vs toyota corolla');
  // The table answers it; a section of its own is for who asks.
  expect(draft.markdown).toMatch(/\| Cargo room \|/);
  expect(draft.markdown).not.toMatch(/## (?:Which has|Which is more reliable|Is the Civic bigger)/);
  expect(draft.markdown).not.toContain('| – |');
});

test('who asks which is bigger is answered that before what they cost', async () => {
  const [first, , ...rest] = proseOf(await written('is the equinox bigger than the rav4'));
  expect(first).toMatch(/length|dimensions|size|spec sheets/);
  expect(first).not.toContain('$');
  expect(rest.join(' ')).toContain('$');
});

test('the best of two cars is asked for by the searcher, and claimed by nobody', async () => {
  const [opening] = proseOf(await written('best suv rav4 vs cr-v'));
  expect(opening).toMatch(/RAV4.*against.*CR-V.*against/s);
});

test('one price on both sides is said once, of both', async () => {
  const brief = researchedBrief('equinox vs rav4 hybrid');
  const stock = brief.stock.map((car) => ({ ...car, priceCents: 3_000_000 }));
  const opening = proseOf(await writeArticleFor({ ...brief, stock }))
    .slice(0, 2)
    .join(' ');
  expect(opening).toMatch(/Equinox.*RAV4 Hybrid/);
  expect(opening?.match(/\$30,000/g)).toHaveLength(1);
});
