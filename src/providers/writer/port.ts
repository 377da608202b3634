import type { Brief, Language } from '../../writing/brief.ts';
import type { Draft, Outline } from '../../writing/draft.ts';
import type { ModelJob } from '../text-model/port.ts';

/** Turns a brief into an article. The embedded writer is the default; a model may replace it. */
export type ArticleWriter = {
  id: string;
  /** What it can write in; articles in any other language are refused when they are asked for. */
  languages: readonly Language[];
  /** `job` is for a writer that asks a model, which throws ModelFailure where the model fails. */
  outline(brief: Brief, signal: AbortSignal, job?: ModelJob): Promise<Outline>;
  /**
   * Writes every section and checks the whole. `onSection` is told after each section, so that the
   * caller can report progress. Throws WritingFailed with a reason for people when the brief cannot
   * carry an article.
   */
  write(
    brief: Brief,
    outline: Outline,
    signal: AbortSignal,
    onSection?: (done: number, of: number) => Promise<void>,
    job?: ModelJob,
  ): Promise<Draft>;
};
