import type { ComponentChildren } from 'preact';
import type { AttemptRow } from '../../domain/webhooks/attempts-store.ts';
import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import { maxAttempts } from '../../domain/webhooks/schedule.ts';
import type { StoreVisit } from '../visit.ts';
import { Failure } from '../components/failure.tsx';
import { answerOf } from './state.tsx';

type Props = { visit: StoreVisit; delivery: DeliveryRow; earlier: readonly AttemptRow[] };
type Point = {
  tone: 'ok' | 'bad' | 'later';
  what: string;
  at: number | null;
  more?: ComponentChildren;
};
type Tried = Pick<AttemptRow, 'number' | 'at' | 'responseStatus' | 'responseBody' | 'error'> & {
  durationMs: number | null;
  isGood: boolean;
};

/** From what happened to what comes next. */
export function TimeLine(props: Props) {
  const { visit, delivery } = props;
  const { show } = visit;
  const points = [...past(props), next(visit, delivery)].filter((one) => one !== null);
  return (
    <ol class="time-line">
      {points.map((point, at) => (
        <li key={at} data-tone={point.tone}>
          <span>{point.what}</span>
          {point.at !== null && <span class="quiet small">{show.instant(point.at)}</span>}
          {point.more}
        </li>
      ))}
    </ol>
  );
}

function past({ visit, delivery, earlier }: Props): Point[] {
  const { webhooks } = visit.words;
  const tried = allTried(delivery, earlier);
  const unknown = forgotten(delivery, earlier);
  const points: Point[] = [{ tone: 'ok', what: webhooks.happened, at: delivery.createdAt }];
  if (unknown > 0) points.push({ tone: 'bad', what: webhooks.earlier(unknown), at: null });
  for (const [index, one] of tried.entries()) {
    const isAgain = index > 0 && one.number <= (tried[index - 1]?.number ?? 0);
    if (isAgain) points.push({ tone: 'later', what: webhooks.sentAgain, at: null });
    const what = attemptText(visit, one, delivery.isTest);
    const more = <Answer visit={visit} one={one} />;
    points.push({ tone: one.isGood ? 'ok' : 'bad', what, at: one.at, more });
  }
  const isWaiting = delivery.attempts === 0 && tried.length > 0;
  if (isWaiting) points.push({ tone: 'later', what: webhooks.sentAgain, at: null });
  return points;
}

function allTried(delivery: DeliveryRow, earlier: readonly AttemptRow[]): Tried[] {
  const isGood = (one: Pick<AttemptRow, 'responseStatus'>) =>
    one.responseStatus !== null && one.responseStatus >= 200 && one.responseStatus < 300;
  const { attempts: number, lastAttemptAt: at, durationMs } = delivery;
  const last =
    number > 0 && at !== null && durationMs !== null ? [{ ...delivery, number, at }] : [];
  return [...earlier, ...last].map((one) => ({ ...one, isGood: isGood(one) }));
}

/** Attempts of this round of which only the number is known: they are older than the history. */
function forgotten({ attempts }: DeliveryRow, earlier: readonly AttemptRow[]): number {
  let first = attempts;
  for (const { number } of earlier.toReversed()) {
    if (number !== first - 1) break;
    first = number;
  }
  return Math.max(first - 1, 0);
}

function attemptText({ words, show }: StoreVisit, one: Tried, isTest: boolean): string {
  const { webhooks } = words;
  const number = show.number(one.number);
  const which = isTest
    ? webhooks.attempt(number)
    : webhooks.attemptOf(number, show.number(maxAttempts));
  return `${which}: ${answerOf(one, words, show.number) ?? '–'}`;
}

function Answer({ visit, one }: { visit: StoreVisit; one: Tried }) {
  const { webhooks } = visit.words;
  return (
    <details>
      <summary class="quiet small">{webhooks.attemptAnswer}</summary>
      {one.responseStatus === null ? (
        <Failure text={one.error ?? ''} words={visit.words} />
      ) : (
        <pre class="body">{one.responseBody || webhooks.noBody}</pre>
      )}
    </details>
  );
}

function next({ words: { webhooks } }: StoreVisit, delivery: DeliveryRow): Point | null {
  const { status, nextAttemptAt, deliveredAt } = delivery;
  if (status === 'delivered') return { tone: 'ok', what: webhooks.arrived, at: deliveredAt };
  if (status === 'dead_letter') return { tone: 'bad', what: webhooks.noNext, at: null };
  if (status === 'held') return { tone: 'later', what: webhooks.heldText, at: null };
  if (nextAttemptAt === null) return { tone: 'later', what: webhooks.turnText, at: null };
  return { tone: 'later', what: webhooks.nextAttempt, at: nextAttemptAt };
}
