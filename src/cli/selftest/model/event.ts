import type { Row } from '../store-view.ts';

/** An event as it was committed. */
export type Event = {
  id: string;
  sequence: number;
  siteId: string;
  createdAt: number;
  type: string;
  body: string;
  /** What it is about; null where its order does not matter. */
  entity: string | null;
  /** Of a test call, which has ended before it is listed. */
  isTest: boolean;
};

export function readEvent(row: Row): Event {
  const [type, body] = [String(row.type), String(row.body)];
  const isTest = JSON.parse(body).test === true;
  return {
    id: String(row.id),
    sequence: Number(row.sequence),
    siteId: String(row.site_id),
    createdAt: Number(row.created_at),
    type,
    body,
    entity: isTest ? null : entityOf(type, body),
    isTest,
  };
}

/** What an event is about, in the model's own words. */
function entityOf(type: string, body: string): string | null {
  if (type === 'inventory.feed.updated') return 'the feed';
  const { data } = JSON.parse(body);
  return data.article_id ?? data.ideacloud_id ?? data.vin ?? null;
}
