import type { Sentence } from '../knowledge/module.ts';
import { answerSentences, type AnswerPart } from '../topics/answer-part.ts';
import type { Shelf } from './shelf.ts';
import { holdsFor } from './subject-profile.ts';

/** Whether the written answer to a question is told of this state or province alone. */
export function isOfPlace(shelf: Shelf, form: string, part: AnswerPart = 'whole'): boolean {
  return answerSentences(form, part).some((one) => isMarked(shelf, one));
}

function isMarked({ profile }: Shelf, { marks = [] }: Sentence): boolean {
  return marks.some((one) => (one?.state ?? one?.law) !== undefined && holdsFor(one, profile));
}
