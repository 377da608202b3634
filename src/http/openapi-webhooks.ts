import { eventData } from '../../schema/contracts/event-data.ts';
import { eventExamples, eventTypes } from '../../schema/contracts/events.ts';
import { siteId } from '../../schema/contracts/examples/example-ids.ts';
import { eventApiVersion } from '../events/envelope.ts';
import { pascalCase } from './openapi-names.ts';
import type { SchemaBook } from './openapi-schema.ts';

type EmittedEvent = keyof typeof eventData;

/** What this server sends to subscribers: one entry for each event that has an emitter. */
export function webhookDescriptions(book: SchemaBook): Record<string, object> {
  const names = Object.keys(eventData) as EmittedEvent[];
  return Object.fromEntries(names.map((name) => [name, { post: delivery(name, book) }]));
}

function delivery(name: EmittedEvent, book: SchemaBook): object {
  return {
    operationId: `receive_${name.replaceAll('.', '_')}`,
    summary: eventTypes[name].replace(/\.$/, ''),
    description: `${eventTypes[name]}\n\n${terms}`,
    tags: ['webhooks'],
    security: [],
    parameters: headers.map(([header, description, example]) => ({
      name: header,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
      example: header === 'X-Webhook-Event' ? name : example,
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: envelopeOf(name, book), example: exampleOf(name) } },
    },
    responses: {
      '2XX': { description: 'Taken. Anything else is sent again.' },
      '4XX': { description: 'Not taken; sent again later, as after every other answer.' },
    },
  };
}

const terms =
  'Answer with any 2xx within 15 seconds. Otherwise the same bytes come again after 1 minute, ' +
  '5 minutes, 30 minutes and 2 hours; redirects are not followed. Delivery is at least once: ' +
  'keep the `id`s that you have seen. Check the signature before you believe a word.';

const headers: readonly [name: string, description: string, example: string][] = [
  ['X-Webhook-Event', 'The type of the event.', 'content.completed'],
  ['X-Webhook-Attempt', 'The number of the attempt, from 1.', '1'],
  [
    'X-Webhook-Signature',
    '`sha256=` and the hex HMAC-SHA256 of the body as it came, under the secret of the ' +
      'subscription.',
    `sha256=${'a1b2c3d4'.repeat(8)}`,
  ],
  ['webhook-id', 'The id of the event (Standard Webhooks 1.0).', 'evt_1762786802184_9c2f1ab04d77'],
  ['webhook-timestamp', 'The time of the attempt, in Unix seconds.', '1762786802'],
  [
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`, once for each secret that counts.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
];

function envelopeOf(name: EmittedEvent, book: SchemaBook): object {
  const text = { type: 'string' };
  return book.refer(`${pascalCase(name)}Event`, {
    type: 'object',
    required: ['id', 'type', 'site_id', 'data', 'timestamp', 'api_version'],
    properties: {
      id: { ...text, description: 'The same on every attempt.' },
      type: { ...text, const: name },
      site_id: { ...text, format: 'uuid' },
      data: book.answer(eventData[name]),
      timestamp: { ...text, format: 'date-time', description: 'When it happened.' },
      api_version: { ...text, const: eventApiVersion },
      test: {
        type: 'boolean',
        const: true,
        description: 'Only of a test call: nothing of it has happened.',
      },
    },
  });
}

function exampleOf(name: EmittedEvent): object {
  return {
    id: 'evt_1762786802184_9c2f1ab04d77',
    type: name,
    site_id: siteId,
    data: eventExamples[name],
    timestamp: '2026-11-10T15:00:02.184Z',
    api_version: eventApiVersion,
  };
}
