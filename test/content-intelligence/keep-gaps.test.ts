import { expect, test } from 'bun:test';
import { analyzeSite } from '../../src/domain/content-intelligence/analyze-site.ts';
import type { Finding } from '../../src/domain/content-intelligence/analyzers/analyzer.ts';
import { analyzers } from '../../src/domain/content-intelligence/analyzers/index.ts';
import { chooseGaps } from '../../src/domain/content-intelligence/choose-gaps.ts';
import type { Gap } from '../../src/domain/content-intelligence/find-gaps.ts';
import { keepGaps, maxActive } from '../../src/domain/content-intelligence/keep-gaps.ts';
import { scoreOf } from '../../src/domain/content-intelligence/score.ts';
import {
  activeRecommendations,
  closeRecommendation,
} from '../../src/domain/content-intelligence/store.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { inLane } from '../../src/db/write.ts';

function analyze(app: Harness, site: SiteRow) {
  return analyzeSite(app.app.ctx, site.id, new AbortController().signal);
}

async function active(app: Harness, site: SiteRow) {
  return activeRecommendations(app.app.ctx.reader, site.id);
}

async function stocked(app: Harness, count: number): Promise<SiteRow> {
  const site = await app.makeSite();
  await importCars(app, site, cars(count));
  await app.drain();
  return site;
}

async function modelPage(app: Harness, site: SiteRow) {
  const row = (await active(app, site)).find((one) => one.suggestionType === 'missing_model_page');
  if (!row) throw new Error('There is no suggestion of a model page.');
  return row;
}

test('a gap is kept with its keyword, the parts of its score and 30 days to live', async () => {
  await using app = harness();
  const site = await stocked(app, 5);
  await analyze(app, site);
  const row = await modelPage(app, site);
  expect(row.metadata).toMatchObject({ make: 'Toyota', units: 5, keyword: 'used Toyota Camry' });
  const { weights, demand, gap, inventory, freshness, ease, factor } = row.metadata.score as Record<
    string,
    number
  > & { weights: Record<string, number> };
  const parts: Record<string, number> = { demand, gap, inventory, freshness, ease } as never;
  const sum = Object.entries(weights).reduce((all, [name, weight]) => {
    return all + weight * (parts[name] ?? 0);
  }, 0);
  expect(row.priorityScore).toBe(Math.round(100 * sum * (factor ?? 1)));
  expect(row.expiresAt - row.createdAt).toBe(30 * day);
});

test('a known gap gets the figures of the night, and is not raised a second time', async () => {
  await using app = harness();
  const site = await stocked(app, 5);
  expect((await analyze(app, site)).created).toBeGreaterThan(0);
  const before = await modelPage(app, site);
  expect(await analyze(app, site)).toMatchObject({ created: 0, refreshed: 0, closed: 0 });
  app.clock.advance(day);
  await importCars(app, site, cars(7));
  await app.drain();
  expect((await analyze(app, site)).refreshed).toBeGreaterThan(0);
  const after = await modelPage(app, site);
  expect(after.id).toBe(before.id);
  expect(after.description).toContain('seven of them');
  expect([after.createdAt, after.expiresAt]).toEqual([before.createdAt, before.expiresAt]);
});

test('a gap that has closed expires', async () => {
  await using app = harness();
  const site = await stocked(app, 5);
  await analyze(app, site);
  await modelPage(app, site);
  await importCars(app, site, cars(1), true);
  await app.drain();
  expect((await analyze(app, site)).closed).toBeGreaterThan(0);
  const types = (await active(app, site)).map((row) => row.suggestionType);
  expect(types).not.toContain('missing_model_page');
});

