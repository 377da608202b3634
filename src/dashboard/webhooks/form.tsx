import { eventTypeNames } from '../../../schema/contracts/events.ts';
import { maxWebhookUrlLength } from '../../../schema/contracts/webhooks.ts';
import { SubmitButton } from '../components/button.tsx';
import { Choice, TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import type { StoreVisit } from '../visit.ts';
import type { WebhookFields, Wrong } from './read-fields.ts';

type Props = {
  visit: StoreVisit;
  action: string;
  fields: WebhookFields;
  submit: string;
  wrong?: Wrong;
};

/** Of a new webhook, and of one that is changed. */
export function WebhookForm({ visit, action, fields, submit, wrong }: Props) {
  const { webhooks } = visit.words;
  return (
    <form method="post" action={action} class="card card-body fields narrow">
      {wrong === 'too_many' && <Notice tone="bad">{webhooks.tooMany}</Notice>}
      <TextField
        name="url"
        type="url"
        label={webhooks.url}
        hint={webhooks.urlHint}
        value={fields.url}
        error={wrong === 'url' ? webhooks.urlWrong : undefined}
        required
        spellcheck={false}
        maxlength={maxWebhookUrlLength}
      />
      <TextField
        name="description"
        label={webhooks.description}
        hint={webhooks.descriptionHint}
        value={fields.description}
        error={wrong === 'description' ? webhooks.descriptionWrong : undefined}
        maxlength={500}
      />
      <fieldset
        class="field choices"
        aria-describedby={wrong === 'events' ? 'no-event' : undefined}
      >
        <legend>{webhooks.tell}</legend>
        {wrong === 'events' && (
          <p class="error" id="no-event">
            {webhooks.eventsWrong}
          </p>
        )}
        {eventTypeNames
          .filter((name) => name !== 'test.ping' || fields.events.includes(name))
          .map((name) => (
            <Choice
              key={name}
              type="checkbox"
              name="event"
              value={name}
              label={webhooks.events[name]}
              checked={fields.events.includes(name)}
            />
          ))}
      </fieldset>
      <div class="actions">
        <SubmitButton kind="primary">{submit}</SubmitButton>
      </div>
    </form>
  );
}
