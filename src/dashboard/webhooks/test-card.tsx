import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import type { WebhookRow } from '../../domain/webhooks/store.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { FilterSelect } from '../components/field.tsx';
import { Failure } from '../components/failure.tsx';
import type { StoreVisit } from '../visit.ts';
import { pathOf } from './find.ts';
import { answerOf } from './state.tsx';

type Props = { visit: StoreVisit; row: WebhookRow; test: DeliveryRow | undefined };

/** Sends an example, and shows below how it went. */
export function TestCard({ visit, row, test }: Props) {
  const { webhooks } = visit.words;
  const path = pathOf(visit, row, '/test');
  const options = ['test.ping' as const, ...row.events.filter((name) => name !== 'test.ping')];
  return (
    <Card title={webhooks.testTitle}>
      <form
        method="post"
        action={path}
        class="test-form"
        hx-post={path}
        hx-target="#webhook-part"
        hx-select="#webhook-part"
        hx-swap="innerHTML strip:true"
      >
        <FilterSelect
          name="event"
          label={webhooks.testEvent}
          value={test?.eventType ?? 'test.ping'}
          options={options.map((value) => ({ value, label: webhooks.events[value] }))}
        />
        <SubmitButton>{webhooks.test}</SubmitButton>
        <span class="quiet small">{webhooks.testText}</span>
      </form>
      {test && <TestResult visit={visit} test={test} />}
    </Card>
  );
}

function TestResult({ visit: { words, show }, test }: { visit: StoreVisit; test: DeliveryRow }) {
  const { webhooks } = words;
  const isDelivered = test.status === 'delivered';
  return (
    <div class="test-result stack" id="test-result" tabIndex={-1} data-focus>
      <p>
        <Badge tone={isDelivered ? 'ok' : 'bad'}>{answerOf(test, words, show.number) ?? ''}</Badge>
      </p>
      {test.responseStatus === null ? (
        <Failure text={test.error ?? ''} words={words} />
      ) : (
        <pre class="body">{test.responseBody || webhooks.noBody}</pre>
      )}
    </div>
  );
}
