import type { Static } from '@sinclair/typebox';
import type { ComparisonInput } from '../../../../schema/contracts/content-input.ts';
import type { ArticleComparison, ArticleSubject } from '../../../../schema/tables/articles.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { invalid } from '../../../problem.ts';
import { loadStock } from '../../inventory/stock-for-writing.ts';
import { comparisonTitle } from './comparison-title.ts';
import { articleTypes } from '../article-types.ts';
import { checkOptions, startArticle } from './new-article.ts';
import { isSameName } from '../same-name.ts';
import { spelledAsInStock } from './spelled-as-in-stock.ts';
import type { ArticleRow } from '../store.ts';

type Input = Static<typeof ComparisonInput>;

/** The middle between no favor at all and all that order and emphasis can do. */
const usualBias = 50;

/** Starts an article on two to five models, of which one may be favored. */
export async function createComparison(
  ctx: Context,
  maker: Actor,
  input: Input,
  write: WriteOf<ArticleRow> = writesOf(ctx, maker.siteId),
): Promise<ArticleRow> {
  const favor = favorOf(input);
  const checked = await checkOptions(ctx, maker.siteId, input);
  const stock = await loadStock(ctx.reader, maker.siteId, ctx.clock.now());
  const vehicles = input.vehicles.map((vehicle) => spelledAsInStock(vehicle, stock));
  refuseTwins(vehicles);
  const entry = articleTypes.comparison;
  const given = input.title?.trim() ?? null;
  return write((tx) =>
    startArticle(tx, maker, entry, checked, {
      givenTitle: given,
      defaultTitle: comparisonTitle(vehicles),
      comparison: { vehicles, ...favor },
    }),
  );
}

function favorOf(input: Input): Omit<ArticleComparison, 'vehicles'> {
  const { vehicles, featured_vehicle_index: featuredIndex = null, bias_level } = input;
  if (featuredIndex === null) {
    if (bias_level === undefined) return { featuredIndex, biasLevel: null };
    throw invalid('bias_level', 'needs featured_vehicle_index: there is nothing to favor');
  }
  if (featuredIndex >= vehicles.length) {
    const last = vehicles.length - 1;
    throw invalid('featured_vehicle_index', `must be an index of vehicles, 0 to ${last}`);
  }
  return { featuredIndex, biasLevel: bias_level ?? usualBias };
}

/** A model against itself has nothing to tell. */
function refuseTwins(vehicles: readonly ArticleSubject[]): void {
  for (const [index, vehicle] of vehicles.entries()) {
    const twin = vehicles.findIndex((other) => isSame(vehicle, other));
    if (twin < index) throw invalid(`vehicles.${index}`, `is the same as vehicles.${twin}`);
  }
}

function isSame(one: ArticleSubject, other: ArticleSubject): boolean {
  return (
    one.year === other.year &&
    isSameName(one.make, other.make) &&
    isSameName(one.model, other.model) &&
    (one.trim ?? '').toLowerCase() === (other.trim ?? '').toLowerCase()
  );
}
