import type { WebhookRow } from '../../domain/webhooks/store.ts';
import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import type { Words } from '../words/index.ts';

type Props = { row: WebhookRow; words: Words };

export function WebhookState({ row, words: { webhooks } }: Props) {
  if (row.isActive && row.failureCount > 0) return <Badge tone="warn">{webhooks.failing}</Badge>;
  if (row.isActive) return <Badge tone="ok">{webhooks.on}</Badge>;
  if (row.disabledReason !== null) return <Badge tone="bad">{webhooks.disabled}</Badge>;
  return <Badge tone="idle">{webhooks.off}</Badge>;
}

const tones: Record<DeliveryRow['status'], Tone> = {
  pending: 'info',
  held: 'idle',
  delivered: 'ok',
  failed: 'warn',
  dead_letter: 'bad',
};

type DeliveryProps = { delivery: Pick<DeliveryRow, 'status'>; words: Words };

export function DeliveryState({ delivery: { status }, words: { webhooks } }: DeliveryProps) {
  return <Badge tone={tones[status]}>{webhooks.statuses[status]}</Badge>;
}

/** "Answered 500 in 120 ms"; null before the first attempt has ended. */
export function answerOf(
  { responseStatus, durationMs }: Pick<DeliveryRow, 'responseStatus' | 'durationMs'>,
  { webhooks }: Words,
  number: (value: number) => string,
): string | null {
  if (durationMs === null) return null;
  const took = number(durationMs);
  if (responseStatus === null) return webhooks.notAnswered(took);
  return webhooks.answered(String(responseStatus), took);
}
