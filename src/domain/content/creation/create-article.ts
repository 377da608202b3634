import type { Static } from '@sinclair/typebox';
import type { ArticleInput } from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { notFound, Problem, problem } from '../../../problem.ts';
import { findIdeacloud, type NamedIdeacloud } from '../../ideaclouds/store.ts';
import { type ArticleTypeEntry, articleTypes } from '../article-types.ts';
import { chooseQuestions } from './choose-questions.ts';
import { type KeywordMatter, matterOf } from './keyword-matter.ts';
import { type CheckedOptions, checkOptions, startArticle } from './new-article.ts';
import type { ArticleRow } from '../store.ts';

type Input = Static<typeof ArticleInput>;
export type StartedArticle = { row: ArticleRow; cloud: NamedIdeacloud };

const notReady = {
  researching: 'The IdeaCloud is still being researched: wait for ideacloud.completed.',
  failed: 'The research of the IdeaCloud failed: there are no questions to write on.',
} as const;

/**
 * Starts an article on the questions of an IdeaCloud; in the mode `interactive` it waits for them.
 * Throws a 400 for what this site or server cannot do, a 404 for an unknown IdeaCloud, a 409 for
 * one whose research is not complete.
 */
export async function createArticle(
  ctx: Context,
  maker: Actor,
  input: Input,
  write: WriteOf<StartedArticle> = writesOf(ctx, maker.siteId),
): Promise<StartedArticle> {
  const checked = await checkArticle(ctx, maker.siteId, input);
  return write((tx) => beginArticle(tx, maker, checked));
}

export type CheckedArticle = {
  input: Input;
  entry: ArticleTypeEntry;
  options: CheckedOptions;
  /** Or why there is none; null for an IdeaCloud that the site does not have. */
  matter: KeywordMatter | Problem | null;
};

/** What can be told of a request before the write that stores it. Throws a 400. */
export async function checkArticle(
  ctx: Pick<Context, 'reader' | 'providers' | 'clock'>,
  siteId: string,
  input: Input,
): Promise<CheckedArticle> {
  const entry = articleTypes[input.article_type];
  const options = await checkOptions(ctx, siteId, input);
  const cloud = await findIdeacloud(ctx.reader, siteId, input.ideacloud_id);
  // A keyword never changes, so that it can be read here, where others need not wait for it.
  const matter = cloud ? await matterOf(ctx, siteId, entry, cloud.keyword).catch(asProblem) : null;
  return { input, entry, options, matter };
}

/** Throws before it writes anything. */
export async function beginArticle(
  tx: Tx,
  maker: Actor,
  { input, entry, options, matter }: CheckedArticle,
): Promise<StartedArticle> {
  const cloud = await findIdeacloud(tx, maker.siteId, input.ideacloud_id);
  if (!cloud || matter === null) throw notFound();
  if (cloud.status !== 'complete') {
    throw problem('conflict', notReady[cloud.status]);
  }
  if (matter instanceof Problem) throw matter;
  const row = await startArticle(tx, maker, entry, options, {
    ...matter,
    givenTitle: input.title?.trim() ?? null,
    defaultTitle: cloud.title ?? cloud.keyword,
    ideacloudId: cloud.id,
    questionIds: chooseQuestions(cloud, input.selected_question_ids),
    awaitsInput: input.mode === 'interactive',
  });
  return { row, cloud };
}

/** A refusal as a value; any other error goes on. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
