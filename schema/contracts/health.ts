import { type Static, Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, OneOf, TrimmedText } from './common.ts';
import { Named, shown } from './named.ts';

const count = Type.Integer({ minimum: 0 });
const bytes = shown(count, { format: 'int64' });
const text = Nullable(Type.String());

const LastRun = Named(
  'LoopRun',
  Type.Object({
    started_at: Instant,
    ended_at: Instant,
    outcome: Named('LoopOutcome', OneOf(['done', 'failed', 'timed_out'])),
    counts: Type.Record(Type.String(), Type.Number(), { description: 'What it did, in numbers.' }),
    error: text,
  }),
);

/** What only the operator is shown. */
const Details = {
  loops: Type.Array(
    Named(
      'LoopState',
      Type.Object({
        name: Type.String(),
        running_since: Nullable(Instant),
        last_run: Nullable(LastRun),
      }),
    ),
    { description: 'Every loop that has run since the start of the process.' },
  ),
  queues: Named(
    'Queues',
    Type.Object({
      tasks: Named('TaskQueue', Type.Object({ due: count, waiting: count })),
      events: Type.Integer({ minimum: 0, description: 'Not handed out to subscriptions yet.' }),
      deliveries: Named(
        'DeliveryQueue',
        Type.Object({
          due: count,
          sending: count,
          waiting: count,
          paused: count,
          held: count,
          dead: count,
        }),
      ),
    }),
  ),
  database_bytes: Type.Record(Type.String(), bytes, { description: 'Sizes of the files.' }),
  memory_bytes: { ...bytes, description: 'Memory of the process in use (RSS).' },
  uptime_seconds: Type.Number({ minimum: 0 }),
};

const Health = Named(
  'Health',
  Type.Object({
    status: Type.Literal('ok'),
    version: Type.String(),
    time: Instant,
    ...Type.Partial(Type.Object(Details)).properties,
  }),
);
export type Health = Static<typeof Health>;
export const HealthAnswer = Data(Health);

export const HealthQuery = Type.Object({
  verbose: Type.Optional(
    TrimmedText(0, 10, {
      description: 'Loops, queues and sizes too, for the operator: `?verbose` or `?verbose=true`.',
    }),
  ),
});