test('what was dismissed or acted on is left alone for 30 days, and comes back after', async () => {
  await using app = harness();
  const site = await stocked(app, 5);
  await analyze(app, site);
  const { id } = await modelPage(app, site);
  await app.app.ctx.write(
    (tx) => closeRecommendation(tx, site.id, id, { status: 'dismissed' }),
    inLane('test'),
  );
  expect(await analyze(app, site)).toMatchObject({ created: 0, suppressed: 1 });
  app.clock.advance(30 * day - 1);
  await analyze(app, site);
  const types = (await active(app, site)).map((row) => row.suggestionType);
  expect(types).not.toContain('missing_model_page');
  app.clock.advance(1);
  await analyze(app, site);
  expect((await modelPage(app, site)).id).not.toBe(id);
});

/** A gap as an analyzer finds it; equal names, equal gaps. */
function gap(name: string, priority: number, changes: Partial<Finding> = {}): Gap {
  const [analyzer] = analyzers;
  if (!analyzer) throw new Error('There are no analyzers.');
  const evidence = { impressions: 0, gap: 1, units: 3, agedShare: 0, ageDays: 0 };
  const { parts } = scoreOf(analyzer, evidence, null);
  const finding: Finding = {
    key: [name],
    title: `A page on ${name} and nothing else`,
    description: 'There is none.',
    keyword: name,
    evidence,
    metadata: {},
    ...changes,
  };
  return { analyzer, finding, fingerprint: name, priority, parts };
}

function keep(app: Harness, site: SiteRow, gaps: Gap[]) {
  return app.app.ctx.write((tx) => keepGaps(tx, site.id, gaps, gaps), inLane('test'));
}

test('one that comes to the same as an open one is not raised beside it', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const equinox = gap('2026 Chevrolet Equinox', 60);
  await keep(app, site, [equinox]);
  const samePage = gap('arrival', 80, { keyword: '2026 CHEVROLET Equinox', title: 'Announce it' });
  const nearTitle = gap('near', 80, {
    title: 'A page on 2026 Chevrolet Equinox: and nothing else!',
  });
  const another = gap('2027 Chevrolet Equinox', 50);
  const counts = await keep(app, site, [equinox, samePage, nearTitle, another]);
  expect(counts).toEqual({ created: 1, refreshed: 0, closed: 0, suppressed: 2 });
  const titles = (await active(app, site)).map((row) => row.title);
  expect(titles).toEqual([equinox.finding.title, another.finding.title]);
});

test('a site keeps its best 200, and gives up the worst for better ones', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const many = Array.from({ length: 230 }, (_, at) => gap(`model ${at}`, 21 + (at % 70)));
  expect((await keep(app, site, many)).created).toBe(maxActive);
  const first = await active(app, site);
  expect(first.length).toBe(maxActive);
  const left = many.length - maxActive;
  const priorities = many.map(({ priority }) => priority).sort((a, b) => a - b);
  expect(first.at(-1)?.priorityScore).toBe(priorities[left] ?? 0);
  const better = Array.from({ length: 5 }, (_, at) => gap(`better ${at}`, 99));
  expect(await keep(app, site, [...many, ...better])).toMatchObject({ created: 5, closed: 5 });
  const second = await active(app, site);
  expect(second.length).toBe(maxActive);
  expect(second.slice(0, 5).map((row) => row.priorityScore)).toEqual([99, 99, 99, 99, 99]);
});

test('no kind of gap fills the list, and one is chosen out of two that come to the same', () => {
  const many = Array.from({ length: 60 }, (_, at) => gap(`model ${at}`, 30 + at));
  const chosen = chooseGaps([...many, gap('again', 95, { keyword: 'model 59' })]);
  expect(chosen.length).toBe(25);
  expect(chosen.map(({ fingerprint }) => fingerprint).slice(0, 2)).toEqual(['again', 'model 58']);
});

test('sites do not see each other, and an empty one gets nothing', async () => {
  await using app = harness();
  const site = await stocked(app, 5);
  const empty = await app.makeSite();
  await analyze(app, site);
  expect(await analyze(app, empty)).toMatchObject({ found: 0, created: 0 });
  expect(await active(app, empty)).toEqual([]);
});
