import { type Random, seededRandom } from '../../lib/random.ts';
import type { Cloud, KeywordEntities, ResearchOutcome, ResearchRequest } from './cloud.ts';
import { agglomerate } from './clusters/agglomerate.ts';
import { cosine, keywordVector, questionVectors } from './clusters/features.ts';
import { clusterLabels } from './clusters/labels.ts';
import { type Chosen, chooseQuestions } from './questions/choose.ts';
import { type QuestionContext, questionContext } from './questions/context.ts';
import { asQuestion } from './questions/spoken.ts';
import { questionsFromKeyword } from './questions/from-keyword.ts';
import { type HeadQuestion, headQuestion } from './questions/head-question.ts';
import { partNearness } from './questions/nearness.ts';
import { nearestTopics } from './questions/nearest-topics.ts';
import { withPageSources } from './questions/page-sources.ts';
import { modelTopics } from './questions/plan.ts';
import type { Candidate } from './questions/candidates.ts';
import { otherDealer } from '../facts/other-dealer.ts';
import { isHere } from '../facts/stock-state.ts';
import { isSameQuestion, questionTerms } from './questions/similarity.ts';
import { searchedQuestions } from './questions/searched.ts';
import { fileAsking, followersOf, library } from '../topics/library.ts';
import { knownModel } from './lexicon/models.ts';
import { displayName } from './reading/display.ts';
import { intentOf } from './reading/intent.ts';
import { garageOf } from './reading/models.ts';
import { normalise } from './reading/normalise.ts';
import { nothingToResearch } from './reading/nothing-to-research.ts';
import { type Reading, readKeyword } from './reading/read-keyword.ts';
import { contentStems } from './reading/stem.ts';
import { recommend } from './recommend.ts';
import { lotOf } from './stock/lot.ts';
import { type StockSignals, stockSignals, trimsByModel } from './stock/signals.ts';
import { synopsisOf } from './synopsis.ts';
import { grammarOf } from './topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import { tagsOf } from './tags.ts';
import { titleOf } from './title.ts';

const minClusters = 4;
const maxClusters = 8;

/**
 * Finds what readers ask about a keyword: from the keyword's own words, the store's stock, its
 * search-console rows and pages, and a question grammar by topic. Equal requests give equal clouds.
 */
export function research(given: ResearchRequest): ResearchOutcome {
  const other = otherDealer(given.keyword, given);
  const request = other ? { ...given, keyword: other.keyword } : given;
  const { store, stock, now } = request;
  const known = lotOf(stock);
  // What is on its way has a name and trims, but is not in stock.
  const lot = known.filter(({ vehicle }) => isHere(vehicle));
  const garage = garageOf([...new Set(known.map(({ named }) => named)), ...request.pastModels]);
  const trims = trimsByModel(known);
  const read = (text: string): Reading => readKeyword(text, store, garage, trims);
  const typed = read(request.keyword);
  const isTopical = typed.topics.length > 0 || typed.themes.length > 0;
  const nearest = isTopical ? [] : nearestTopics(typed.words);
  const isNamed = typed.make !== null || typed.bodyStyles.length > 0 || typed.condition !== null;
  const open = isNamed ? typed : { ...typed, topics: [...typed.topics, ...nearest] };
  const nowYear = new Date(now).getUTCFullYear();
  const contextOf = (one: Reading) => questionContext(one, stockSignals(one, lot), store, nowYear);
  const head = headQuestion(open, contextOf(open));
  const reason = head?.covers ? null : nothingToResearch(typed, garage);
  if (reason !== null) return { ok: false, reason };
  const reading = focusedOn(open, head);
  const signals = stockSignals(reading, lot);
  const context = contextOf(reading);
  const rivals = reading.rivals.map((_, index) => contextOf(turned(reading, index)));
  const random = seededRandom(`${request.ideacloudId} ${request.keyword}`);
  const searched = searchedQuestions(
    request.searchQueries,
    reading,
    context,
    request.pages,
    read,
    random,
  );
  const asked = [
    ...(head ? [withSource(head, searched, asQuestion(typed.words.join(' '), typed))] : []),
    ...questionsFromKeyword(typed, context, nearest[0] ?? null),
  ];
  const chosen = chooseQuestions(
    reading,
    [context, ...rivals],
    searched,
    asked,
    head?.covers ? head.form : null,
    random,
  );
  const questions = withPageSources(chosen, request.pages, reading, read);
  const findings = { reading, named: open, signals, context, questions, head, random };
  return { ok: true, cloud: cloudOf(request, findings) };
}

/** In the searcher's own words where they are a question; with the store's visitors as source. */
function withSource(
  head: HeadQuestion,
  searched: readonly Candidate[],
  spoken: string | null,
): Candidate {
  const terms = questionTerms(head.question);
  const same = searched.find(({ question }) => isSameQuestion(questionTerms(question), terms));
  const { question, sourceUrl, sourceTitle } = same ?? {
    ...head,
    sourceUrl: null,
    sourceTitle: null,
  };
  return { ...head, question: spoken ?? question, sourceUrl, sourceTitle, theme: null };
}

/** The topic or theme of the question that covers the keyword comes first. */
function focusedOn(reading: Reading, head: HeadQuestion | null): Reading {
  const { themes, topics } = reading;
  if (!head?.covers || themes.length > 0 || topics.length === 0) return reading;
  const file = fileAsking(head.form);
  const theme = file?.isTheme ? library().themes.find(({ id }) => id === file.id) : undefined;
  if (theme) return { ...reading, themes: [theme] };
  const others = topics.filter((topic) => topic !== head.topic);
  return { ...reading, topics: topics.includes(head.topic) ? topics : [head.topic, ...others] };
}

