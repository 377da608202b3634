import type { Reader } from '../../db/reader.ts';
import { reportOn } from '../compliance/report-of.ts';
import { waitingLongest } from '../content/approval/store.ts';
import { type FinishedArticle, finishedArticle } from '../content/publication/finished-article.ts';
import { listTransitions, type TransitionRow } from '../content/publication/transitions-store.ts';
import { flagsOf, type FlaggedIssue } from './flags.ts';
import { type SourceFact, sourcesOf } from './sources.ts';
import { cutOnce, type TextBlock } from './text-blocks.ts';

/** A block with what it rests on and what the advertising rules say of it. */
export type ReviewedBlock = TextBlock & { sources: SourceFact[]; isFlagged: boolean };

/** Everything that somebody needs who decides about a text. */
export type Review = FinishedArticle & {
  blocks: ReviewedBlock[];
  check: Awaited<ReturnType<typeof reportOn>>['data'];
  issues: FlaggedIssue[];
  /** Oldest first. */
  history: TransitionRow[];
};

/** Throws a 404, and a 409 while there is no finished text. */
export async function readReview(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<Review> {
  const finished = await finishedArticle(reader, siteId, articleId);
  const { content, metadata } = finished.body;
  const { data: check } = await reportOn(reader, finished.article, finished.body);
  const cut = cutOnce({ bodyHash: finished.bodyHash, content });
  const isOfThisText = check.status === 'completed';
  const issues = flagsOf((isOfThisText && check.report?.issues) || [], cut);
  const sources = sourcesOf(content, metadata, cut.blocks);
  const flagged = new Set(issues.map(({ block }) => block));
  return {
    ...finished,
    blocks: cut.blocks.map((block, at) => {
      return { ...block, sources: sources[at] ?? [], isFlagged: flagged.has(at) };
    }),
    check,
    issues,
    history: await listTransitions(reader, siteId, finished.article.id),
  };
}

/** What waits for a review after this one, the longest first. */
export async function nextInQueue(reader: Reader, siteId: string, articleId: string) {
  const waiting = await waitingLongest(reader, siteId, 'submitted', 2);
  return waiting.find(({ id }) => id !== articleId) ?? null;
}
