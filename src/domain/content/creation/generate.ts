import type { Static } from '@sinclair/typebox';
import type { GenerateInput } from '../../../../schema/contracts/content-input.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { invalid, notFound, problem } from '../../../problem.ts';
import { enqueue } from '../../../work/enqueue.ts';
import { findIdeacloud } from '../../ideaclouds/store.ts';
import { chooseQuestions } from './choose-questions.ts';
import { brandVoiceIdOf } from './new-article.ts';
import { changeArticle, findArticle } from '../store.ts';

const startable = ['awaiting_input', 'failed'];

/**
 * Starts the writing of an article that waits for its questions, or of one whose writing failed.
 * One that was made without an IdeaCloud has no questions to choose: it is written again on what
 * it was asked for with. Throws a 404, a 409 for any other state, a 400 for questions that are
 * missing or not of its IdeaCloud.
 */
export async function generateArticle(
  ctx: Context,
  siteId: string,
  id: string,
  input: Static<typeof GenerateInput>,
  write: WriteOf<string> = writesOf(ctx, siteId),
): Promise<string> {
  return write(async (tx) => {
    const article = await findArticle(tx, siteId, id);
    const { selected_question_ids: selected } = input;
    if (selected === undefined && (!article || article.ideacloudId !== null)) {
      throw invalid('selected_question_ids', 'is required for an article on an IdeaCloud');
    }
    if (!article) throw notFound();
    if (!startable.includes(article.status)) {
      const message = `The article is ${article.status}; only one that awaits input or failed is`;
      throw problem('conflict', `${message} generated.`);
    }
    const cloud = article.ideacloudId
      ? await findIdeacloud(tx, siteId, article.ideacloudId)
      : undefined;
    const questionIds = cloud ? chooseQuestions(cloud, selected) : article.request.questionIds;
    const brandVoiceId =
      (await brandVoiceIdOf(tx, siteId, input.brand_voice_id)) ?? article.request.brandVoiceId;
    const title = input.title?.trim() ?? article.request.title;
    await changeArticle(tx, siteId, article.id, {
      title: title ?? article.title,
      request: { ...article.request, title, questionIds, brandVoiceId },
      status: 'generating',
      error: null,
      stage: null,
      progressPercent: 0,
    });
    await enqueue(tx, siteId, 'content.write', { articleId: article.id });
    return article.id;
  });
}
