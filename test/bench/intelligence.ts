import { articles } from '../../schema/tables/articles.ts';
import { components } from '../../schema/tables/components.ts';
import { putSearchRow } from '../../src/domain/analytics/search-rows-store.ts';
import { analyzeSite } from '../../src/domain/content-intelligence/analyze-site.ts';
import type { Tx } from '../../src/db/reader.ts';
import { day, isoTime } from '../../src/lib/clock.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { harness } from '../support/harness.ts';
import { type FeedCar, car, importCars } from '../support/make-vehicle.ts';
import { stockModels } from '../support/stock-models.ts';
import { inLane } from '../../src/db/write.ts';

const counts = { vehicles: 500, articles: 2_000, searchRows: 50_000 };
const topics =
  'towing capacity|lease deals|gas mileage|cargo space|for sale near me|trim levels|oil change|' +
  'tire size|safety rating|vs honda cr-v|reliability|used|price|interior|seating|battery life';

/** One night's analysis of a large store: how long it takes, and keeps others waiting. */
export async function benchIntelligence(): Promise<void> {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, lot());
  await app.app.ctx.write((tx) => addArticles(tx, site.id), inLane('test'));
  const now = app.clock.now();
  await app.app.ctx.write((tx) => addSearchRows(tx, site.id, now), inLane('test'));
  for (const run of ['first', 'again']) {
    const watch = watchLoop();
    const begun = performance.now();
    const found = await analyzeSite(app.app.ctx, site.id, new AbortController().signal);
    const took = performance.now() - begun;
    const longest = watch.stop();
    const line = `${run}: ${took.toFixed(0)} ms, longest wait ${longest.toFixed(1)} ms`;
    process.stdout.write(`${line}, ${JSON.stringify(found)}\n`);
  }
  app.allowLeftovers();
}

function lot(): FeedCar[] {
  return Array.from({ length: counts.vehicles }, (_, number) => {
    const model = stockModels[number % stockModels.length];
    const [trim = null, price = 30_000] = model?.trims[number % (model.trims.length || 1)] ?? [];
    return car(number, {
      vin: null,
      make: model?.make ?? 'Toyota',
      model: model?.model ?? 'Camry',
      trim,
      price: price + number,
      condition: number % 3 === 0 ? 'used' : 'new',
      year: number % 3 === 0 ? 2021 : 2026,
    });
  });
}

async function addArticles(tx: Tx, siteId: string): Promise<void> {
  const phrases = topics.split('|');
  for (let number = 0; number < counts.articles; number += 1) {
    const model = stockModels[number % stockModels.length];
    const title = `${model?.make} ${model?.model} ${phrases[number % phrases.length]} ${number}`;
    const id = tx.ids.uuid();
    const createdAt = tx.now - (number % 400) * day;
    await tx.db.insert(articles).values({
      id,
      siteId,
      title,
      articleType: 'basic',
      status: 'complete',
      progressPercent: 100,
      language: 'English',
      contentLength: 1200,
      contentIntent: 'general',
      contentDepth: 'standard',
      autoCompliance: false,
      autoContentTools: false,
      request: { title, questionIds: [], brandVoiceId: null, subject: null },
      wordCount: 1100,
      wordingIds: [],
      postingStatus: number % 2 === 0 ? 'published' : 'draft',
      approvalStatus: 'none',
      createdAt,
      updatedAt: createdAt,
    });
    const content = `# ${title}\n\n${`${title} and what to know about it. `.repeat(130)}`;
    const times = { createdAt, updatedAt: createdAt };
    await tx.db.insert(components).values({
      id: tx.ids.uuid(),
      siteId,
      articleId: id,
      type: 'body',
      content,
      status: 'complete',
      ...times,
    });
  }
}

async function addSearchRows(tx: Tx, siteId: string, now: number): Promise<void> {
  const random = seededRandom('searches');
  const phrases = topics.split('|');
  for (let number = 0; number < counts.searchRows; number += 1) {
    const model = stockModels[number % stockModels.length];
    const word = Math.floor(random.next() ** 2 * 400);
    const query = `${model?.model.toLowerCase()} ${phrases[word % phrases.length]} ${word}`;
    const page = `https://prairie.example/blog/${query.replaceAll(' ', '-')}-${number % 2}`;
    const date = isoTime(now - (2 + (number % 56)) * day).slice(0, 10);
    const impressions = 1 + Math.floor(random.next() ** 4 * 200);
    const figures = { clicks: impressions >> 5, impressions, position: 1 + random.next() * 40 };
    const about = { query, page, device: '', country: '', first: date, last: date };
    await putSearchRow(tx, siteId, 'page,query', { ...about, ...figures });
  }
}

/** The longest time, in milliseconds, for which nothing else got its turn. */
export function watchLoop(): { stop(): number } {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  function look(): void {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!isOver) setImmediate(look);
  }
  setImmediate(look);
  return {
    stop() {
      isOver = true;
      return longest;
    },
  };
}
