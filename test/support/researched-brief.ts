import type { Brief, BriefQuestion } from '../../src/writing/brief.ts';
import type { Cloud } from '../../src/writing/research/cloud.ts';
import { research } from '../../src/writing/research/research.ts';
import { WritingFailed } from '../../src/writing/writing-failed.ts';
import { fixtureBrief } from './brief.ts';

/** A brief as the server makes it: the keyword researched, the recommended questions chosen. */
export function researchedBrief(keyword: string, overrides: Partial<Brief> = {}): Brief {
  const base = fixtureBrief({ articleId: `article on ${keyword}`, keyword, ...overrides });
  const outcome = research({
    ideacloudId: base.articleId,
    keyword,
    store: base.store,
    stock: base.stock,
    pastModels: [],
    pages: base.pages,
    searchQueries: [],
    now: base.now,
  });
  if (!outcome.ok) throw new WritingFailed(`no research: ${outcome.reason}`);
  const { cloud } = outcome;
  const { year, make, model, trim } = cloud.entities;
  return {
    ...base,
    title: cloud.title,
    synopsis: cloud.synopsis,
    questions: questionsOf(cloud, true),
    related: questionsOf(cloud, false),
    subject: make !== null && model !== null ? { year, make, model, trim } : null,
    ...overrides,
  };
}

/** A landing page as the server makes it. */
export function researchedLanding(year: number, make: string, model: string): Brief {
  return researchedBrief(`${year} ${make} ${model}`, {
    articleId: `landing on ${year} ${make} ${model}`,
    articleType: 'modellanding',
    title: `${year} ${make} ${model}`,
    keyword: null,
    subject: { year, make, model, trim: null },
    contentLength: 2500,
    contentIntent: 'variable',
  });
}

function questionsOf(cloud: Cloud, isRecommended: boolean): BriefQuestion[] {
  return cloud.questions
    .filter((question) => question.isRecommended === isRecommended)
    .map(({ id, question, topic, form }) => ({ id, question, topic, form, clusterLabel: null }));
}
