import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { findComponent } from '../../src/domain/content/components-store.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext, type CheckContext } from '../../src/domain/compliance/rules/context.ts';
import { dataRules } from '../../src/domain/compliance/rules/data/index.ts';
import {
  smallLot,
  stockOf,
  usedPickup,
} from '../../src/domain/compliance/rules/data/example-stock.ts';
import { mentionsIn } from '../../src/domain/compliance/rules/data/vehicle-mentions.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { by } from '../support/acting.ts';

const bare = bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04');

function rulesOf(text: string, context: Partial<CheckContext> = {}): string[] {
  const { issues } = checkText(text, 'markdown', { ...bare, ...context });
  return issues.map(({ rule }) => rule);
}

function idsIn(text: string): string[] {
  return mentionsIn(readContent(text, 'markdown')).map(({ id }) => id);
}

describe('numbers of vehicles in a text', () => {
  test('are found in sentences, in lists and in columns of tables', () => {
    expect(idsIn('Stock # p3385, stock no. H-2231 and stk: 77A1.')).toEqual([
      'P3385',
      'H-2231',
      '77A1',
    ]);
    expect(idsIn('Stock numbers P1001, P1002 and P1003 are here.')).toEqual([
      'P1001',
      'P1002',
      'P1003',
    ]);
    const table =
      '| Stock number | In stock | VIN |\n| --- | --- | --- |\n' +
      '| [P3385](https://a.example/p) | 4 | 1FTFW1E88KFA03385 |';
    expect(idsIn(table)).toEqual(['P3385', '1FTFW1E88KFA03385']);
  });

  test('are not seen in counts, years, prices and model names', () => {
    const text =
      'We have 12 in stock, no 2019 model, the F-150 and stock number plates. VIN reports help.';
    expect(idsIn(text)).toEqual([]);
  });
});

describe('rules on data', () => {
  test('none speaks where nothing is known', () => {
    const text = 'Stock # P9999 at Lakeside Motors is certified: $9,900. $279/mo for 36 months.';
    const content = readContent(text, 'text');
    const found = dataRules
      .filter(({ when, states }) => !states && (when?.(bare) ?? true))
      .flatMap((rule) => rule.check(content, bare));
    expect(found).toEqual([]);
  });

  test('a payment by the formula passes, one that is 5 % off does not', () => {
    const cents = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);
    fc.assert(
      fc.property(
        fc.integer({ min: 12_000, max: 90_000 }),
        fc.integer({ min: 1, max: 149 }),
        fc.constantFrom(24, 36, 48, 60, 72, 84),
        (price, tenths, months) => {
          const each = tenths / 10 / 1200;
          const due = (price * each) / (1 - (1 + each) ** -months);
          const ad = (payment: number): string =>
            `$${price.toLocaleString('en-US')} financed: $${cents(payment)} per month, ` +
            `${months} months, ${tenths / 10}% APR, no money down.`;
          expect(rulesOf(ad(due))).not.toContain('D-PAYMENT-MATH');
          expect(rulesOf(ad(due * 1.05))).toContain('D-PAYMENT-MATH');
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a price is compared in every form in which texts give it', () => {
    const context = { stock: smallLot };
    for (const text of [
      'Stock # P3385: $13,900.',
      'Now $13,900 (stock # P3385).',
      'VIN 1FTFW1E88KFA03385 is listed at $ 13,900.00.',
      '| Price | VIN |\n| --- | --- |\n| $13,900 | 1FTFW1E88KFA03385 |',
    ]) {
      expect([text, ...rulesOf(text, context)]).toContain('D-PRICE-MATCH');
      const right = text.replaceAll('13,900', '14,900');
      expect([right, ...rulesOf(right, context)]).not.toContain('D-PRICE-MATCH');
    }
  });

  test('a vehicle without a price, or sold, has no price to be wrong', () => {
    for (const change of [{ price: null }, { isAvailable: false }]) {
      const stock = stockOf({ ...usedPickup, ...change });
      expect(rulesOf('Stock # P3385: $13,900.', { stock })).not.toContain('D-PRICE-MATCH');
    }
  });
});

async function issuesOf(app: Harness, client: Client, id: string): Promise<Json[]> {
  await client.post(`/content/${id}/compliance`);
  await app.drain();
  return (await client.get(`/content/${id}/compliance`)).body.data.report.issues;
}

describe('an article of a store', () => {
  test('is held against its stock of the moment', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const site = await app.makeSite();
    const client = await app.client(site);
    const many = [1, 2, 3, 4].map((number) => car(number));
    await importCars(app, site, many);
    const id = await makeArticle(app, client);
    const markdown =
      '# Used cars at Prairie Motors in Lincoln\n\n' +
      'Stock # P1001 is listed at $20,010, stock # P1002 waits too.\n\nSee stock # P7777.\n\n' +
      'Prices are before tax, title, registration and fees.';
    await editBody(app.app.ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
    const found = async (): Promise<string[]> => {
      return (await issuesOf(app, client, id)).map(({ rule, location }) => `${rule} ${location}`);
    };
    expect(await found()).toEqual(['D-STOCK-EXISTS paragraph 2, sentence 1']);
    const changed = [car(1, { price: 19_500 }), ...many.slice(2)];
    await importCars(app, site, changed, true);
    expect(await found()).toEqual([
      'D-AVAILABLE paragraph 1, sentence 1',
      'D-STOCK-EXISTS paragraph 2, sentence 1',
    ]);
  });

  test('keeps to the facts that it was written from, until it is written anew', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    const edit = (markdown: string) =>
      editBody(app.app.ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
    const ungrounded = async (): Promise<string[]> => {
      const issues = await issuesOf(app, client, id);
      return issues.flatMap(({ rule, message }) => (rule === 'D-UNGROUNDED' ? [message] : []));
    };
    expect(await ungrounded()).toEqual([]);
    const body = await findComponent(app.app.ctx.reader, site.id, id, 'body');
    await edit(`${body?.content}\n\nIt tows 7,350 pounds.`);
    expect(await ungrounded()).toEqual([expect.stringContaining('It tows 7,350 pounds')]);
    await edit('# Towing\n\nIt tows 7,350 pounds.');
    expect(await ungrounded()).toEqual([]);
  });
});
