import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import { minute } from '../../lib/clock.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import type { Brief } from '../../writing/brief.ts';
import type { Draft } from '../../writing/draft.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import { articleTypes } from './article-types.ts';
import { buildBrief } from './build-brief.ts';
import { type NewComponent, putComponent } from './components-store.ts';
import { type Composed, composeArticle } from './compose.ts';
import { reportStep, steps } from './progress.ts';
import { photosOf, renderedBody } from './rendered-body.ts';
import { changeWhileGenerating, findArticle, type NamedArticle } from './store.ts';
import { withinTitle } from './within-title.ts';

type WriteTask = Task<TaskPayloads['content.write']>;

/** The background task behind every new article. It ends each once, with one event. */
export const writeTask: TaskDefinition<TaskPayloads['content.write']> = {
  timeLimitMs: 4 * minute,
  maxAttempts: 3,
  run: writeArticle,
  giveUp: (_ctx, task) => {
    const reason = 'The article could not be written. Create it again later.';
    return (tx) => fail(tx, task, reason);
  },
};

async function writeArticle(
  ctx: Context,
  task: WriteTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const article = await findArticle(ctx.reader, task.siteId, task.payload.articleId);
  // Deleted, or ended by an earlier run whose task row outlived it.
  if (article?.status !== 'generating') return async () => {};
  if (!ctx.providers.writer.languages.includes(article.language)) {
    const reason = `${article.language} is not written here any more. GET /site lists what is.`;
    return (tx) => fail(tx, task, reason);
  }
  if (articleTypes[article.articleType].isResearched) {
    await reportStep(ctx, article, steps.researching);
  }
  const brief = await buildBrief(ctx, article, signal);
  try {
    const composed = await composeArticle(ctx, article, brief, signal);
    const body = bodyOf(article, brief, composed);
    // Here, where nobody waits for it; whoever asks for the text finds it rendered.
    renderedBody(body.content, photosOf(body.metadata));
    return (tx) => complete(tx, article, composed.draft, body);
  } catch (error) {
    // The facts cannot carry it: another attempt would end the same way.
    if (error instanceof WritingFailed) return (tx) => fail(tx, task, error.message);
    throw error;
  }
}

async function complete(
  tx: Tx,
  article: NamedArticle,
  draft: Draft,
  body: NewComponent,
): Promise<void> {
  const { siteId, id, articleType } = article;
  const { wordCount, wordingIds, wouldSayMore = null, image: featuredImage = null } = draft;
  // A title that the client gave stays, whatever a writer makes of it.
  const title = article.request.title ?? withinTitle(draft.title);
  const end = {
    status: 'complete' as const,
    progressPercent: 100,
    title,
    wordCount,
    wordingIds,
    wouldSayMore,
    featuredImage,
  };
  if (!(await changeWhileGenerating(tx, siteId, id, end))) return;
  await putComponent(tx, body);
  await emit(tx, siteId, 'content.completed', { article_id: id, article_type: articleType });
}

/** The text with what it rests on: each paragraph keeps the ids of its facts and wordings. */
function bodyOf(
  { siteId, id }: NamedArticle,
  brief: Brief,
  { draft, generator, fallbackReason }: Composed,
): NewComponent {
  const metadata = {
    generator,
    ...(fallbackReason !== null && { fallback_reason: fallbackReason }),
    ...(draft.droppedSentences !== undefined && { dropped_sentences: draft.droppedSentences }),
    ...(draft.droppedFor && { dropped_for: draft.droppedFor }),
    as_of: brief.now,
    word_count: draft.wordCount,
    questions: brief.questions.map(({ id: questionId, question }) => {
      return { id: questionId, question };
    }),
    facts: draft.facts.map(({ asOf, ...fact }) => ({ ...fact, as_of: asOf })),
    paragraphs: draft.paragraphs.map(({ sectionId, kind, text, factIds, wordingIds }) => {
      return { section_id: sectionId, kind, text, fact_ids: factIds, wording_ids: wordingIds };
    }),
    not_covered: draft.notCovered,
    ...(draft.wouldSayMore && { shortened: true, would_say_more: draft.wouldSayMore }),
  };
  return { siteId, articleId: id, type: 'body', content: draft.markdown, metadata };
}

function fail(tx: Tx, { siteId, payload }: WriteTask, error: string): Promise<void> {
  return failWriting(tx, siteId, payload.articleId, error);
}

/** Ends the writing of an article without a text; one that has ended by now stays as it is. */
export async function failWriting(
  tx: Tx,
  siteId: string,
  articleId: string,
  error: string,
): Promise<void> {
  const article = await findArticle(tx, siteId, articleId);
  const end = { status: 'failed' as const, error };
  if (!article || !(await changeWhileGenerating(tx, siteId, articleId, end))) return;
  const data = { article_id: articleId, article_type: article.articleType, error };
  await emit(tx, siteId, 'content.failed', data);
}
