import { describe, expect, test } from 'bun:test';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import type { Report } from '../../src/domain/compliance/engine/make-report.ts';
import {
  bareContext,
  type CheckContext,
  unknownVehicle,
  type VehicleFacts,
} from '../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { StockVehicle } from '../../src/writing/store-profile.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { researchedBrief, researchedLanding } from '../support/researched-brief.ts';
import { fixtureStore, newYear } from '../support/stock.ts';
import { stockModels } from '../support/stock-models.ts';
import { writeArticleFor } from '../support/write-article.ts';
import { comparisonBrief, eventBrief, side } from '../writing/articles/briefs-by-type.ts';

/** Writing takes its time where the machine is busy. */
const patience = 120_000;
/** A spread of what stores ask for: one keyword in eleven. */
const keywords = articleKeywords.filter((_, index) => index % 11 === 0);
/** The strictest on texts about vehicles, with rules of their own. */
const strict = ['CA', 'VA', 'FL', 'TX', 'NJ', 'OH'];

/** The report on the article that a store in this state would get. */
async function reportOn(brief: Brief, state: string): Promise<Report> {
  const store = { ...brief.store, state };
  const { markdown } = await writeArticleFor({ ...brief, store });
  const context: CheckContext = {
    ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'),
    states: [stateOf(state) ?? []].flat(),
    store: { name: store.name, city: store.city },
    stock: stockOf(brief.stock),
  };
  return checkText(markdown, 'markdown', context);
}

async function faultsIn(brief: Brief, state: string): Promise<string[]> {
  const { issues, overall_status } = await reportOn(brief, state);
  const errors = issues.filter(({ severity }) => severity === 'error');
  return [overall_status, ...errors.map(({ message, location }) => `${message} ${location}`)];
}

function stockOf(stock: readonly StockVehicle[]): CheckContext['stock'] {
  const known = new Map<string, VehicleFacts>();
  for (const car of stock) {
    const { vin, stockNumber, year, make, model, trim } = car;
    const facts: VehicleFacts = {
      ...unknownVehicle,
      vin,
      stockNumber,
      year,
      make,
      model,
      trim,
      condition: car.condition === 'new' ? 'new' : 'used',
      isCertified: car.condition === 'certified',
      price: car.priceCents === null ? null : car.priceCents / 100,
    };
    for (const id of [vin, stockNumber]) if (id !== null) known.set(id, facts);
  }
  return (id) => known.get(id) ?? null;
}

describe('our own articles pass our own check', () => {
  for (const articleType of ['basic', 'qa', 'expert'] as const) {
    test(
      `of the type ${articleType}`,
      async () => {
        for (const [index, keyword] of keywords.entries()) {
          const state = strict[index % strict.length] ?? 'CA';
          const faults = await faultsIn(researchedBrief(keyword, { articleType }), state);
          expect([keyword, state, ...faults]).toEqual([keyword, state, 'pass']);
        }
      },
      patience,
    );
  }

  for (const state of ['CA', 'VA', 'FL', 'TX']) {
    test(
      `where vehicles stand with their prices, in ${state}`,
      async () => {
        const articles: Brief[] = [
          researchedBrief('used Ford F-150', { articleId: 'f-150', contentLength: 1200 }),
          researchedBrief('best used trucks', { articleType: 'expert', contentLength: 2000 }),
          ...stockModels.slice(0, 2).map(({ make, model }) => {
            return researchedLanding(newYear, make, model);
          }),
          comparisonBrief({}, { contentLength: 1500 }),
          comparisonBrief({
            vehicles: [side('Ford', 'F-150', newYear - 2), side('Chevrolet', 'Silverado 1500')],
          }),
          eventBrief(),
          eventBrief({ name: 'Used Car Weekend' }),
        ];
        for (const brief of articles) {
          const faults = await faultsIn(brief, state);
          expect([brief.articleId, ...faults]).toEqual([brief.articleId, 'pass']);
        }
      },
      patience,
    );
  }

  test('the one car of its model is named whole where it has a price', async () => {
    const [car] = researchedLanding(newYear, 'Ford', 'F-150').stock.filter(
      ({ model, condition }) => model === 'F-150' && condition === 'used',
    );
    if (!car) throw new Error('The fixture lot has no used F-150.');
    const alone = { stock: [car], store: { ...fixtureStore, state: 'CA' } };
    const brief = { ...researchedLanding(car.year ?? newYear, 'Ford', 'F-150'), ...alone };
    const { markdown } = await writeArticleFor(brief);
    const plain = markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(plain).toContain(`stock number ${car.stockNumber}, VIN ${car.vin}`);
    expect(markdown).toMatch(/plus government fees and taxes, any finance charges/i);
    expect(await faultsIn(brief, 'CA')).toEqual(['pass']);
    const elsewhere = await writeArticleFor({ ...brief, store: fixtureStore });
    expect(elsewhere.markdown).not.toMatch(/plus government fees/i);
  });
});
