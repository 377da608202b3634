import { and, asc, eq, sql } from 'drizzle-orm';
import type { ComponentType } from '../../../schema/contracts/content.ts';
import { components } from '../../../schema/tables/components.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type ComponentRow = typeof components.$inferSelect;
export type NewComponent = Pick<
  ComponentRow,
  'siteId' | 'articleId' | 'type' | 'content' | 'metadata'
>;

/** What an article tells of its components: not their texts, which are long. */
export type ComponentState = Pick<ComponentRow, 'type' | 'status' | 'updatedAt'>;

function ofArticle() {
  return and(
    eq(components.siteId, sql.placeholder('siteId')),
    eq(components.articleId, sql.placeholder('articleId')),
  );
}

const statesOf = prepared((db: Reader['db']) =>
  db
    .select({
      type: components.type,
      status: components.status,
      updatedAt: components.updatedAt,
    })
    .from(components)
    .where(ofArticle())
    .orderBy(asc(components.createdAt), asc(components.type))
    .prepare(),
);

/** Article ids in any case, as UUIDs may be written; here and below. */
export async function listComponentStates(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ComponentState[]> {
  return statesOf(reader).all({ siteId, articleId: articleId.toLowerCase() });
}

const wholeOf = prepared((db: Reader['db']) =>
  db
    .select()
    .from(components)
    .where(ofArticle())
    .orderBy(asc(components.createdAt), asc(components.type))
    .prepare(),
);

export async function listComponents(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ComponentRow[]> {
  return wholeOf(reader).all({ siteId, articleId: articleId.toLowerCase() });
}

const byType = prepared((db: Reader['db']) =>
  db
    .select()
    .from(components)
    .where(and(ofArticle(), eq(components.type, sql.placeholder('type'))))
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
export async function putComponent(
  tx: Tx,
  component: NewComponent,
  status: ComponentRow['status'] = 'complete',
): Promise<void> {
  const { content, metadata } = component;
  await tx.db
    .insert(components)
    .values({ ...component, id: tx.ids.uuid(), status, createdAt: tx.now, updatedAt: tx.now })
    .onConflictDoUpdate({
      target: [components.siteId, components.articleId, components.type],
      set: { content, metadata, status, updatedAt: tx.now },
    })
    .run();
}

/** Marks a component as being made: what it held stays until then; a new one is empty. */
export async function awaitComponent(
  tx: Tx,
  siteId: string,
  articleId: string,
  type: ComponentType,
): Promise<void> {
  const held = await findComponent(tx, siteId, articleId, type);
  const { content = '', metadata = null } = held ?? {};
  await putComponent(tx, { siteId, articleId, type, content, metadata }, 'generating');
}

export async function dropComponent(
  tx: Tx,
  siteId: string,
  articleId: string,
  type: ComponentType,
): Promise<void> {
  const own = and(eq(components.siteId, siteId), eq(components.articleId, articleId));
  await tx.db
    .delete(components)
    .where(and(own, eq(components.type, type)))
    .run();
}
