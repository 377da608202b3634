import { describe, expect, test } from 'bun:test';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import { groupStores } from '../../support/group-stores.ts';
import { fixtureStock, newYear } from '../../support/stock.ts';
import { researchedLanding } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function landing(model: string, stock?: StockVehicle[], year = newYear, make = 'Toyota') {
  const brief = researchedLanding(year, make, model);
  return writeArticleFor(stock ? { ...brief, stock } : brief);
}

function rows(markdown: string, head: string): string[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.includes(head));
  return lines.slice(start + 2, lines.indexOf('', start));
}

describe('the page of a model', () => {
  test('says at once how many are here, from what price and in which trims', async () => {
    const [opening] = proseOf(await landing('Camry'));
    expect(opening).toMatch(/\bsix new 2026 Toyota Camry sedans\b/i);
    expect(opening).toMatch(/\$29,800/);
    expect(opening).toMatch(/two LE .*three SE .*one XSE/);
  });

  test('sets its trims side by side by what differs, and says the rest once', async () => {
    const { markdown } = await landing('Camry');
    expect(markdown).toContain('|  | LE | SE | XSE |');
    expect(markdown).toMatch(/^\| Drive \| /m);
    expect(markdown).not.toMatch(/^\| Engine \| /m);
    expect(markdown).toContain('the 2.5L I4 Hybrid');
  });

  test("tells trims in the maker's order, though a higher one starts lower here", async () => {
    const stock = fixtureStock().map((car) =>
      car.model === 'Camry' && car.trim === 'XSE' ? { ...car, priceCents: 2_500_000 } : car,
    );
    const { markdown } = await landing('Camry', stock);
    expect(markdown).toContain('|  | LE | SE | XSE |');
  });

  test('leaves out of a year when something came for it', async () => {
    const { markdown } = await landing('Camry', [], 2022);
    expect(markdown).toContain('| Front-wheel drive or all-wheel drive |');
  });

  test('counts what is on its way by trim, and not as here', async () => {
    const stock = fixtureStock().map((car) =>
      car.trim === 'XSE' && car.year === newYear ? { ...car, status: 'in_transit' as const } : car,
    );
    const draft = await landing('Camry', stock);
    expect(proseOf(draft)[0]).toMatch(/\bfive new 2026 Toyota Camry\b/i);
    expect(draft.markdown).toMatch(/On the way/);
  });

  test('lists some of every trim where it cannot list them all', async () => {
    const [camry] = fixtureStock().filter(({ model }) => model === 'Camry');
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...(camry ?? fixtureStock()[0]!),
      id: `row-${at}`,
      vin: null,
      stockNumber: `N${at}`,
      year: newYear,
      trim: at < 30 ? 'LE' : at < 35 ? 'SE' : 'XSE',
      priceCents: (30_000 + at * 100) * 100,
    }));
    const listed = rows((await landing('Camry', many)).markdown, '| Stock number |');
    for (const trim of ['LE', 'SE', 'XSE']) {
      expect(listed.filter((line) => line.includes(`| ${trim} |`)).length).toBeGreaterThan(2);
    }
  });

  test('does not count by trim where most rows name none', async () => {
    const stock = fixtureStock().map((car, at) => (at % 5 === 0 ? car : { ...car, trim: null }));
    const { markdown } = await landing('Camry', stock);
    expect(markdown).not.toMatch(/By trim|trims compared/);
  });

  test('shows a photo of each vehicle and leads to its page', async () => {
    const { markdown } = await landing('Camry');
    expect(rows(markdown, '| Photo |')).not.toBeEmpty();
    for (const line of rows(markdown, '| Photo |')) {
      expect(line).toMatch(/^\| !\[2026 Toyota Camry [^\]]+\]\(https:[^)]+\) \| \[N\d+\]\(https:/);
    }
  });

  test('has no advice that would read alike for any model', async () => {
    const { markdown, notCovered } = await landing('Camry');
    expect(markdown).not.toMatch(/good sedan\?|Apple CarPlay/);
    expect(notCovered.join()).toMatch(/Not answered: .*good sedan/);
  });
});

describe('the page of a model that is not here', () => {
  test('is short, says so first and names what is of its kind', async () => {
    const draft = await landing('Tundra');
    const [opening] = proseOf(draft);
    expect(opening).toMatch(/no 2026 Toyota Tundra|not have a 2026 Toyota Tundra/);
    expect(opening).toMatch(/Silverado 1500 trucks/);
    expect(opening).not.toContain('Camry');
    // Beside that, its specifications and what it is like.
    expect(draft.wordCount).toBeLessThan(480);
    expect(draft.markdown).not.toMatch(/Used \w+ prices/);
    expect(draft.wouldSayMore?.join()).toContain('2026 Toyota Tundra');
  });

  test('lists the model from other years where those are here', async () => {
    const draft = await landing('F-150', undefined, newYear, 'Ford');
    expect(proseOf(draft)[0]).toMatch(/six F-150 trucks from 2019 to 2023|2019 to 2023/);
    expect(draft.markdown).toContain('| Photo |');
  });
});

test('a page of two cars of a year counts two, and tells of the trims of that year', async () => {
  const { id = '', ...tampa } = groupStores[3] ?? {};
  const brief = { ...researchedLanding(2021, 'Chevrolet', 'Equinox'), ...tampa };
  const { markdown } = await writeArticleFor({ ...brief, articleId: `modellanding ${id}` });
  // The listings name a trim that Chevrolet did not sell in 2021.
  expect(markdown).not.toMatch(/\b(?:All|Each one|They all)\b[^.]*Activ\b|\bRS\b/);
  expect(markdown).not.toMatch(/\b[Aa]ll of (?:them|these)\b|Look beyond that year/);
  // A store of used cars has no page of new ones.
  expect(markdown).not.toContain('[New ');
});
