import { Type } from '@sinclair/typebox';
import {
  Data,
  Instant,
  NoFields,
  Nullable,
  OneOf,
  Page,
  TrimmedText,
  Url,
  Uuid,
  uuidPattern,
  webAddress,
} from './common.ts';
import { eventTypeNames } from './events.ts';
import { Named, shown } from './named.ts';

export const maxWebhookUrlLength = 2048;

const EventName = Named('EventType', OneOf(eventTypeNames));
const Events = Type.Array(EventName, {
  minItems: 1,
  maxItems: eventTypeNames.length,
  uniqueItems: true,
  description: 'What to be told of; see GET /reference/event-types.',
});
const ReceiverUrl = shown(
  TrimmedText(1, maxWebhookUrlLength, {
    description: 'An https address; http only where the operator allows the host.',
  }),
  { format: 'uri', pattern: webAddress },
);
const Description = TrimmedText(0, 500, { description: 'For people; empty is none.' });

export const WebhookInput = Type.Object({
  url: ReceiverUrl,
  events: Events,
  description: Type.Optional(Nullable(Description)),
});

const HeldDeliveries = Named(
  'HeldDeliveries',
  OneOf(['send', 'discard'], {
    description:
      'Only with `is_active: true`: what becomes of the deliveries that were held while the ' +
      'subscription was off.',
  }),
);

export const WebhookChange = Type.Object(
  {
    url: Type.Optional(ReceiverUrl),
    events: Type.Optional(Events),
    is_active: Type.Optional(
      Type.Boolean({ description: 'True also forgets the failures so far.' }),
    ),
    held: Type.Optional(shown(HeldDeliveries, { default: 'send' })),
    description: Type.Optional(Nullable(Description)),
  },
  { minProperties: 1 },
);

export const WebhookTest = Type.Object({
  event_type: Type.Optional(
    shown({ ...EventName, description: 'Whose example to send.' }, { default: 'test.ping' }),
  ),
});

const identity = {
  id: Uuid,
  url: Url,
  events: Type.Array(EventName),
  description: Nullable(Type.String()),
};

export const CreatedWebhook = Data(
  Named(
    'CreatedWebhook',
    Type.Object({
      ...identity,
      secret: Type.String({ description: '64 hex characters; shown only here.' }),
      is_active: Type.Boolean(),
      created_at: Instant,
    }),
  ),
);

export const Webhook = Named(
  'Webhook',
  Type.Object({
    ...identity,
    is_active: Type.Boolean(),
    failure_count: Type.Integer({ minimum: 0 }),
    disabled_reason: Nullable(Type.String()),
    created_at: Instant,
    updated_at: Instant,
  }),
);

export const WebhookAnswer = Data(Webhook);
export const WebhooksAnswer = Data(Type.Object({ webhooks: Type.Array(Webhook) }));

export const WebhookTestAnswer = Data(
  Named(
    'WebhookTestResult',
    Type.Object({
      webhook_id: Uuid,
      delivered: Type.Boolean(),
      response_status: Nullable(Type.Integer()),
      response_body: Nullable(Type.String({ description: 'The first 4 KiB.' })),
      error: Nullable(Type.String()),
      duration_ms: Type.Integer({ minimum: 0 }),
    }),
  ),
);

export { NoFields };

export const RotatedSecretAnswer = Data(
  Named(
    'RotatedSecret',
    Type.Object({
      id: Uuid,
      secret: Type.String({ description: '64 hex characters; shown only here.' }),
      previous_secret_expires_at: Instant,
    }),
  ),
);

const deliveryStatuses = ['pending', 'held', 'delivered', 'failed', 'dead_letter'] as const;
export const DeliveryStatus = Named('DeliveryStatus', OneOf(deliveryStatuses));

export const Delivery = Named(
  'Delivery',
  Type.Object({
    id: Uuid,
    event_id: Type.String(),
    event_type: EventName,
    status: DeliveryStatus,
    attempts: Type.Integer({ minimum: 0 }),
    response_status: Nullable(Type.Integer()),
    response_body: Nullable(Type.String()),
    error: Nullable(Type.String()),
    duration_ms: Nullable(Type.Integer()),
    next_attempt_at: Nullable({
      ...Instant,
      description:
        'Null when nothing more will be tried, while it is `held`, and while the first attempt ' +
        'of an earlier event about the same entity is not over.',
    }),
    created_at: Instant,
    delivered_at: Nullable(Instant),
  }),
);

export const DeliveriesAnswer = Page(Delivery);
export const DeliveryFilters = {
  status: Type.Optional({ ...DeliveryStatus, description: 'Only in this state.' }),
  event_type: Type.Optional({ ...EventName, description: 'Only of this event.' }),
};

export const deliveryParams = Type.Object({
  id: Type.String({ pattern: uuidPattern, format: 'uuid', description: 'The subscription.' }),
  delivery_id: Type.String({ pattern: uuidPattern, format: 'uuid', description: 'The delivery.' }),
});

export const RedeliveryAnswer = Data(
  Named('Redelivery', Type.Object({ id: Uuid, status: DeliveryStatus })),
);

const Since = Type.String({
  format: 'date-time',
  description: 'Only what was made at this time or later.',
});
const Until = Type.String({
  format: 'date-time',
  description: 'Only what was made before this time.',
});

export const BulkRedelivery = Type.Object({
  status: Type.Optional(
    shown(
      Named(
        'RedeliverableStatus',
        OneOf(['dead_letter', 'failed', 'delivered', 'held'], {
          description: 'What to send again.',
        }),
      ),
      { default: 'dead_letter' },
    ),
  ),
  since: Type.Optional(Since),
  until: Type.Optional(Until),
  event_type: Type.Optional({ ...EventName, description: 'Only of this event.' }),
});

export const BulkRedeliveryAnswer = Data(
  Named('BulkRedelivery', Type.Object({ count: Type.Integer({ minimum: 0 }) })),
);
