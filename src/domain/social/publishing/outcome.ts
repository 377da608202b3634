import type { PublishOutcome, Trouble } from '../../../providers/networks/port.ts';
import { type Backoff, retryAt, steps } from '../../../lib/backoff.ts';
import { hour, minute, second } from '../../../lib/clock.ts';
import type { TargetRow } from '../posts-store.ts';

/** Waits after failures that may pass; after the last of them the target has failed. */
export const targetBackoff: Backoff = steps(
  [30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour],
  { last: 'ends' },
);
/** A network shows a post to its reader some seconds after it took it: the first wait, too. */
export const lookAfterMs = 30 * second;
/** Of a network that says no more than "too much". */
export const usualWaitMs = 15 * minute;
/** The longest that a network's own word makes a post wait. */
const longestWaitMs = 24 * hour;
/** Pictures that are not ready by then never will be, and no window is spent for so long. */
const maxRounds = 60;

/** After this one only a person can look, and who sends it again has looked. */
export const nobodyMayAsk =
  'Whether the network took the post is not known, and it lets nobody ask: look there before you ' +
  'send it again.';

export type Attempted =
  | PublishOutcome
  /** Whether an earlier attempt succeeded is still not known. */
  | { kind: 'still_unsure'; message: string; untilMs?: number }
  | { kind: 'cannot_ask'; message: string }
  /** A rule on advertising has come to be against it. */
  | { kind: 'held'; reason: string }
  | { kind: 'by_hand' };

/** What the target of a post says that was held back when its time came. */
export function heldMessage(reason: string): string {
  return `A rule on advertising held the post back when it was to go out. ${reason}`;
}

/** What a target becomes. `before` is what it was when the attempt began. */
export function changeFor(before: TargetRow, outcome: Attempted, now: number): Partial<TargetRow> {
  const attempts = before.attempts + 1;
  // Nothing of this attempt reached the network; of an earlier one it may be unknown as before.
  const undone = { attempts, unsureSince: null };
  switch (outcome.kind) {
    case 'published':
      return published(outcome, now);
    case 'by_hand':
      return { status: 'awaiting_person', nextAt: null, unsureSince: null };
    case 'processing':
      if (attempts > maxRounds) return failed('The network never finished with the pictures.');
      return {
        ...undone,
        status: 'processing',
        handle: outcome.handle,
        error: null,
        nextAt: now + bounded(outcome.waitMs),
      };
    case 'throttled': {
      if (attempts > maxRounds) return failed(outcome.message);
      const nextAt = now + waitTold(outcome, now);
      return { ...undone, status: 'pending', error: outcome.message, nextAt };
    }
    case 'unavailable': {
      const rest = outcome.anew ? { handle: null } : {};
      return again({ ...undone, ...rest, status: 'pending' }, before, outcome.message, now);
    }
    case 'token_dead':
      return again({ ...undone, status: 'pending' }, before, outcome.message, now);
    case 'unknown':
      return stillUnsure(before, outcome.message, now);
    case 'still_unsure': {
      const later = stillUnsure(before, outcome.message, now);
      if (outcome.untilMs === undefined || later.status === 'failed') return later;
      return { ...later, nextAt: now + bounded(outcome.untilMs - now) };
    }
    case 'duplicate':
      return outcome.externalId === null
        ? { ...failed(outcome.message), unsureSince: null }
        : published({ externalId: outcome.externalId, url: null }, now);
    case 'refused':
      return { ...failed(outcome.message), unsureSince: null, handle: null };
    case 'held':
      return { ...failed(heldMessage(outcome.reason)), unsureSince: null, handle: null };
    case 'cannot_ask':
      return failed(outcome.message);
  }
}

function published(
  { externalId, url }: { externalId: string; url: string | null },
  now: number,
): Partial<TargetRow> {
  const done = { status: 'published' as const, publishedAt: now, nextAt: null };
  return { ...done, externalId, externalUrl: url, error: null, handle: null, unsureSince: null };
}

function failed(error: string): Partial<TargetRow> {
  return { status: 'failed', error, nextAt: null };
}

function stillUnsure(before: TargetRow, message: string, now: number): Partial<TargetRow> {
  const attempts = before.attempts + 1;
  const later = again({ attempts, status: 'publishing' }, before, message, now);
  if (later.status !== 'failed') return later;
  const look = 'Whether the post is there is not known: look before you send it again.';
  return { ...later, error: `${message} ${look}` };
}

function again(
  change: Partial<TargetRow>,
  before: TargetRow,
  message: string,
  now: number,
): Partial<TargetRow> {
  const nextAt = retryAt(targetBackoff, before.attempts + 1, now);
  return nextAt === null
    ? { ...change, ...failed(message) }
    : { ...change, error: message, nextAt };
}

/** A network that says no more than "too much" is left alone for a while. */
function waitTold(
  { untilMs, waitMs }: Pick<Extract<Trouble, { kind: 'throttled' }>, 'untilMs' | 'waitMs'>,
  now: number,
): number {
  return bounded(waitMs ?? (untilMs === null ? usualWaitMs : untilMs - now));
}

function bounded(ms: number): number {
  return Math.min(Math.max(ms, second), longestWaitMs);
}

/** What became of the deletion of a target. */
export function changeForRemoval(
  before: TargetRow,
  outcome: { kind: 'removed' } | { kind: 'unsupported'; message: string } | Trouble,
  now: number,
): Partial<TargetRow> {
  const attempts = before.attempts + 1;
  const stays = { attempts, status: 'published' as const, nextAt: null };
  switch (outcome.kind) {
    case 'removed':
      return { status: 'unpublished', unpublishedAt: now, nextAt: null, error: null };
    case 'unsupported':
      return { status: 'delete_unsupported', nextAt: null, error: outcome.message };
    case 'refused':
    case 'duplicate':
      return { ...stays, error: outcome.message };
    case 'throttled': {
      const nextAt = now + waitTold(outcome, now);
      return attempts > maxRounds
        ? { ...stays, error: outcome.message }
        : { attempts, error: outcome.message, nextAt };
    }
    case 'token_dead':
    case 'unavailable':
    case 'unknown': {
      // To delete again is harmless: what is gone counts as removed.
      const nextAt = retryAt(targetBackoff, attempts, now);
      const { message: error } = outcome;
      return nextAt === null ? { ...stays, error } : { attempts, error, nextAt };
    }
  }
}
