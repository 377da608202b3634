import { mustEqual } from '../invariants.ts';
import type { World } from '../world.ts';

/** Each table of counts, and the count that it must equal. */
const counted: readonly [table: string, stored: string, fresh: string][] = [
  [
    'ideacloud_counts',
    'SELECT site_id, status, ideaclouds FROM ideacloud_counts WHERE ideaclouds <> 0 ORDER BY 1, 2',
    'SELECT site_id, status, count(*) AS ideaclouds FROM ideaclouds GROUP BY 1, 2 ORDER BY 1, 2',
  ],
  [
    'article_counts',
    `SELECT site_id, category_id, article_type, status, content_intent, posting_status, articles
       FROM article_counts WHERE articles <> 0 ORDER BY 1, 2, 3, 4, 5, 6`,
    `SELECT site_id, coalesce(category_id, '') AS category_id, article_type, status,
       content_intent, posting_status, count(*) AS articles
       FROM articles GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
  ],
  [
    'vehicle_counts',
    `SELECT site_id, make, model, year, condition, vehicles FROM vehicle_counts
       WHERE vehicles <> 0 ORDER BY 1, 2, 3, 4, 5`,
    `SELECT site_id, make, model, year, condition, count(*) AS vehicles FROM vehicles
       WHERE sold_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  ],
  [
    'delivery_counts',
    `SELECT webhook_id, status, event_type, deliveries FROM delivery_counts
       WHERE deliveries <> 0 ORDER BY 1, 2, 3`,
    `SELECT webhook_id, status, event_type, count(*) AS deliveries FROM deliveries
       GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  ],
];

export function checkCounters({ view }: World): void {
  for (const [table, stored, fresh] of counted) {
    const found = JSON.stringify(view.all(stored));
    mustEqual(found, JSON.stringify(view.all(fresh)), 'counters-equal-counts', table);
  }
}
