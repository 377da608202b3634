import type { ComponentChildren } from 'preact';
import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import { maxAttempts } from '../../domain/webhooks/schedule.ts';
import type { StoreVisit } from '../visit.ts';
import { answerOf } from './state.tsx';

type Props = { visit: StoreVisit; delivery: DeliveryRow };
type Point = { tone: 'ok' | 'bad' | 'later'; what: ComponentChildren; at: number | null };

/** From what happened to what comes next. Of earlier attempts only their number is kept. */
export function TimeLine({ visit, delivery }: Props) {
  const { show } = visit;
  const points = [...past(visit, delivery), next(visit, delivery)].filter((one) => one !== null);
  return (
    <ol class="time-line">
      {points.map((point, at) => (
        <li key={at} data-tone={point.tone}>
          <span>{point.what}</span>
          {point.at !== null && <span class="quiet small">{show.instant(point.at)}</span>}
        </li>
      ))}
    </ol>
  );
}

function past({ words, show }: StoreVisit, delivery: DeliveryRow): Point[] {
  const { webhooks } = words;
  const { attempts, createdAt, lastAttemptAt, status, isTest } = delivery;
  const points: Point[] = [{ tone: 'ok', what: webhooks.happened, at: createdAt }];
  if (attempts > 1) points.push({ tone: 'bad', what: webhooks.earlier(attempts - 1), at: null });
  const answer = answerOf(delivery, words, show.number);
  if (attempts > 0 && answer !== null) {
    const number = show.number(attempts);
    const which = isTest
      ? webhooks.attempt(number)
      : webhooks.attemptOf(number, show.number(maxAttempts));
    const tone = status === 'delivered' ? 'ok' : 'bad';
    points.push({ tone, what: `${which}: ${answer}`, at: lastAttemptAt });
  }
  return points;
}

function next({ words: { webhooks } }: StoreVisit, delivery: DeliveryRow): Point | null {
  const { status, nextAttemptAt, deliveredAt } = delivery;
  if (status === 'delivered') return { tone: 'ok', what: webhooks.arrived, at: deliveredAt };
  if (status === 'dead_letter') return { tone: 'bad', what: webhooks.noNext, at: null };
  if (status === 'held') return { tone: 'later', what: webhooks.heldText, at: null };
  if (nextAttemptAt === null) return { tone: 'later', what: webhooks.turnText, at: null };
  return { tone: 'later', what: webhooks.nextAttempt, at: nextAttemptAt };
}
