import type { Static } from '@sinclair/typebox';
import type { ArticleInput } from '../../../schema/contracts/content-input.ts';
import type { Context } from '../../context.ts';
import type { WriteOf } from '../../db/write.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { findIdeacloud, type NamedIdeacloud } from '../ideaclouds/store.ts';
import { articleTypes } from './articles/index.ts';
import type { ArticleTypeEntry } from './articles/article-type.ts';
import { checkOptions, type Maker, startArticle } from './new-article.ts';
import type { ArticleRow } from './store.ts';

type Input = Static<typeof ArticleInput>;

/**
 * Starts an article on the questions of an IdeaCloud. Throws a 400 for what this site or server
 * cannot do, a 404 for an unknown IdeaCloud, a 409 for one whose research is not complete.
 */
export async function createArticle(
  ctx: Context,
  maker: Maker,
  input: Input,
  write: WriteOf<ArticleRow> = ctx.write,
): Promise<ArticleRow> {
  const entry = entryFor(input.article_type);
  if (input.mode === 'interactive') throw invalid('mode', 'must be simple: it is all there is yet');
  const checked = await checkOptions(ctx, maker.siteId, input);
  return write(async (tx) => {
    const cloud = await findIdeacloud(tx, maker.siteId, input.ideacloud_id);
    if (!cloud) throw notFound();
    if (cloud.status !== 'complete') {
      throw problem('conflict', `The IdeaCloud's research is ${cloud.status}, not complete.`);
    }
    const questionIds = chooseQuestions(cloud, input.selected_question_ids);
    const given = input.title?.trim() ?? null;
    return startArticle(tx, maker, entry, checked, {
      title: given ?? cloud.title ?? cloud.keyword,
      ideacloudId: cloud.id,
      questionIds,
      subject: null,
      givenTitle: given,
    });
  });
}

function entryFor(id: string): ArticleTypeEntry {
  const made = articleTypes.filter((entry) => entry.createdBy === 'content');
  const entry = made.find((one) => one.id === id);
  if (entry) return entry;
  const names = made.map((one) => one.id).join(', ');
  throw invalid('article_type', `cannot be made through this endpoint; possible: ${names}`);
}

function chooseQuestions(cloud: NamedIdeacloud, selected: string[] | undefined): string[] {
  if (!selected) {
    return cloud.questions.filter((one) => one.isRecommended).map((one) => one.id);
  }
  const known = new Set(cloud.questions.map((one) => one.id));
  const stranger = selected.findIndex((id) => !known.has(id));
  if (stranger < 0) return [...new Set(selected)];
  throw invalid(`selected_question_ids.${stranger}`, 'is not a question of this IdeaCloud');
}
