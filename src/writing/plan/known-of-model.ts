import type { Topic } from '../topic.ts';
import type { AskedQuestion } from './asked.ts';
import { answerFromFacts } from './fact-answers/index.ts';
import { fromGuide } from './guide-answers.ts';
import { referenceAnswersTo } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** Topics of a model on which what goes for any car says nothing of this one. */
const ofOneModel: readonly Topic[] = ['overview', 'reliability'];

/** Whether an article on a model is to tell only what is known of that model. */
export function isOfOneModel({ sheet }: Shelf, main: Topic): boolean {
  return sheet.brief.subject !== null && ofOneModel.includes(main);
}

/** Whether facts or the tables answer a question, or it is how to look up the very car. */
export function isKnownOf(shelf: Shelf, asked: AskedQuestion): boolean {
  if (/\brecalls?\b/i.test(asked.question)) return true;
  if (answerFromFacts(shelf, asked) !== null || fromGuide(shelf, asked).length > 0) return true;
  const ways = referenceAnswersTo(asked.question, asked.topic, shelf.sheet);
  return ways.some((ids) => ids.some(shelf.isSayable));
}
