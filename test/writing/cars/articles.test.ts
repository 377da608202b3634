import { describe, expect, test } from 'bun:test';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { fixtureStock, fixtureStore } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function written(keyword: string, overrides = {}) {
  return writeArticleFor(researchedBrief(keyword, overrides));
}

async function openingOn(keyword: string): Promise<string> {
  const [, first = ''] = (await written(keyword)).markdown.split('\n\n');
  return first;
}

describe('an article on one property of a model', () => {
  test.each([
    ['f-150 towing capacity', /[\d,]{5,6} pounds/],
    ['2022 f-150 towing capacity', /2022 F-150.*[\d,]{5,6} pounds/s],
    ['2024 honda cr-v cargo space', /\d\d(?:\.\d)? cubic feet/],
    ['2025 toyota camry trims', /LE.*SE.*XLE.*XSE/s],
    ['2023 toyota rav4 mpg', /\d\d (?:to \d\d )?mpg/],
    ['when was the ford f-150 redesigned', /2015.*2021/s],
  ])('answers "%s" with what is published, at once', async (keyword, figure) => {
    expect(await openingOn(keyword)).toMatch(figure);
  });

  test.each([
    ['2024 kia telluride sx towing capacity', /2024 Telluride SX\b.*5,000 pounds/, /5,500/],
    ['2025 subaru outback wilderness ground clearance', /Wilderness.*9\.5 inches/, /8\.7/],
    ['2024 cr-v ex-l mpg', /gas 2024 CR-V/, /40 mpg/],
  ])('tells "%s" by the trim', async (keyword, own, other) => {
    const opening = await openingOn(keyword);
    expect(opening).toMatch(own);
    expect(opening).not.toMatch(other);
  });

  test('says a year once for two trims, and what is the same of two cars once', async () => {
    const { markdown } = await written('2024 outback premium vs wilderness ground clearance');
    expect(markdown).toMatch(/Outback Premium has 8\.7 inches and the Outback Wilderness has 9\.5/);
    expect(markdown).toContain('| Ground clearance | 8.7 inches | 9.5 inches |');
    expect(await openingOn('tahoe vs yukon towing')).toMatch(/both the Tahoe and the Yukon/);
    expect(await openingOn('2023 f-150 xlt vs lariat towing')).toMatch(
      /2023 F-150.*1\d,\d{3} pounds/s,
    );
  });

  test('names the trims of its year alone, and which of two cars is the bigger one', async () => {
    const { markdown } = await written('2026 pilot trims');
    expect(markdown).toContain('Black Edition');
    expect(markdown).not.toContain('Black Edition (from');
    const { markdown: beside } = await written('honda pilot vs toyota highlander size');
    expect(beside).toMatch(/The Pilot[^.]* length|By the tape, the Pilot/);
  });

  test('says whose figures they are, with the model years', async () => {
    const { markdown } = await written('2022 f-150 towing capacity');
    expect(markdown).toMatch(/- Ford published specifications, model years \d{4}/);
  });

  test('tells a hybrid by the figures of the hybrid', async () => {
    const opening = await openingOn('2022 toyota rav4 hybrid mpg');
    expect(opening).toMatch(/\b(?:38|39|40|41)\b/);
    expect(opening).not.toMatch(/\b(?:2[5-9]|30) mpg combined/);
  });

  test('gives no figure for a model year that nobody has looked up', async () => {
    expect(await openingOn('2031 ford f-150 towing capacity')).not.toMatch(/[\d,]{5,6} pounds/);
  });

  test('in Canada is told in its measures, without trims, recalls or warranties', async () => {
    const store = { ...fixtureStore, country: 'CA', state: 'ON', city: 'Thunder Bay' };
    const { markdown } = await written('f-150 towing capacity', { store });
    expect(markdown).toMatch(/[\d,]{5} kg \([\d,]{6} pounds\)/);
    expect(markdown).toContain('specifications as published in the United States');
    expect(markdown).not.toMatch(/\| Trims \||NHTSA|EPA|whichever comes first/);
  });
});

test('two models are set side by side by what they tow, hold and use', async () => {
  const { markdown } = await written('toyota rav4 vs honda cr-v');
  for (const line of ['Maximum towing', 'Cargo room', 'EPA-estimated mpg, combined']) {
    expect(markdown).toMatch(new RegExp(`\\| ${line} \\| [^|–]+ \\| [^|–]+ \\|`));
  }
  expect(markdown).toMatch(/What the .* are like|one by one|RAV4.*\n\n.*CR-V/s);
});

test('who asks what two models tow is told of every engine, with the year', async () => {
  const { markdown } = await written('tacoma vs colorado towing capacity');
  expect(markdown).toMatch(
    /\| Towing capacity \| 6,500.*3,500 pounds in the SR.*6,000 pounds in the ZR2/,
  );
  expect(markdown).toContain('2.7L turbo four-cylinder (310 hp) in 2026');
  expect(markdown).not.toContain('Take the one with more payload left');
});

test('of two trims the difference is told once, and not what the model is like', async () => {
  const { markdown } = await written('f-150 xl vs xlt');
  expect(markdown).toMatch(/XL\b.*XLT\b.*Lariat/s);
  expect(markdown.match(/King Ranch/g)?.length).toBeLessThan(4);
});

describe('who asks for cars of a kind', () => {
  test('is told which models are here, the one that tows most first', async () => {
    const { markdown } = await written('trucks for towing');
    expect(markdown).toMatch(/\| Model \| Model years \| In stock \| Priced from \| Towing/);
    expect(markdown).toMatch(
      /highest (?:published|maximum) tow rating|rated to tow the most|strongest tow|tows the most/,
    );
  });

  test('and is told seats and room where it is for a family', async () => {
    const { markdown } = await written('best suv for families');
    expect(markdown).toMatch(/\| Seats \| Cargo room \|/);
  });

  test('is told nothing of them where the question is another', async () => {
    for (const keyword of ['hybrid battery replacement cost', 'how to tow a trailer']) {
      expect((await written(keyword)).markdown).not.toContain('| Model years | In stock |');
    }
  });
});

