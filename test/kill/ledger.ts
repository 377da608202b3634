/** What a client was told, against which the store is judged after each kill. */
export type Ledger = {
  /** Acknowledged with 2xx: these must be there for ever. */
  acknowledged: Made[];
  /** Sent when the server died: they may have happened or not, but only once. */
  unanswered: Asked[];
  /** Articles whose posted address was acknowledged, with that address. */
  posted: Map<string, string>;
  /** Addresses under which leads were acknowledged. */
  leads: Set<string>;
};

export type Asked = { caller: number; path: string; body: object; idempotencyKey: string };
export type Made = {
  table: 'ideaclouds' | 'articles' | 'vehicle_descriptions' | 'image_generations' | 'social_posts';
  id: string;
  asked: Asked;
};

export function emptyLedger(): Ledger {
  return { acknowledged: [], unanswered: [], posted: new Map(), leads: new Set() };
}
