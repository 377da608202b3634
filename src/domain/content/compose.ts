import type { Context } from '../../context.ts';
import { minute } from '../../lib/clock.ts';
import { asModelFailure, toldToPartners } from '../../providers/text-model/model-failure.ts';
import type { ModelJob } from '../../providers/text-model/port.ts';
import type { ArticleWriter } from '../../providers/writer/port.ts';
import type { Brief } from '../../writing/brief.ts';
import type { Draft } from '../../writing/draft.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import { beginModelJob } from '../site/model-job.ts';
import { modelPolicyOf } from '../site/model-policy.ts';
import { reportStep, steps } from './progress.ts';
import type { NamedArticle } from './store.ts';

/** `fallbackReason` says why a model was to write it and did not. */
export type Composed = { draft: Draft; generator: string; fallbackReason: string | null };

/** Leaves the embedded writer time within the limit of the task. */
const modelTimeMs = 3 * minute;

/**
 * Has the article written: by the model where one is set up, and when that fails, as the site
 * chooses, by the embedded writer. Throws WritingFailed where nobody can write it.
 */
export async function composeArticle(
  ctx: Context,
  article: NamedArticle,
  brief: Brief,
  signal: AbortSignal,
): Promise<Composed> {
  const { writer, fallbackWriter } = ctx.providers;
  const of = (own: ArticleWriter, fallbackReason: string | null, job?: ModelJob) =>
    writeWith(ctx, own, article, brief, signal, job).then((draft): Composed => {
      return { draft, generator: own.id, fallbackReason };
    });
  if (!fallbackWriter) return of(writer, null);
  const { siteId, id: articleId, language } = article;
  try {
    const job = await beginModelJob(ctx, siteId, { articleId }, modelTimeMs, signal);
    return await of(writer, null, job);
  } catch (error) {
    signal.throwIfAborted();
    // What no fact answers is not the model's fault, and no other writer knows it.
    if (error instanceof WritingFailed) throw error;
    const failure = asModelFailure(error);
    const reason = failure.message;
    ctx.log.warn({ article: articleId, model: writer.id, reason }, 'the model failed');
    const told = toldToPartners(failure);
    const { fallback } = await modelPolicyOf(ctx, siteId);
    if (fallback === 'fail' || !fallbackWriter.languages.includes(language)) {
      throw new WritingFailed(`The text model could not write it: ${told}`);
    }
    return of(fallbackWriter, told);
  }
}

async function writeWith(
  ctx: Context,
  writer: ArticleWriter,
  article: NamedArticle,
  brief: Brief,
  signal: AbortSignal,
  job?: ModelJob,
): Promise<Draft> {
  await reportStep(ctx, article, steps.outlining);
  const outline = await writer.outline(brief, signal, job);
  await reportStep(ctx, article, steps.writingStarted);
  const onSection = async (done: number, of: number): Promise<void> => {
    const isFirstPastHalf = done * 2 >= of && (done - 1) * 2 < of;
    if (isFirstPastHalf && done < of) await reportStep(ctx, article, steps.writingHalf);
  };
  const draft = await writer.write(brief, outline, signal, onSection, job);
  await reportStep(ctx, article, steps.writingDone);
  await reportStep(ctx, article, steps.finalizing);
  return draft;
}
