import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { leads } from '../../../schema/tables/leads.ts';
import { sharePages } from '../../../schema/tables/share-pages.ts';
import { holdsTextInAnyCase, jsonText } from '../../db/dialect.ts';
import { inOrder, type KeyRange, keyset } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { LeadRow } from './store.ts';

/** Where a lead lies for the people who answer it. */
export const leadFolders = ['new', 'answered', 'spam'] as const;
export type LeadFolder = (typeof leadFolders)[number];

export type LeadSearch = {
  folder: LeadFolder;
  /** A part of the name, the address, the number, the message or the vehicle; '' for all. */
  text: string;
};

/** A lead with the page that it came by; the title is null where the page has none of its own. */
export type DeskLead = LeadRow & {
  page: { title: string | null; kind: 'article' | 'vehicles' } | null;
};

export async function listDeskLeads(
  reader: Reader,
  siteId: string,
  { limit, place, ...search }: LeadSearch & KeyRange,
): Promise<DeskLead[]> {
  const { where, orderBy } = keyset(newestFirst, place);
  const rows = await deskRows(reader, and(matching(siteId, search), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  return inOrder(rows.map(viewed), place);
}

const newestFirst = [
  { by: leads.createdAt, isDescending: true },
  { by: leads.id, isDescending: true },
];

export async function findDeskLead(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<DeskLead | undefined> {
  const own = and(eq(leads.siteId, siteId), eq(leads.id, id.toLowerCase()));
  const row = await deskRows(reader, own).get();
  return row && viewed(row);
}

export async function countDeskLeads(
  reader: Reader,
  siteId: string,
  search: LeadSearch,
): Promise<number> {
  const where = matching(siteId, search);
  const row = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(leads)
    .where(where)
    .get();
  return row?.n ?? 0;
}

const newLeads = prepared((db: Reader['db']) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(leads)
    .where(and(eq(leads.siteId, sql.placeholder('siteId')), folders.new))
    .prepare(),
);

/** How many wait for an answer, which each page shows: the index holds these and no others. */
export async function countNewLeads(reader: Reader, siteId: string): Promise<number> {
  return (await newLeads(reader).get({ siteId }))?.n ?? 0;
}

const oldestNew = prepared((db: Reader['db']) =>
  db
    .select({ at: sql<number | null>`min(${leads.createdAt})` })
    .from(leads)
    .where(and(eq(leads.siteId, sql.placeholder('siteId')), folders.new))
    .prepare(),
);

/** When the one that has waited longest for an answer came in; null where none waits. */
export async function oldestNewLead(reader: Reader, siteId: string): Promise<number | null> {
  return (await oldestNew(reader).get({ siteId }))?.at ?? null;
}

function deskRows(reader: Reader, where: SQL | undefined) {
  return reader.db
    .select({
      lead: leads,
      kind: sharePages.kind,
      title: sql<string | null>`coalesce(${sharePages.title}, ${articles.title})`,
    })
    .from(leads)
    .leftJoin(sharePages, eq(sharePages.id, leads.pageId))
    .leftJoin(articles, eq(articles.id, sharePages.articleId))
    .where(where);
}

type Row = { lead: LeadRow; kind: 'article' | 'vehicles' | null; title: string | null };

function viewed({ lead, kind, title }: Row): DeskLead {
  return { ...lead, page: kind && { kind, title } };
}

const folders: Record<LeadFolder, SQL | undefined> = {
  new: and(isNull(leads.spamReason), isNull(leads.answeredAt)),
  answered: and(isNull(leads.spamReason), isNotNull(leads.answeredAt)),
  spam: isNotNull(leads.spamReason),
};

function matching(siteId: string, { folder, text }: LeadSearch): SQL | undefined {
  return and(eq(leads.siteId, siteId), folders[folder], text === '' ? undefined : holding(text));
}

function holding(text: string): SQL | undefined {
  const { name, email, phone, message, vehicle } = leads;
  const member = (one: string) => jsonText(vehicle, one);
  const model = sql`${member('year')} || ' ' || ${member('make')} || ' ' || ${member('model')}`;
  const asked = [model, member('vin'), member('stockNumber')];
  const digits = text.replaceAll(/\D/g, '');
  const found = [
    ...[name, email, phone, message, ...asked].map((one) => holdsTextInAnyCase(one, text)),
    // However the number was written.
    ...(digits.length >= 4 ? [holdsTextInAnyCase(leads.phoneKey, digits)] : []),
  ];
  return or(...found);
}
