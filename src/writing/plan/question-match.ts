import { lazy } from '../../lib/lazy.ts';
import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import { library } from '../topics/library.ts';
import type { QuestionTerms } from './question-terms.ts';
import { stemsOf } from './stems.ts';

type PointTerms = { body: ReadonlySet<string>; id: ReadonlySet<string> };

/** The stems of a point's id count more than one in its sentences: they name its subject. */
const idWeight = 1.5;

/** What an answer of this form speaks of counts less than what was asked. */
const expectedWeight = 0.4;

/** A question that holds nothing but its topic is answered a little by every point on it. */
const openMatch = 0.35;

const points = lazy(
  () =>
    new Map<KnowledgePoint, PointTerms>(
      library().modules.flatMap((module) =>
        module.points.map((point): [KnowledgePoint, PointTerms] => [
          point,
          { body: stemsOf(wordsIn(point.sentences)), id: stemsOf(point.id.replaceAll('-', ' ')) },
        ]),
      ),
    ),
);
const frequencies = lazy(() => {
  const counts = new Map<string, number>();
  for (const { body } of points().values()) {
    for (const stem of body) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
});

/**
 * How much of what a question asks a point speaks of, about 0 to 1.5: the share of the question's
 * stems that the point has, each weighed by its rarity (inverse document frequency over all points,
 * Spärck Jones 1972), plus a little for stems that such an answer is expected to have.
 */
export function matchOf(terms: QuestionTerms, point: KnowledgePoint): number {
  const told = points().get(point);
  if (!told) return 0;
  const asked = terms.asked.size === 0 ? openMatch : shareOf(terms.asked, told);
  return asked + expectedWeight * shareOf(terms.expected, told);
}

/** The same for a module's direct answer and headings. */
export function answerMatchOf(terms: QuestionTerms, module: KnowledgeModule): number {
  const told = answers.get(module) ?? answerTermsOf(module);
  answers.set(module, told);
  return shareOf(terms.asked, told);
}

/** The stems of a module are the same for every question. */
const answers = new WeakMap<KnowledgeModule, PointTerms>();

function answerTermsOf({ id, headings, answer }: KnowledgeModule): PointTerms {
  const text = [...headings, ...answer.wordings].join(' ');
  return { body: stemsOf(text), id: stemsOf(id.replaceAll('-', ' ')) };
}

function shareOf(asked: ReadonlySet<string>, told: PointTerms): number {
  let [hit, all] = [0, 0];
  for (const stem of asked) {
    const weight = Math.log((points().size + 1) / ((frequencies().get(stem) ?? 0) + 1)) + 0.1;
    all += weight;
    if (told.id.has(stem)) hit += weight * idWeight;
    else if (told.body.has(stem)) hit += weight;
  }
  return all === 0 ? 0 : hit / all;
}

function wordsIn(sentences: readonly Sentence[]): string {
  return sentences.flatMap((sentence) => sentence.wordings).join(' ');
}
