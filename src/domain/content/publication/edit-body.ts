import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { invalid } from '../../../problem.ts';
import { type ComponentRow, putComponent } from '../components-store.ts';
import { renderedBody } from '../rendered-body.ts';
import { changeArticle } from '../store.ts';
import { withinTitle } from '../within-title.ts';
import { type Deed, type FinishedArticle, openArticle, recordDeed } from './finished-article.ts';
import { makePublic, needsApproval } from './make-public.ts';
import { keepVersion } from './versions-store.ts';
import { inLane } from '../../../db/write.ts';

/** Twenty times the longest article that can be asked for. */
const maxCharacters = 500_000;
const undone = ['approved', 'overridden'];

/**
 * Puts another text in the place of the article's. The old one stays as a version, an approval is
 * undone, and a heading of level 1 becomes the title. Of a published article readers keep the text
 * that was published until the new one is published too; where the site asks for no approval, they
 * see the new text at once. The same text again changes nothing. Throws a 400 for an empty text.
 */
export async function editBody(
  ctx: Context,
  actor: Actor,
  deed: Deed & { markdown: string },
): Promise<FinishedArticle> {
  const content = checkedText(deed.markdown);
  const { wordCount, heading } = renderedBody(content);
  return ctx.write(async (tx) => {
    const before = await openArticle(tx, actor, deed);
    if (before.body.content === content) return before;
    const { siteId, id, approvalStatus, postingStatus } = before.article;
    const change = {
      title: heading === null ? before.article.title : withinTitle(heading),
      wordCount,
      approvalStatus: undone.includes(approvalStatus) ? ('none' as const) : approvalStatus,
    };
    const metadata = metadataFor(before.body, content, wordCount);
    await changeArticle(tx, siteId, id, change);
    await putComponent(tx, { siteId, articleId: id, type: 'body', content, metadata });
    const text = { siteId, articleId: id, title: change.title, content };
    const after = {
      ...(await keepVersion(tx, text, actor, tx.now)),
      article: { ...before.article, ...change },
      body: { ...before.body, content, metadata, updatedAt: tx.now },
    };
    const step = { fromStatus: approvalStatus, toStatus: change.approvalStatus };
    await recordDeed(tx, after, actor, { action: 'edit', ...step });
    const isLive = postingStatus === 'published' && !(await needsApproval(tx, siteId));
    return isLive ? makePublic(tx, after, actor) : after;
  }, inLane(actor.siteId));
}

function checkedText(markdown: string): string {
  const text = markdown.replaceAll('\r\n', '\n').trim();
  if (text === '' || text.length > maxCharacters) {
    throw invalid('body', `must be 1 to ${maxCharacters} characters`);
  }
  return `${text}\n`;
}

/** What is known of the paragraphs that are left. */
function metadataFor(
  { metadata }: ComponentRow,
  content: string,
  wordCount: number,
): Record<string, unknown> {
  const { paragraphs, ...rest } = metadata ?? {};
  const left = (Array.isArray(paragraphs) ? paragraphs : []).filter(({ text }) => {
    return typeof text === 'string' && content.includes(text);
  });
  return { ...rest, word_count: wordCount, paragraphs: left };
}
