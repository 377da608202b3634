import type { LeadDeliveryRow } from '../../domain/leads/deliveries-store.ts';
import type { DeskLead } from '../../domain/leads/desk.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; lead: DeskLead; deliveries: readonly LeadDeliveryRow[] };

const tones: Record<LeadDeliveryRow['status'], Tone> = {
  pending: 'info',
  failed: 'warn',
  delivered: 'ok',
  dead_letter: 'bad',
};

/** Whether the lead has arrived where leads go, and the way to try again. */
export function Delivery({ visit, lead, deliveries }: Props) {
  const { leads } = visit.words;
  const newest = [...new Map(deliveries.map((row) => [row.channel, row])).values()];
  const isDead = newest.some(({ status }) => status === 'dead_letter');
  return (
    <Card title={leads.delivery} isFlush={newest.length > 0}>
      {newest.length === 0 ? (
        <p class="quiet">{leads.notSent}</p>
      ) : (
        <ul class="rows">
          {newest.map((row) => (
            <Row key={row.id} visit={visit} row={row} />
          ))}
        </ul>
      )}
      {isDead && (
        <form
          method="post"
          action={storePath(visit, `/leads/${lead.id}/resend`)}
          class="card-body actions"
        >
          <SubmitButton>{leads.sendAgain}</SubmitButton>
        </form>
      )}
    </Card>
  );
}

function Row({ visit: { words, show }, row }: { visit: StoreVisit; row: LeadDeliveryRow }) {
  const { leads } = words;
  const { nextAttemptAt, attempts } = row;
  const isAgain = row.status === 'failed' && nextAttemptAt !== null;
  const about = [
    attempts > 0 && leads.attempts(attempts),
    isAgain && leads.nextTry(show.instant(nextAttemptAt)),
    row.deliveredAt !== null && show.instant(row.deliveredAt),
  ].filter((part) => part !== false);
  return (
    <li>
      <div>
        <strong>{leads.channels[row.channel]}</strong>
        {about.length > 0 && <p class="quiet small">{about.join(' · ')}</p>}
        {row.status !== 'delivered' && row.error && (
          <Failure class="quiet small" text={row.error} words={words} />
        )}
      </div>
      <Badge tone={tones[row.status]}>{leads.deliveryStates[row.status]}</Badge>
    </li>
  );
}
