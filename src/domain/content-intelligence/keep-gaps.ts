import type { Tx } from '../../db/reader.ts';
import { day } from '../../lib/clock.ts';
import { articleTypeOf, SeenSuggestions, suggestedOf } from './choose-gaps.ts';
import type { Gap } from './find-gaps.ts';
import {
  activeRecommendations,
  changeRecommendation,
  insertRecommendation,
  recentlyClosed,
  type RecommendationRow,
} from './store.ts';

export const maxActive = 200;
const lifetimeMs = 30 * day;
/** A gap that somebody dismissed, or acted on, is left alone for so long. */
const quietMs = 30 * day;

export type KeptCounts = {
  created: number;
  refreshed: number;
  closed: number;
  suppressed: number;
};

type Texts = Pick<
  RecommendationRow,
  'title' | 'description' | 'priorityScore' | 'metadata' | 'suggestedArticleType'
>;

/**
 * Brings the active recommendations in line with what was found tonight: new gaps are added, known
 * ones get tonight's figures but keep their date, gaps that have closed expire, and so does what
 * falls out of the best 200.
 */
export async function keepGaps(
  tx: Tx,
  siteId: string,
  found: readonly Gap[],
  chosen: readonly Gap[],
): Promise<KeptCounts> {
  const counts: KeptCounts = { created: 0, refreshed: 0, closed: 0, suppressed: 0 };
  const active = await activeRecommendations(tx, siteId);
  const tonight = new Map(found.map((gap) => [gap.fingerprint, gap]));
  const open = active.filter(({ fingerprint }) => tonight.has(fingerprint));
  for (const row of active) {
    if (!tonight.has(row.fingerprint)) counts.closed += await expire(tx, row);
  }
  const known = new Set(open.map(({ fingerprint }) => fingerprint));
  const fresh = chosen.filter(({ fingerprint }) => !known.has(fingerprint));
  const fingerprints = fresh.map(({ fingerprint }) => fingerprint);
  const quiet = await recentlyClosed(tx, siteId, fingerprints, tx.now - quietMs);
  const wanted = withoutLikes(
    open,
    fresh.filter(({ fingerprint }) => !quiet.has(fingerprint)),
  );
  counts.suppressed = fresh.length - wanted.length;
  const { kept, dropped } = bestOf(open, wanted, tonight);
  for (const row of dropped) counts.closed += await expire(tx, row);
  for (const row of open) {
    const gap = tonight.get(row.fingerprint);
    if (gap && !dropped.includes(row)) counts.refreshed += await refresh(tx, row, gap);
  }
  // Among equals the list shows the newest first, so the best is made last.
  for (const gap of kept.toReversed()) {
    await insertRecommendation(tx, rowOf(tx, siteId, gap));
    counts.created += 1;
  }
  return counts;
}

/** Without those that come to the same as one that is open. */
function withoutLikes(open: readonly RecommendationRow[], gaps: readonly Gap[]): Gap[] {
  const seen = new SeenSuggestions();
  for (const { suggestionType: type, title, metadata, suggestedArticleType } of open) {
    const keyword = typeof metadata.keyword === 'string' ? metadata.keyword : title;
    seen.add({ type, title, keyword, articleType: suggestedArticleType });
  }
  return gaps.filter((gap) => !seen.has(suggestedOf(gap)));
}

/** The best 200 of what is open and what is new; an open one comes first among equals. */
function bestOf(
  open: readonly RecommendationRow[],
  wanted: readonly Gap[],
  tonight: ReadonlyMap<string, Gap>,
): { kept: Gap[]; dropped: RecommendationRow[] } {
  const ranked = [
    ...open.map((row) => {
      const priority = tonight.get(row.fingerprint)?.priority ?? row.priorityScore;
      return { row, gap: null, priority };
    }),
    ...wanted.map((gap) => ({ row: null, gap, priority: gap.priority })),
  ].sort((a, b) => b.priority - a.priority);
  return {
    kept: ranked.slice(0, maxActive).flatMap(({ gap }) => gap ?? []),
    dropped: ranked.slice(maxActive).flatMap(({ row }) => row ?? []),
  };
}

async function expire(tx: Tx, row: RecommendationRow): Promise<number> {
  await changeRecommendation(tx, row, { status: 'expired', updatedAt: tx.now });
  return 1;
}

/** 1 when anything is different tonight. */
async function refresh(tx: Tx, row: RecommendationRow, gap: Gap): Promise<number> {
  const texts = textsOf(gap);
  const isSame = (Object.keys(texts) as (keyof Texts)[]).every((field) => {
    return JSON.stringify(texts[field]) === JSON.stringify(row[field]);
  });
  if (isSame) return 0;
  await changeRecommendation(tx, row, { ...texts, updatedAt: tx.now });
  return 1;
}

function rowOf(tx: Tx, siteId: string, gap: Gap): RecommendationRow {
  return {
    id: tx.ids.uuid(),
    siteId,
    suggestionType: gap.analyzer.id,
    comparisonSubtype: gap.finding.subtype ?? null,
    ...textsOf(gap),
    status: 'active',
    actedOnArticleId: null,
    fingerprint: gap.fingerprint,
    createdAt: tx.now,
    updatedAt: tx.now,
    expiresAt: tx.now + lifetimeMs,
  };
}

function textsOf(gap: Gap): Texts {
  const { finding, priority, parts } = gap;
  return {
    title: finding.title,
    description: finding.description,
    priorityScore: priority,
    metadata: { ...finding.metadata, keyword: finding.keyword, score: parts },
    suggestedArticleType: articleTypeOf(gap),
  };
}
