import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { articleCounts, articles } from './articles.ts';
import { ideacloudCounts, ideaclouds } from './ideaclouds.ts';
import { imageCounts, images } from './images.ts';
import { recommendationCounts, recommendations } from './recommendations.ts';
import { reviewCounts, reviews } from './reviews.ts';
import { socialPostCounts, socialPosts } from './social.ts';
import { totalsTriggers } from './totals-triggers.ts';
import { vehicles } from './vehicles.ts';
import { deliveries, deliveryCounts } from './webhooks.ts';

export type Trigger = { name: string; table: string; sql: string };

/** How many rows of a table there are of each kind, kept by three triggers. */
type Counter = {
  rows: SQLiteTable;
  counts: SQLiteTable;
  /** The column of `counts` that holds how many. */
  count: SQLiteColumn;
  /** What tells the kinds apart, in the order of the columns of `counts`. */
  by: SQLiteColumn[];
  /** Those of `by` that change while a row lives; may be none. */
  changing: SQLiteColumn[];
};

const counters: Counter[] = [
  {
    rows: ideaclouds,
    counts: ideacloudCounts,
    count: ideacloudCounts.ideaclouds,
    by: [ideaclouds.siteId, ideaclouds.status],
    changing: [ideaclouds.status],
  },
  {
    rows: articles,
    counts: articleCounts,
    count: articleCounts.articles,
    by: [
      articles.siteId,
      articles.categoryId,
      articles.articleType,
      articles.status,
      articles.contentIntent,
      articles.postingStatus,
      articles.approvalStatus,
    ],
    changing: [
      articles.categoryId,
      articles.articleType,
      articles.status,
      articles.contentIntent,
      articles.postingStatus,
      articles.approvalStatus,
    ],
  },
  {
    rows: recommendations,
    counts: recommendationCounts,
    count: recommendationCounts.recommendations,
    by: [
      recommendations.siteId,
      recommendations.status,
      recommendations.suggestionType,
      recommendations.suggestedArticleType,
      recommendations.priorityScore,
    ],
    changing: [
      recommendations.status,
      recommendations.suggestionType,
      recommendations.suggestedArticleType,
      recommendations.priorityScore,
    ],
  },
  {
    rows: deliveries,
    counts: deliveryCounts,
    count: deliveryCounts.deliveries,
    by: [deliveries.webhookId, deliveries.status, deliveries.eventType],
    changing: [deliveries.status],
  },
  {
    rows: images,
    counts: imageCounts,
    count: imageCounts.images,
    by: [images.siteId, images.source],
    changing: [],
  },
  {
    rows: socialPosts,
    counts: socialPostCounts,
    count: socialPostCounts.posts,
    by: [socialPosts.siteId, socialPosts.status, socialPosts.platforms],
    changing: [socialPosts.status, socialPosts.platforms],
  },
  {
    rows: reviews,
    counts: reviewCounts,
    count: reviewCounts.reviews,
    by: [reviews.siteId, reviews.platform, reviews.starRating, reviews.isReplied],
    changing: [reviews.starRating, reviews.isReplied],
  },
];

/** A description that changes is a change of the site's feed; imports count their own. */
const vehiclesDescribed: Trigger = {
  name: 'vehicles_described',
  table: getTableName(vehicles),
  sql: `AFTER UPDATE OF ai_description ON vehicles WHEN NEW.ai_description IS NOT OLD.ai_description
    BEGIN
      INSERT INTO stock_revisions (site_id, revision, modified_at)
      VALUES (NEW.site_id, 1,
        (coalesce(NEW.description_generated_at, NEW.updated_at) / 1000 + 1) * 1000)
      ON CONFLICT (site_id) DO UPDATE SET revision = revision + 1,
        modified_at = max(excluded.modified_at, modified_at + 1000);
    END`,
};

/** Every trigger of the store; `sql` is what follows its name. */
export const triggers: readonly Trigger[] = [
  ...counters.flatMap(triggersOfCounter),
  vehiclesDescribed,
  ...totalsTriggers,
];

function triggersOfCounter({ rows, counts, count, by, changing }: Counter): Trigger[] {
  const table = getTableName(rows);
  const target = getTableName(counts);
  const n = count.name;
  // A column of a primary key holds no null.
  const valueOf = (row: string, column: SQLiteColumn) =>
    column.notNull ? `${row}.${column.name}` : `coalesce(${row}.${column.name}, '')`;
  const added = `INSERT INTO ${target} VALUES
    (${by.map((column) => valueOf('NEW', column)).join(', ')}, 1)
    ON CONFLICT DO UPDATE SET ${n} = ${n} + 1;`;
  const same = by.map((column) => `${column.name} = ${valueOf('OLD', column)}`).join(' AND ');
  const removed = `UPDATE ${target} SET ${n} = ${n} - 1 WHERE ${same};`;
  const tuple = (row: string) => {
    const values = changing.map((column) => `${row}.${column.name}`).join(', ');
    return changing.length === 1 ? values : `(${values})`;
  };
  const names = changing.map((column) => column.name).join(', ');
  const ifChanged = `WHEN ${tuple('OLD')} IS NOT ${tuple('NEW')}`;
  const both = `BEGIN ${removed} ${added} END`;
  const recounted = `AFTER UPDATE OF ${names} ON ${table} ${ifChanged} ${both}`;
  const trigger = (name: string, sql: string) => ({ name: `${table}_${name}`, table, sql });
  return [
    trigger('counted', `AFTER INSERT ON ${table} BEGIN ${added} END`),
    ...(changing.length === 0 ? [] : [trigger('recounted', recounted)]),
    trigger('uncounted', `AFTER DELETE ON ${table} BEGIN ${removed} END`),
  ];
}