/** The stems of names, which most questions of a cloud share. */
function subjectStems(context: QuestionContext): Set<string> {
  const names = ['full', 'make', 'city', 'store', 'a', 'rival', 'plural'];
  const words = names.flatMap((name) => context.slots.get(name) ?? []).flatMap(normalise);
  return new Set(contentStems(words));
}

/** The same keyword seen from one of its other models: "cr-v vs rav4" for "rav4 vs cr-v". */
function turned(reading: Reading, index: number): Reading {
  const { make, model } = reading;
  const rival = reading.rivals[index];
  if (rival === undefined || make === null || model === null) return reading;
  const rivals = [{ make, model }, ...reading.rivals.filter((one) => one !== rival)];
  const listed = knownModel(rival.make, rival.model);
  const bodyStyles = listed?.bodyStyle ? [listed.bodyStyle] : [];
  return { ...reading, ...rival, rivals, trim: null, bodyStyles };
}

type Findings = {
  reading: Reading;
  /** As the keyword itself is read. */
  named: Reading;
  signals: StockSignals;
  context: QuestionContext;
  questions: Chosen[];
  head: HeadQuestion | null;
  random: Random;
};

/** What the files of the keyword's themes, else of its main topic, call related. */
function relatedTo({ themes, topics }: Reading, own: readonly Topic[]): Topic[] {
  if (themes.length > 0) return [...new Set(themes.flatMap(({ related }) => related))];
  const [main] = topics.length > 0 ? topics : own;
  const ofMain = main ? grammarOf(main).related : [];
  const ofModel = main === 'overview' ? modelTopics : [];
  return [...new Set([...ofMain, ...ofModel])];
}

function cloudOf(request: ResearchRequest, findings: Findings): Cloud {
  const { reading, questions, context, head } = findings;
  const vectors = questionVectors(questions, subjectStems(context));
  const keyword = keywordVector(reading);
  const nearness = vectors.map((vector) => cosine(keyword, vector));
  const top = (members: readonly number[]) => Math.max(...members.map((one) => nearness[one] ?? 0));
  const groups = agglomerate(vectors, minClusters, maxClusters).toSorted(
    (one, other) => top(other) - top(one),
  );
  const members = groups.map((group) => group.flatMap((index) => questions[index] ?? []));
  const labels = clusterLabels(members, reading.themes);
  const own = [...reading.topics, ...(head ? [head.topic] : [])];
  const parts = partsOf(reading);
  const recommended = recommend(
    questions.map(({ topic, form, theme }, index) => ({
      topic,
      nearness: nearness[index] ?? 0,
      part: form === null ? 0 : (parts.get(topic)?.(form) ?? 0),
      isHead: form !== null && form === head?.form,
      follows: head?.covers && form !== null ? followersOf(head.form).indexOf(form) : -1,
      isThemed: reading.themes.some(({ id }) => id === theme),
    })),
    own,
    relatedTo(reading, own),
    reading.topics.length === 0,
  );
  const milliseconds = Date.parse(request.now);
  const ordered = groups.flatMap((group, cluster) =>
    group.map((index) => ({ index, clusterId: `cluster-${cluster + 1}` })),
  );
  const [city = null, name = null] = ['city', 'store'].map((id) => context.slots.get(id)?.[0]);
  // A page on another town names no store of this one.
  const isHome = city === null || city === displayName(request.store.city);
  const place = { name: isHome ? name : null, city };
  return {
    title: titleOf(request.keyword, reading, place, findings.random, head?.topic ?? null),
    synopsis: synopsisOf({ ...findings, store: request.store, stock: request.stock, labels }),
    tags: tagsOf(reading, questions, city),
    entities: entitiesOf(findings.named),
    questions: ordered.flatMap(({ index, clusterId }, position) => {
      const question = questions[index];
      if (question === undefined) return [];
      return {
        id: `q-${milliseconds}-${position}`,
        question: question.question,
        clusterId,
        topic: question.topic,
        form: question.form,
        sourceUrl: question.sourceUrl,
        sourceTitle: question.sourceTitle,
        isRecommended: recommended.has(index),
      };
    }),
    clusters: groups.map((group, index) => ({
      id: `cluster-${index + 1}`,
      label: labels[index] ?? '',
      questionCount: group.length,
    })),
  };
}

/** How near a question of each of the keyword's topics is to the part that is asked for. */
function partsOf(reading: Reading): Map<string, (form: string) => number> {
  return new Map(
    reading.topics.flatMap((topic) => {
      const file = library().files.find(({ id }) => id === topic);
      return file ? [[topic, partNearness(reading, file)] as const] : [];
    }),
  );
}

function entitiesOf(reading: Reading): KeywordEntities {
  return {
    year: reading.year,
    make: reading.make,
    model: reading.model,
    trim: reading.trim,
    bodyStyle: reading.bodyStyles[0] ?? null,
    condition: reading.condition,
    topics: reading.topics,
    place: [reading.place?.city, reading.place?.state].filter(Boolean).join(', ') || null,
    priceMaxCents: reading.priceMaxCents,
    intent: intentOf(reading),
  };
}
