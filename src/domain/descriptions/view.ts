import type { Static } from '@sinclair/typebox';
import type {
  AcceptedDescription,
  AcceptedDescriptions,
  DescriptionAnswer,
} from '../../../schema/contracts/descriptions.ts';
import { isoTime } from '../../lib/clock.ts';
import type { Described } from './described-store.ts';
import type { BatchResult, Started } from './request-descriptions.ts';

export function viewDescription({
  vin,
  status,
  text: description,
  generatedAt,
}: Described): Static<typeof DescriptionAnswer> {
  const generated_at = generatedAt === null ? null : isoTime(generatedAt);
  return { data: { vin, status, description, generated_at } };
}

export function viewStarted(started: Started): Static<typeof AcceptedDescription> {
  const message =
    'The description is being written. Subscribe to inventory.description.completed by webhook ' +
    'to learn when it is done.';
  return { data: { ...startedItem(started), message } };
}

export function viewStartedAll(results: BatchResult[]): Static<typeof AcceptedDescriptions> {
  const items = results.map((one) =>
    'error' in one
      ? { vin: one.vin, status: 'failed' as const, error: one.error }
      : startedItem(one),
  );
  const started = items.filter(({ status }) => status === 'generating').length;
  const message =
    started === 0
      ? 'None of the vehicles could be started.'
      : `${started} of ${items.length} have been started. Subscribe to ` +
        'inventory.description.batch_completed by webhook to learn when the last has ended.';
  return { data: { items, message } };
}

function startedItem({ vin, descriptionId }: Started) {
  return { vin, status: 'generating' as const, component_id: descriptionId };
}
