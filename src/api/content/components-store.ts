import { and, asc, eq, sql } from 'drizzle-orm';
import type { ComponentType } from '../../../schema/contracts/content.ts';
import { components } from '../../../schema/tables/components.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Writer } from '../../db/reader.ts';

export type ComponentRow = typeof components.$inferSelect;
export type NewComponent = Pick<
  ComponentRow,
  'siteId' | 'articleId' | 'type' | 'content' | 'metadata'
>;

/** Article ids in any case, as UUIDs may be written. */
export async function listComponents(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ComponentRow[]> {
  const id = articleId.toLowerCase();
  const own = and(eq(components.siteId, siteId), eq(components.articleId, id));
  return reader.db.select().from(components).where(own).orderBy(asc(components.createdAt)).all();
}

const byType = prepared((db: Reader['db']) =>
  db
    .select()
    .from(components)
    .where(
      and(
        eq(components.siteId, sql.placeholder('siteId')),
        eq(components.articleId, sql.placeholder('articleId')),
        eq(components.type, sql.placeholder('type')),
      ),
    )
    .prepare(),
);

export async function findComponent(
  reader: Reader,
  siteId: string,
  articleId: string,
  type: ComponentType,
): Promise<ComponentRow | undefined> {
  return byType(reader).get({ siteId, articleId: articleId.toLowerCase(), type });
}

/** Writes a component, or writes it anew. */
export async function putComponent(tx: Writer, component: NewComponent): Promise<void> {
  const { content, metadata } = component;
  await tx.db
    .insert(components)
    .values({
      ...component,
      id: tx.ids.uuid(),
      status: 'complete',
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoUpdate({
      target: [components.siteId, components.articleId, components.type],
      set: { content, metadata, status: 'complete', updatedAt: tx.now },
    })
    .run();
}
