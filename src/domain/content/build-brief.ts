import type { ArticleRequest } from '../../../schema/tables/articles.ts';
import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import type { BrandVoice, Brief, BriefQuestion, SalesEvent, Subject } from '../../writing/brief.ts';
import { hourInWords, localDay } from '../../writing/facts/local-date.ts';
import { isTopic } from '../../writing/topic.ts';
import { findIdeacloud, type NamedIdeacloud } from '../ideaclouds/store.ts';
import { loadSafetyFacts } from '../inventory/facts/update/load-model-facts.ts';
import { loadStock } from '../inventory/stock-for-writing.ts';
import { postedPages } from '../site/posted-pages.ts';
import { type BrandVoiceRow, listBrandVoices, listElements, placeOfSite } from '../site/store.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { landingTitle } from './landing-title.ts';
import { standingsFor } from './price-standings.ts';
import { researchModel } from './research-model.ts';
import { type NamedArticle, recentWordings } from './store.ts';
import { subjectFacts } from './subject-facts.ts';
import { withinTitle } from './within-title.ts';

/** Gathers what a writer may know: the request, the research, the stock, the store, the market. */
export async function buildBrief(
  ctx: Context,
  article: NamedArticle,
  signal: AbortSignal,
): Promise<Brief> {
  const brief = await briefOfStore(ctx, article, signal);
  return { ...brief, standings: await standingsFor(ctx, article.siteId, brief) };
}

async function briefOfStore(
  ctx: Context,
  article: NamedArticle,
  signal: AbortSignal,
): Promise<Brief> {
  const { reader } = ctx;
  const { siteId, request } = article;
  const cloud = article.ideacloudId
    ? await findIdeacloud(reader, siteId, article.ideacloudId)
    : undefined;
  const nowMs = ctx.clock.now();
  const stock = await loadStock(reader, siteId, nowMs);
  const store = await loadStoreProfile(reader, siteId);
  const brief = {
    articleId: article.id,
    articleType: article.articleType,
    isTitleGiven: request.title !== null,
    keyword: cloud?.keyword ?? null,
    synopsis: cloud?.synopsis ?? null,
    comparison: comparisonOf(request),
    event: eventOf(request, store.timeZone),
    language: article.language,
    contentLength: article.contentLength,
    contentIntent: article.contentIntent,
    contentDepth: article.contentDepth,
    store,
    stock,
    elements: await listElements(reader, siteId),
    voice: voiceFrom(await listBrandVoices(reader, siteId), request.brandVoiceId),
    pages: await postedPages(reader, siteId),
    usedWordings: await recentWordings(reader, siteId),
    place: await placeOfSite(reader, siteId),
    now: isoTime(nowMs),
  };
  if (!request.subject || cloud) {
    const chosen = new Set(request.questionIds);
    const others = (cloud?.questions ?? []).map(({ id }) => id).filter((id) => !chosen.has(id));
    const subject = request.subject ?? subjectOf(cloud);
    return {
      ...brief,
      title: article.title,
      questions: cloud ? questionsById(cloud, request.questionIds) : [],
      isChoiceGiven: cloud !== undefined && !isRecommendation(cloud, chosen),
      related: cloud ? questionsById(cloud, others) : [],
      subject,
      safety: await loadSafetyFacts(reader, subject),
      vehicleFacts: await subjectFacts(ctx, request, { ...brief, subject }),
    };
  }
  const found = await researchModel(ctx, siteId, request.subject, brief, signal);
  const vehicleFacts = await subjectFacts(ctx, request, { ...brief, subject: found.subject });
  const title = request.title ?? withinTitle(landingTitle(found.subject, brief.store));
  const safety = await loadSafetyFacts(reader, found.subject);
  return { ...brief, ...found, title, safety, vehicleFacts };
}

/** Without a featured vehicle there is nothing to favor. */
function comparisonOf({ comparison }: ArticleRequest) {
  if (!comparison) return null;
  const { vehicles, featuredIndex, biasLevel } = comparison;
  return { vehicles, featuredIndex, biasLevel: biasLevel ?? 0 };
}

/** With the days and hours at which it begins and ends at the store. */
function eventOf({ event }: ArticleRequest, timeZone: string): SalesEvent | null {
  if (!event) return null;
  const opens = hourInWords(event.startDate, timeZone);
  const closes = hourInWords(event.endDate, timeZone);
  return {
    ...event,
    startDate: localDay(event.startDate, timeZone),
    endDate: localDay(event.endDate, timeZone),
    ...(opens !== null && { opens }),
    ...(closes !== null && { closes }),
  };
}

/** Whether the questions are those that research recommends, and not a choice by hand. */
function isRecommendation({ questions }: NamedIdeacloud, ids: ReadonlySet<string>): boolean {
  const recommended = questions.filter(({ isRecommended }) => isRecommended);
  return recommended.length === ids.size && recommended.every(({ id }) => ids.has(id));
}

/** In the order of the ids. */
function questionsById(cloud: NamedIdeacloud, ids: readonly string[]): BriefQuestion[] {
  const labels = new Map(cloud.clusters.map((cluster) => [cluster.id, cluster.label]));
  return ids.flatMap((id) => {
    const found = cloud.questions.find((question) => question.id === id);
    if (!found) return [];
    const { question, topic, form = null, clusterId } = found;
    const known = topic !== null && isTopic(topic) ? topic : null;
    return [{ id, question, topic: known, form, clusterLabel: labels.get(clusterId) ?? null }];
  });
}

/** The model that the keyword named, in every year where it named none. */
export function subjectOf(cloud: NamedIdeacloud | undefined): Subject | null {
  const { make, model, year, trim } = cloud?.entities ?? {};
  if (typeof make !== 'string' || typeof model !== 'string') return null;
  return {
    year: typeof year === 'number' ? year : null,
    make,
    model,
    trim: typeof trim === 'string' ? trim : null,
  };
}

function voiceFrom(voices: readonly BrandVoiceRow[], id: string | null): BrandVoice | null {
  const voice = voices.find((one) => (id === null ? one.isDefault : one.id === id));
  if (!voice) return null;
  const { name, tone, readingLevel, person, wordsToUse, wordsToAvoid } = voice;
  return { name, tone, readingLevel, person, wordsToUse, wordsToAvoid };
}
