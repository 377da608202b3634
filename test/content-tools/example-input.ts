import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { readPage } from '../../src/domain/content-tools/page/read-page.ts';
import { shownVehicles } from '../../src/domain/content-tools/page/shown-vehicles.ts';
import type { InputChange } from '../../src/domain/content-tools/tools/content-tool.ts';
import type { ToolArticle, ToolInput } from '../../src/domain/content-tools/tools/tool-input.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { fixtureStock, fixtureStore, stockNow } from '../support/stock.ts';
import { writeArticleFor } from '../support/write-article.ts';

const now = Date.parse(stockNow);
const article: ToolArticle = {
  id: '01890000-0000-7000-8000-000000000001',
  type: 'basic',
  contentIntent: 'general',
  language: 'English',
  keyword: null,
  categoryName: null,
  subject: null,
  comparison: null,
  event: null,
  slug: null,
  postedUrl: null,
  publishedAt: null,
  updatedAt: now,
};

/** A short article of the fixture store, changed as an example asks. */
export function exampleInput(change: InputChange = {}): ToolInput {
  const page = readPage(change.body ?? '# Winter tires\n\nWinter tires stay soft.', 'Winter tires');
  const { slugs, titles, descriptions, tags, bodies } = change.others ?? {};
  const context = bareContext(now, stockNow.slice(0, 10));
  return {
    article: { ...article, ...change.article },
    page,
    store: { ...fixtureStore, ...change.store },
    vehicles: shownVehicles(page, change.stock ?? fixtureStock()),
    categories: change.categories ?? [],
    others: {
      slugs: new Set(slugs),
      titles: new Set(titles),
      descriptions: new Set(descriptions),
      tags: tags ?? new Map(),
      bodies: bodies ?? [],
    },
    check: (text) => checkText(text, 'text', context).issues,
    now,
  };
}

/** An article by the embedded writer, as a tool sees it. */
export async function writtenInput(brief: Brief, change: InputChange = {}): Promise<ToolInput> {
  const { markdown } = await writeArticleFor(brief);
  const { articleType, keyword, subject, comparison, event, contentIntent } = brief;
  const vehicles = (comparison?.vehicles ?? []).flatMap(({ year, make, model, trim }) => {
    return year === null ? [] : [{ year, make, model, trim }];
  });
  return exampleInput({
    ...change,
    body: markdown,
    stock: brief.stock,
    article: {
      type: articleType,
      keyword,
      subject,
      contentIntent,
      comparison: comparison ? { vehicles, featuredIndex: null, biasLevel: null } : null,
      event: event ? { ...event, category: 'Sales Event' } : null,
      ...change.article,
    },
  });
}
