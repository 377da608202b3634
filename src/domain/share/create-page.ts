import { type Actor, nameOf } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { day } from '../../lib/clock.ts';
import { audit } from '../audit/audit.ts';
import { findArticle } from '../content/store.ts';
import { shownArticle } from './shown-article.ts';
import { insertPage, type SharePageRow } from './store.ts';
import { newToken } from './token.ts';
import { idOfNamed } from './vehicles-store.ts';

export type PageWanted = {
  articleId?: string;
  /** Each by VIN, id or stock number. */
  vehicles?: readonly string[];
  title?: string;
  expiresInDays?: number;
};

export type CreatedPage = { row: SharePageRow; token: string };

export const maxVehicles = 50;
const maxTitle = 200;
const maxDays = 3_650;

/**
 * Shares an article that is published or approved, or vehicles in stock. The token is in nobody's
 * hands afterwards but the caller's. Throws a 400 that names the field, a 404, and a 409 for an
 * article that may not be shown.
 */
export async function createPage(
  ctx: Context,
  actor: Actor,
  wanted: PageWanted,
): Promise<CreatedPage> {
  const { siteId } = actor;
  const { articleId, vehicles = [] } = wanted;
  if ((articleId === undefined) === (vehicles.length === 0)) {
    throw invalid('page', 'shows either one article or a list of vehicles');
  }
  if (articleId !== undefined) {
    if (!(await findArticle(ctx.reader, siteId, articleId))) {
      throw problem('not_found', `The site has no article "${articleId}".`);
    }
    if (!(await shownArticle(ctx.reader, siteId, articleId))) {
      throw problem('conflict', 'The article is neither published nor approved.');
    }
  }
  const vehicleIds = await idsOf(ctx, siteId, vehicles);
  const { token, hash, start } = newToken(ctx.random);
  const row: SharePageRow = {
    id: ctx.ids.uuid(),
    siteId,
    tokenHash: hash,
    tokenStart: start,
    kind: articleId === undefined ? 'vehicles' : 'article',
    title: titleFrom(wanted),
    articleId: articleId?.toLowerCase() ?? null,
    vehicleIds,
    views: 0,
    lastViewedAt: null,
    madeBy: nameOf(actor),
    expiresAt: expiryFrom(wanted, ctx.clock.now()),
    endedAt: null,
    createdAt: ctx.clock.now(),
  };
  await ctx.write(async (tx) => {
    await insertPage(tx, row);
    const subject = { kind: 'share_page', id: row.id };
    await audit(tx, actor, 'share.create', subject, { shows: row.kind });
  }, inLane(siteId));
  return { row, token };
}

async function idsOf(ctx: Context, siteId: string, names: readonly string[]): Promise<string[]> {
  if (names.length > maxVehicles) throw invalid('vehicles', `must be at most ${maxVehicles}`);
  const ids = new Set<string>();
  for (const name of names) {
    const id = await idOfNamed(ctx.reader, siteId, name.trim());
    if (id === null) throw problem('not_found', `No vehicle in stock is called "${name}".`);
    ids.add(id);
  }
  return [...ids];
}

function titleFrom({ title, articleId }: PageWanted): string | null {
  const text = title?.trim() ?? '';
  if (text === '') return null;
  if (articleId !== undefined) throw invalid('title', 'is for vehicles; an article has its own');
  if (text.length > maxTitle) throw invalid('title', `must be at most ${maxTitle} characters`);
  return text;
}

function expiryFrom({ expiresInDays: days }: PageWanted, now: number): number | null {
  if (days === undefined) return null;
  if (Number.isInteger(days) && days >= 1 && days <= maxDays) return now + days * day;
  throw invalid('expires-in-days', `must be a whole number from 1 to ${maxDays}`);
}
