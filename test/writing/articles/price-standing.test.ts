import { describe, expect, test } from 'bun:test';
import { checkText } from '../../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../../src/domain/compliance/rules/states.ts';
import type { PriceStanding } from '../../../src/writing/facts/standing-facts.ts';
import { messageOf } from '../../../src/writing/realise/messages/index.ts';
import { fixtureStock, fixtureStore } from '../../support/stock.ts';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { figuresOutside } from './figures-outside.ts';

const lot = fixtureStock();

/** Of every vehicle of the lot; `below` of `of` cost more. */
function standings(below: number, of: number): PriceStanding[] {
  return lot.map(({ id, condition }) => {
    const isNew = condition === 'new';
    const odometerWithin = isNew ? null : 20_000;
    return { vehicleId: id, below, of, radius: 100, unit: 'mi', odometerWithin, isNew, asOf };
  });
}
const asOf = '2026-05-03';

const keywords = [
  'how much does a 2026 chevrolet equinox cost',
  'best used trucks under 30000',
  'good deal on a used truck',
  'used suvs for sale',
  '2026 chevrolet equinox for sale near me',
];

/** The paragraph that says it, without its links. */
function saidIn(markdown: string): string {
  const found = markdown.split('\n').filter((line) => line.includes('within 100 miles of'));
  return found.join('\n').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

describe.each(keywords)('an article on "%s"', (keyword) => {
  test('says once where a price stands, as of when, how near, and what is similar', async () => {
    const brief = researchedBrief(keyword, { standings: standings(11, 14) });
    const draft = await writeArticleFor(brief);
    const said = saidIn(draft.markdown);
    expect(said.match(/within 100 miles of/g)).toHaveLength(1);
    for (const part of ['May 3, 2026', '11', '14', 'stock number', 'in a similar trim']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('no more than one model year apart');
    expect(said).not.toMatch(/\b(lowest|best|cheapest|guarantee)/i);
    expect(figuresOutside(draft, brief)).toEqual([]);
  });

  test('says nothing of it without figures', async () => {
    const { markdown } = await writeArticleFor(researchedBrief(keyword));
    expect(saidIn(markdown)).toBe('');
    expect(markdown).not.toContain('similar trim');
  });

  test.each(['CA', 'FL', 'IL', 'MN', 'NJ', 'OH', 'TX', 'VA'])('stands up in %s', async (state) => {
    const store = { ...fixtureStore, state };
    const brief = researchedBrief(keyword, { store, standings: standings(6, 6) });
    const told = (await writeArticleFor(brief)).markdown;
    expect(saidIn(told)).toMatch(/all (six|of them)/);
    const states = [stateOf(state) ?? []].flat();
    const context = {
      ...bareContext(Date.parse(brief.now), '2026-05-04'),
      states,
      store: { name: store.name, city: store.city },
    };
    const broken = (text: string) => {
      const { issues } = checkText(text, 'markdown', context);
      const errors = issues.filter(({ severity }) => severity === 'error');
      return errors.map(({ rule }) => rule).sort();
    };
    const plain = (await writeArticleFor({ ...brief, standings: [] })).markdown;
    const known = broken(plain);
    expect(broken(told).filter((rule) => !known.includes(rule))).toEqual([]);
  });
});

test('a landing page says it of the vehicle that its prices start with', async () => {
  const brief = { ...researchedLanding(2026, 'Chevrolet', 'Equinox'), standings: standings(4, 7) };
  const draft = await writeArticleFor(brief);
  expect(saidIn(draft.markdown)).toMatch(/four\b.*2026 Chevrolet Equinox|Equinox.*four of seven/);
  expect(figuresOutside(draft, brief)).toEqual([]);
});

test('a Canadian store counts kilometres, and a new vehicle has no odometer', async () => {
  const near = standings(5, 7).map((one) => {
    return { ...one, unit: 'km' as const, radius: 161, odometerWithin: one.isNew ? null : 32_187 };
  });
  const used = await writeArticleFor(
    researchedBrief('best used trucks under 30000', { standings: near }),
  );
  expect(used.markdown).toContain('within 32,187 km on the odometer');
  expect(used.markdown).toContain('within 161 km of');
  const fresh = researchedBrief('2026 chevrolet equinox price', { standings: near });
  const { markdown } = await writeArticleFor(fresh);
  expect(markdown).toContain('within 161 km of');
  expect(markdown).not.toContain('on the odometer');
});

test('it can be said in four ways or more', () => {
  expect(messageOf('price.standing')?.wordings.length).toBeGreaterThanOrEqual(4);
});