test('the page of a model tells what it is like, what changed and how trims differ', async () => {
  const draft = await writeArticleFor(researchedLanding(2026, 'Toyota', 'Camry'));
  expect(proseOf(draft)[1]).toMatch(/225 or 232 horsepower|sedan|Camry/);
  expect(draft.markdown).toMatch(/## .*redesign.*\n\n.*2025.*hybrid power in every trim/);
  expect(draft.markdown).toMatch(/## (?:How Camry trims differ|What each Camry trim adds)/);
  // The table has told how many it seats.
  expect(draft.markdown).not.toContain('How many seats');
});

test('the page of a model that is not here begins with what it is like', async () => {
  const draft = await writeArticleFor(researchedLanding(2026, 'Ram', '1500'));
  expect(proseOf(draft)[0]).toMatch(/^(?!There's no).*Ram 1500.*no 2026 Ram 1500|not have/);
  expect(draft.markdown).toMatch(/## .*Ram 1500 trim/);
  expect(draft.markdown).not.toContain('8,380 pounds');
});

test('engines that the stock contradicts are not told', async () => {
  const stock = fixtureStock().map((car) =>
    car.model === 'F-150' ? { ...car, engine: '9.9L V16' } : car,
  );
  const draft = await written('f-150 towing capacity', { stock });
  expect(proseOf(draft).join(' ')).not.toMatch(/\(\d{3} hp\)/);
  expect(draft.markdown).not.toContain('| Engines |');
});

describe('a comparison of two models commits itself', () => {
  test('to the one that tows more, with the figures of both', async () => {
    const opening = await openingOn('toyota tacoma vs ford ranger');
    expect(opening).toMatch(/towing.*Ranger.*7,500 pounds.*against 6,500 pounds/s);
    // 326 hp against 315 decides nothing.
    expect(opening).not.toMatch(/326 hp/);
  });

  test('and to none where both are alike, or where one is not known', async () => {
    const twins = await openingOn('2019 ford f-150 vs 2020 ford f-150');
    expect(twins).not.toMatch(/tows more|stronger one on paper|heavier trailer/);
    const unknown = await openingOn('toyota tacoma vs gwm poer');
    expect(unknown).not.toMatch(/tows more|stronger one on paper|heavier trailer/);
  });
});

test('a model with an ampersand in its name is the one with an "and"', async () => {
  for (const keyword of ['chrysler town & country seats', 'chrysler town and country seats']) {
    const { markdown } = await written(keyword);
    expect(markdown).toContain('Town & Country');
  }
});

describe('the warranty of a make', () => {
  test('is told by its terms, before what a warranty is', async () => {
    const opening = await openingOn('toyota warranty');
    expect(opening).toMatch(/3 years or 36,000 miles.*5 years or 60,000 miles on the powertrain/s);
  });

  test('is not told of no make, of one without a file, or abroad', async () => {
    for (const keyword of ['car warranty', 'porsche warranty']) {
      expect((await written(keyword)).markdown).not.toMatch(/[A-Z]\w+ written warranty$/m);
    }
    const store = { ...fixtureStore, country: 'CA', state: 'ON', city: 'Thunder Bay' };
    const { markdown } = await written('toyota warranty', { store });
    expect(markdown).not.toMatch(/[A-Z]\w+ written warranty$/m);
  });
});

describe('a car that is typed with what moves it', () => {
  test('is told as the car, with the figures of that version', async () => {
    const opening = await openingOn('f-150 hybrid towing capacity');
    expect(opening).toMatch(/F-150 hybrid.*12,700 pounds/s);
    expect(opening).not.toMatch(/14,000/);
    const { markdown } = await written('ford maverick hybrid');
    expect(markdown).toMatch(/Maverick hybrid[^.]* 38 mpg combined/);
    expect(markdown).not.toMatch(/spare tire|hybrid battery last/i);
  });

  test('is not offered another one as if it were it', async () => {
    const { markdown } = await written('f-150 hybrid for sale');
    expect(markdown).toMatch(/no hybrid Ford F-150 trucks/);
  });
});

test('a checklist is followed by no list of models', async () => {
  const { markdown } = await written('used car inspection checklist', { articleType: 'expert' });
  expect(markdown).not.toContain('Models on our lot');
});

test('who asks how a model holds up, of no year, is told of each shape of it', async () => {
  const { markdown } = await written('subaru outback reliability');
  expect(markdown).toMatch(/^## Subaru Outback reliability by model year$/m);
  expect(markdown).toMatch(/^### Outback, 2015 to 2019$/m);
  const { markdown: ofYear } = await written('2018 subaru outback reliability');
  expect(ofYear).not.toMatch(/^### Outback, 2010/m);
});

test('beside figures no question is answered by where to look', async () => {
  const { markdown } = await written('tahoe vs suburban size', { articleType: 'qa' });
  expect(markdown).not.toMatch(/^### .*(?:legroom|offer|easier to park)/m);
  expect(markdown).toMatch(/The Suburban[^.]* length|By the tape, the Suburban/);
});

test('of a pickup nothing is said of a trunk, where there is another way to say it', async () => {
  for (const keyword of ['2024 silverado 1500 trims', 'ford f-150 engine options']) {
    expect(proseOf(await written(keyword)).join('\n')).not.toMatch(/\b(?:trunk|third row)\b/i);
  }
});
