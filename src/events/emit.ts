import type { EventData } from '../../schema/contracts/event-data.ts';
import { events } from '../../schema/tables/events.ts';
import { prepared } from '../db/prepared.ts';
import type { Drizzle, Tx } from '../db/reader.ts';
import { sql } from 'drizzle-orm';
import { entityOf } from './entity.ts';
import { envelope } from './envelope.ts';

const insertEvent = prepared((db: Drizzle) =>
  db
    .insert(events)
    .values({
      id: sql.placeholder('id'),
      siteId: sql.placeholder('siteId'),
      type: sql.placeholder('type'),
      entity: sql.placeholder('entity'),
      body: sql.placeholder('body'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
);

/** Writes the event into the outbox, in the transaction of the change that it reports. */
export async function emit<T extends keyof EventData>(
  tx: Tx,
  siteId: string,
  type: T,
  data: EventData[T],
): Promise<void> {
  const suffix = tx.ids.uuid().replaceAll('-', '').slice(-12);
  const id = `evt_${tx.now}_${suffix}`;
  const body = envelope({ id, type, siteId, data, atMs: tx.now });
  const entity = entityOf(type, data);
  await insertEvent(tx).run({ id, siteId, type, entity, body, createdAt: tx.now });
  tx.wake('dispatch-events');
}
