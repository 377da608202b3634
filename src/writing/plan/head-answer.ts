import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { Topic } from '../topic.ts';
import { knownAnswer, referenceFor } from './answer-question.ts';
import { fromGuide, guideOrderOf } from './guide-answers.ts';
import { answerId } from './message-ids.ts';
import { withOwnMileage } from './own-mileage.ts';
import { answerMatchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import { asksTheSame } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/**
 * From facts where there are any, then in the words of the topic; else the nearest module's. What
 * was typed is answered: the answer to the nearest question of a topic would turn from it.
 */
export function headAnswer(shelf: Shelf, topic: Topic): string[] {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const head = subject?.head ?? null;
  const isGuided =
    head !== null && guideOrderOf(head) !== 'after' && fromGuide(shelf, head).length > 0;
  if (isGuided) return withOwnMileage(shelf, knownAnswer(shelf, head));
  const listed = subject ? referenceFor(shelf, subject.words) : [];
  const isNear = head !== null && asksTheSame(subject?.words ?? '', head.question, head.topic);
  if (listed.length > 0 && !isNear) return listed;
  const ofHead = head ? knownAnswer(shelf, head) : [];
  const known = [...listed, ...ofHead.filter((id) => !listed.includes(id))];
  if (known.length > 0) return known;
  const where = `spec.${topic}`;
  if (shelf.isFree(where)) return [where];
  return shelf.sheet.brief.keyword === null ? [] : moduleAnswer(shelf, topic);
}

function moduleAnswer(shelf: Shelf, topic: Topic): string[] {
  const { keyword, title } = shelf.sheet.brief;
  const terms = questionTermsOf(keyword ?? title ?? '', topic);
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(topic))
    .map((module) => ({
      module,
      score: answerMatchOf(terms, module) + (module.topics[0] === topic ? 0.5 : 0),
    }))
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [answerId(ranked[0].module.id)] : [];
}
