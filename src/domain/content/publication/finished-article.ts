import { type Actor, nameOf, recordedActor } from '../../../actor.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { invalid, notFound, problem } from '../../../problem.ts';
import { audit } from '../../audit/audit.ts';
import { type ComponentRow, findComponent } from '../components-store.ts';
import { articleOf } from '../find.ts';
import type { NamedArticle } from '../store.ts';
import { recordTransition, type TransitionRow } from './transitions-store.ts';
import { keepVersion, type NumberedText, numberOf, type Text } from './versions-store.ts';

/** What is done about an article of the actor's site. */
export type Deed = {
  articleId: string;
  /** The version that this person has seen; left out, whatever the text is now. */
  version?: number;
};

export type FinishedArticle = NumberedText & { article: NamedArticle; body: ComponentRow };

/** The article and its text as they are. Throws a 404, and a 409 while it has no finished text. */
export async function finishedArticle(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<FinishedArticle> {
  const { article, body } = await textOf(reader, siteId, articleId);
  return { article, body, ...(await numberOf(reader, versionText(article, body))) };
}

/**
 * The same inside the write that acts on it, with its text kept as a version. Throws a 409 when the
 * text has changed since the person saw it.
 */
export async function openArticle(tx: Tx, actor: Actor, deed: Deed): Promise<FinishedArticle> {
  personNamed('by', nameOf(actor));
  const { article, body } = await textOf(tx, actor.siteId, deed.articleId);
  const numbered = await keepVersion(tx, versionText(article, body), null, body.updatedAt);
  if (deed.version !== undefined && deed.version !== numbered.version) {
    const now = `the text is version ${numbered.version} by now, not ${deed.version}`;
    throw problem('conflict', `Somebody has edited the article: ${now}.`);
  }
  return { article, body, ...numbered };
}

/** Keeps what was done, in the transaction that does it. */
export async function recordDeed(
  tx: Tx,
  { article, version, bodyHash }: FinishedArticle,
  actor: Actor,
  deed: Pick<TransitionRow, 'action' | 'fromStatus' | 'toStatus'> &
    Partial<Pick<TransitionRow, 'reason' | 'assignee'>>,
): Promise<void> {
  const { siteId, id: articleId } = article;
  const about = { siteId, articleId, version, bodyHash };
  const rest = { reason: null, assignee: null, ...deed, ...recordedActor(actor) };
  await recordTransition(tx, { id: tx.ids.uuid(), ...about, ...rest, createdAt: tx.now });
  const { action, fromStatus, toStatus, reason, assignee } = rest;
  const detail = { title: article.title, version, from: fromStatus, to: toStatus };
  const said = { ...(reason !== null && { reason }), ...(assignee !== null && { assignee }) };
  const subject = { kind: 'article', id: articleId };
  await audit(tx, actor, `article.${action}`, subject, { ...detail, ...said });
}

/** A name, an address or an id: 1 to 200 characters, trimmed. Throws a 400 that names the field. */
export function personNamed(field: string, given: string): string {
  return textWithin(field, given, 200);
}

/** 1 to 2000 characters, trimmed. */
export function reasonGiven(given: string): string {
  return textWithin('reason', given, 2000);
}

function textWithin(field: string, given: string, most: number): string {
  const text = given.trim();
  if (text !== '' && text.length <= most) return text;
  throw invalid(field, `must be 1 to ${most} characters`);
}

const unfinished = {
  awaiting_input: 'awaits its questions',
  generating: 'is being written',
  failed: 'could not be written',
};

async function textOf(reader: Reader, siteId: string, articleId: string) {
  const article = await articleOf(reader, siteId, articleId);
  if (article.status !== 'complete') {
    throw problem('conflict', `The article ${unfinished[article.status]}: it has no text yet.`);
  }
  const body = await findComponent(reader, siteId, article.id, 'body');
  if (!body) throw notFound();
  return { article, body };
}

function versionText({ siteId, id, title }: NamedArticle, { content }: ComponentRow): Text {
  return { siteId, articleId: id, title, content };
}
