import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { GivenUp } from '../facts/nearest-filter.ts';
import type { Topic } from '../topic.ts';
import { knownAnswer, referenceFor } from './answer-question.ts';
import { fromGuide, guideOrderOf } from './guide-answers.ts';
import { kindQuestionOf } from './kind-questions.ts';
import { moduleAnswer } from './module-answer.ts';
import { withOwnMileage } from './own-mileage.ts';
import { asksTheSame } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** What makes a car of another kind, so that those beside it are no answer. */
const otherKinds: readonly GivenUp[] = ['luxury', 'fuels', 'rows'];

const notHere = ['absent.match', 'absent.make'];

/**
 * From facts where there are any, then in the words of the topic; else the nearest module's. What
 * was typed is answered: the answer to the nearest question of a topic would turn from it.
 */
export function headAnswer(shelf: Shelf, topic: Topic): string[] {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const head = subject?.head ?? null;
  // Of a kind that is not here it is told which cars are of it, and what to look for.
  const ofOther = shelf.sheet.unmet?.without.some((wish) => otherKinds.includes(wish)) === true;
  const asked = kindQuestionOf(shelf.sheet.brief);
  const isNamed = ofOther && /^which /i.test(asked?.text ?? '');
  const kind = isNamed || notHere.some(shelf.isSayable) ? asked : null;
  const ofKind = kind ? knownAnswer(shelf, { ...kind, question: kind.text, form: kind.text }) : [];
  if (ofKind.length > 0) return ofKind;
  const isGuided =
    head !== null && guideOrderOf(head) !== 'after' && fromGuide(shelf, head).length > 0;
  if (isGuided) return withOwnMileage(shelf, knownAnswer(shelf, head));
  const isOfRecord = /\breliable\?$/.test(head?.form ?? '');
  const listed = subject && !isOfRecord ? referenceFor(shelf, subject.words) : [];
  const isNear = head !== null && asksTheSame(subject?.words ?? '', head.question, head.topic);
  if (listed.length > 0 && !isNear) return listed;
  const ofHead = head ? knownAnswer(shelf, head) : [];
  const known = [...listed, ...ofHead.filter((id) => !listed.includes(id))];
  if (known.length > 0) return known;
  const where = `spec.${topic}`;
  if (shelf.isFree(where)) return [where];
  return shelf.sheet.brief.keyword === null ? [] : moduleAnswer(shelf, topic);
}
