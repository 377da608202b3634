import type { ArticleSubject } from '../../../schema/tables/articles.ts';
import type { Context } from '../../context.ts';
import type { Brief, BriefQuestion } from '../../writing/brief.ts';
import type { Cloud, KeywordEntities } from '../../writing/research/cloud.ts';
import { searchQueriesFor } from '../analytics/search-queries.ts';
import { loadPastModels } from '../inventory/stock-for-writing.ts';
import { isSameName } from './same-name.ts';

type Found = { subject: ArticleSubject; questions: BriefQuestion[]; related: BriefQuestion[] };

/**
 * What readers ask about the model of a landing page, which has no IdeaCloud to say so: the
 * questions that research recommends, and the names as research spells them. Without a find,
 * or with one of another model, the names stay as they were given and there are no questions.
 */
export async function researchModel(
  ctx: Context,
  siteId: string,
  subject: ArticleSubject,
  brief: Omit<Brief, 'subject' | 'questions' | 'title'>,
  signal: AbortSignal,
): Promise<Found> {
  const { year, make, model, trim } = subject;
  const keyword = [year, make, model, trim].filter((part) => part !== null).join(' ');
  const outcome = await ctx.providers.researcher.research(
    {
      ideacloudId: brief.articleId,
      keyword,
      store: brief.store,
      stock: brief.stock,
      pastModels: await loadPastModels(ctx.reader, siteId),
      pages: brief.pages,
      searchQueries: await searchQueriesFor(ctx.reader, siteId, keyword, ctx.clock.now()),
      now: brief.now,
    },
    signal,
  );
  if (!outcome.ok || isOfAnother(subject, outcome.cloud.entities)) {
    return { subject, questions: [], related: [] };
  }
  const { cloud } = outcome;
  const of = (isRecommended: boolean) => questionsOf(cloud, isRecommended);
  return { subject: respelled(subject, cloud.entities), questions: of(true), related: of(false) };
}

/** Names that no list knows can be read as others: a page must not answer for another model. */
function isOfAnother({ make, model }: ArticleSubject, found: KeywordEntities): boolean {
  if (found.make === null && found.model === null) return false;
  return !isSameName(make, found.make) && !isSameName(model, found.model);
}

function respelled(subject: ArticleSubject, entities: KeywordEntities): ArticleSubject {
  const { make, model, trim } = subject;
  return {
    ...subject,
    make: inOtherCase(make, entities.make),
    model: inOtherCase(model, entities.model),
    trim: trim === null ? null : inOtherCase(trim, entities.trim),
  };
}

/** The other spelling when it differs in nothing but case. */
function inOtherCase(given: string, other: string | null): string {
  return other !== null && isSameName(given, other) ? other : given;
}

function questionsOf({ questions, clusters }: Cloud, isRecommended: boolean): BriefQuestion[] {
  const labels = new Map(clusters.map((cluster) => [cluster.id, cluster.label]));
  return questions
    .filter((question) => question.isRecommended === isRecommended)
    .map(({ id, question, topic, form, clusterId }) => {
      return { id, question, topic, form, clusterLabel: labels.get(clusterId) ?? null };
    });
}
