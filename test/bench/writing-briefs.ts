import { join } from 'node:path';
import { eventCategories } from '../../schema/contracts/content-input.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { StockVehicle } from '../../src/writing/store-profile.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { researchedBrief, researchedLanding } from '../support/researched-brief.ts';
import { newYear, stockNow } from '../support/stock.ts';
import { stockModels } from '../support/stock-models.ts';
import { comparisonBrief, eventBrief, side } from '../writing/articles/briefs-by-type.ts';

/** A store's feed from the wild, where the shared data is there; it stays outside the project. */
const feed = join(import.meta.dir, '../../../shared/data/feeds/meta-xml/store-20260822T0801.xml');

/** More than most stores have. */
const maxVehicles = 400;

const words = { basic: 1200, qa: 1800, expert: 2000 };

/** So many briefs of each type over the fixture lot. */
export function fixtureBriefs(each: number): Record<Brief['articleType'], Brief[]> {
  return {
    basic: keywordBriefs('basic', each),
    qa: keywordBriefs('qa', each),
    expert: keywordBriefs('expert', each),
    modellanding: landingBriefs(each),
    comparison: Array.from({ length: each }, (_, index) => comparisonAt(index)),
    salesevent: Array.from({ length: each }, (_, index) => eventAt(index)),
  };
}

/** The same types over the stock of a real feed; empty where there is none. */
export async function realBriefs(each: number): Promise<Brief[]> {
  const file = Bun.file(feed);
  if (!(await file.exists())) return [];
  const options = { today: stockNow.slice(0, 10), currency: 'USD' };
  const { rows } = await readFeed(file.stream(), options);
  const stock: StockVehicle[] = [];
  for await (const { record, line } of rows) {
    if (record && stock.length < maxVehicles) {
      stock.push({ ...record, id: `row-${line}`, daysOnLot: line % 90 });
    }
  }
  const models = [...Map.groupBy(stock, (car) => `${car.make}|${car.model}`).values()]
    .flatMap(([car]) => (car?.make && car.model && car.year ? [car] : []))
    .slice(0, each + 1)
    .map(({ make, model, year }) => side(make ?? '', model ?? '', year ?? newYear));
  const own = { stock, vehicleFacts: [] };
  const keywords = models.map(({ make, model }) => `${make} ${model}`).slice(0, each);
  const types = ['basic', 'qa', 'expert'] as const;
  return [
    ...types.flatMap((type) => keywords.map((keyword) => keywordBrief(type, keyword, own))),
    ...models.slice(0, each).map((subject, at) => {
      const next = models[at + 1] ?? subject;
      return comparisonBrief({ vehicles: [subject, next] }, { ...own, articleId: `real ${at}` });
    }),
    ...Array.from({ length: each }, (_, at) => ({ ...eventAt(at), ...own })),
  ];
}

type KeywordType = keyof typeof words;

function keywordBriefs(articleType: KeywordType, each: number): Brief[] {
  return articleKeywords.slice(0, each).map((keyword) => keywordBrief(articleType, keyword, {}));
}

function keywordBrief(articleType: KeywordType, keyword: string, own: Partial<Brief>): Brief {
  return researchedBrief(keyword, { articleType, contentLength: words[articleType], ...own });
}

/** Models of the lot in one year after the other, so that some are here and some are not. */
function landingBriefs(each: number): Brief[] {
  return Array.from({ length: each }, (_, index) => {
    const { make, model } = modelAt(index);
    return researchedLanding(newYear - Math.floor(index / stockModels.length), make, model);
  });
}

/** Two or three neighbours of the lot, with and without favor and fact tables. */
function comparisonAt(index: number): Brief {
  const step = 1 + (Math.floor(index / stockModels.length) % 3);
  const models = [modelAt(index), modelAt(index + step), modelAt(index + 2 * step)];
  const vehicles = models
    .slice(0, index % 3 === 2 ? 3 : 2)
    .map(({ make, model }, at) => side(make, model, newYear - (at === 1 ? index % 2 : 0)));
  const favor = index % 3 === 0 ? {} : { featuredIndex: 1, biasLevel: (index * 37) % 101 };
  const facts = index % 2 === 0 ? {} : { vehicleFacts: [] };
  return comparisonBrief({ vehicles, ...favor }, { articleId: `comparison ${index}`, ...facts });
}

function eventAt(index: number): Brief {
  const category = eventCategories[index % eventCategories.length] ?? 'Sales Event';
  const { make, model } = modelAt(index);
  const name = [`${model} Days`, `${make} Open House`, 'Spring Weekend'][index % 3] ?? model;
  const description = index % 4 === 0 ? 'Coffee is on, and the grill is lit at noon.' : null;
  return eventBrief({ category, name, description }, { articleId: `event ${index}` });
}

function modelAt(index: number) {
  const model = stockModels[index % stockModels.length];
  if (!model) throw new Error('The fixture lot has no models.');
  return model;
}
