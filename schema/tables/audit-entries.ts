import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ActorKind, Role } from '../records/actor.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** Who did what, of the same write as the deed. Nothing refers to it, nothing changes it. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: id().primaryKey(),
    /** Null for what concerns no store, such as a sign-in. */
    siteId: siteId(),
    at: instant('at').notNull(),
    /** A name of `src/domain/audit/deeds.ts`. */
    deed: text('deed').notNull(),
    /** The name of that day, and what finds them again. */
    actor: text('actor').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: text('actor_id'),
    actorRole: text('actor_role').$type<Role>(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    /** Where from; null for the command line and the program itself. */
    address: text('address'),
    detail: json<Record<string, unknown>>('detail').notNull(),
  },
  (table) => [
    index('audit_entries_site').on(table.siteId, table.at, table.id),
    index('audit_entries_actor').on(table.actorId, table.at),
    index('audit_entries_at').on(table.at),
  ],
);
