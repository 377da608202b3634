import type { Context } from '../../context.ts';
import type { CardArticle } from '../../media/cards/card-request.ts';
import { subjectOf } from '../content/build-brief.ts';
import { findComponent } from '../content/components-store.ts';
import { firstSentences } from '../content/first-sentences.ts';
import { renderedBody } from '../content/rendered-body.ts';
import { findArticle } from '../content/store.ts';
import { findIdeacloud } from '../ideaclouds/store.ts';

const excerptLength = 200;

/** What a card says of an article; null where there is none. */
export async function cardArticle(
  { reader }: Context,
  siteId: string,
  id: string,
): Promise<CardArticle | null> {
  const article = await findArticle(reader, siteId, id);
  if (!article) return null;
  const { title, articleType, language, request, ideacloudId } = article;
  const cloud = ideacloudId ? await findIdeacloud(reader, siteId, ideacloudId) : undefined;
  const body = await findComponent(reader, siteId, id, 'body');
  const excerpt = body ? firstSentences(renderedBody(body.content).opening, excerptLength) : null;
  const subject = request.subject ?? subjectOf(cloud);
  return { id, title, articleType, language, excerpt, subject, event: request.event ?? null };
}
