import type { Static } from '@sinclair/typebox';
import type { ArticleInput } from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { invalid, notFound, problem } from '../../../problem.ts';
import { findIdeacloud, type NamedIdeacloud } from '../../ideaclouds/store.ts';
import type { ArticleTypeEntry } from '../articles/article-type.ts';
import { articleTypeOf, articleTypes } from '../articles/index.ts';
import { chooseQuestions } from './choose-questions.ts';
import { endpointOf } from '../content-types.ts';
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

export type CheckedArticle = { input: Input; entry: ArticleTypeEntry; options: CheckedOptions };

/** What can be told of a request without the IdeaCloud. Throws a 400. */
export async function checkArticle(
  ctx: Pick<Context, 'reader' | 'providers'>,
  siteId: string,
  input: Input,
): Promise<CheckedArticle> {
  const entry = entryFor(input.article_type);
  return { input, entry, options: await checkOptions(ctx, siteId, input) };
}

/** Throws before it writes anything. */
export async function beginArticle(
  tx: Tx,
  maker: Actor,
  { input, entry, options }: CheckedArticle,
): Promise<StartedArticle> {
  const cloud = await findIdeacloud(tx, maker.siteId, input.ideacloud_id);
  if (!cloud) throw notFound();
  if (cloud.status !== 'complete') {
    throw problem('conflict', notReady[cloud.status]);
  }
  const givenTitle = input.title?.trim() ?? null;
  const row = await startArticle(tx, maker, entry, options, {
    title: givenTitle ?? cloud.title ?? cloud.keyword,
    givenTitle,
    ideacloudId: cloud.id,
    questionIds: chooseQuestions(cloud, input.selected_question_ids),
    awaitsInput: input.mode === 'interactive',
  });
  return { row, cloud };
}

function entryFor(id: Input['article_type']): ArticleTypeEntry {
  const entry = articleTypeOf(id);
  if (entry?.createdBy === 'content') return entry;
  const here = articleTypes.filter((one) => one.createdBy === 'content').map((one) => one.id);
  const where = entry ? `is made by ${endpointOf(entry)}` : 'is not written by this server';
  throw invalid('article_type', `${where}; possible here: ${here.join(', ')}`);
}
