import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { signInLinks } from '../../../../schema/tables/sessions.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { day, hour } from '../../../lib/clock.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import { refusal } from '../refusals.ts';

export type LinkRow = typeof signInLinks.$inferSelect;

const linkMs = day;

/** What a page or a command shows of a new link; the token is nowhere else. */
export type MadeLink = { id: string; path: string; token: string; expiresAt: number };

export async function insertLink(
  tx: Tx,
  token: string,
  given: Pick<LinkRow, 'kind'> & Partial<LinkRow>,
): Promise<MadeLink> {
  const row: LinkRow = {
    id: tx.ids.uuid(),
    tokenHash: sha256Hex(token),
    siteId: null,
    email: null,
    name: null,
    role: null,
    userId: null,
    invitedBy: null,
    createdAt: tx.now,
    expiresAt: tx.now + linkMs,
    endedAt: null,
    ...given,
  };
  await tx.db.insert(signInLinks).values(row).run();
  return { id: row.id, path: `/setup/${token}`, token, expiresAt: row.expiresAt };
}

/** A link that works at this time: not used, not replaced, not too old, nor from a wrong clock. */
function isOpen(now: number): SQL | undefined {
  const { endedAt, expiresAt, createdAt } = signInLinks;
  return and(isNull(endedAt), gt(expiresAt, now), lte(createdAt, now + hour));
}

export async function findLink(
  reader: Reader,
  token: string,
  now: number,
): Promise<LinkRow | undefined> {
  const named = and(eq(signInLinks.tokenHash, sha256Hex(token)), isOpen(now));
  return reader.db.select().from(signInLinks).where(named).get();
}

/** The row of a link that works. Throws `link_gone`. */
export async function linkOf(
  reader: Reader,
  token: string,
  kind: LinkRow['kind'],
  now: number,
): Promise<LinkRow> {
  const link = await findLink(reader, token, now);
  if (link?.kind !== kind) throw refusal('link_gone');
  return link;
}

/** Ends it in the write of what it was for: of two at the same time, one gets here. */
export async function useLink(tx: Tx, id: string): Promise<void> {
  const used = await endLinks(tx, eq(signInLinks.id, id));
  if (used === 0) throw refusal('link_gone');
}

/** Ends whichever of these still work. */
export async function endLinks(tx: Tx, which: SQL | undefined): Promise<number> {
  const ended = await tx.db
    .update(signInLinks)
    .set({ endedAt: tx.now })
    .where(and(which, isOpen(tx.now)))
    .returning({ id: signInLinks.id });
  return ended.length;
}

/** What somebody may not hand out any more, on one site or on all. */
export async function endInvitationsBy(tx: Tx, userId: string, siteId?: string): Promise<void> {
  const site = siteId === undefined ? undefined : eq(signInLinks.siteId, siteId);
  await endLinks(tx, and(site, eq(signInLinks.invitedBy, userId)));
}

export async function invitationsOf(
  reader: Reader,
  siteId: string,
  now: number,
): Promise<LinkRow[]> {
  const open = and(eq(signInLinks.siteId, siteId), isOpen(now));
  return reader.db
    .select()
    .from(signInLinks)
    .where(open)
    .orderBy(signInLinks.createdAt, signInLinks.id)
    .all();
}
