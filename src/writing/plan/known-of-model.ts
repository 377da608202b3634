import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import type { AskedQuestion } from './asked.ts';
import { answerFromFacts } from './fact-answers/index.ts';
import { fromGuide } from './guide-answers.ts';
import { isOfPlace } from './of-place.ts';
import { referenceAnswersTo } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** What a model is good for: "is the Telluride good in snow". */
const uses: readonly Topic[] = ['winter-driving', 'family', 'commuting', 'work-use'];

/** Topics of a model that are no property of it: who reads on wants to buy one. */
const noProperty: readonly Topic[] = ['availability', 'overview'];

/** Who owns one and has something to see to wants the advice. */
const ofOwners: readonly KeywordKind[] = ['symptom', 'cost', 'risk', 'act', 'job', 'service'];

/**
 * Whether an article is on one property of one model, such as its towing or how it holds up: what
 * goes for any car says nothing of that.
 */
export function isOnProperty(brief: Brief, main: Topic): boolean {
  return isOnModel(brief, main) && !noProperty.includes(main);
}

/** Whether an article is on one model, and not on what its owner has to see to. */
export function isOnModel(brief: Brief, main: Topic): boolean {
  const subject = askedSubjectOf(brief);
  if (!subject || brief.subject?.model == null || subject.sides.length > 1) return false;
  const { words, reading, head } = subject;
  if (main === 'reliability') return true;
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  // Winter is a matter of the workshop too.
  if (uses.includes(main)) return kind === 'service' || !ofOwners.includes(kind);
  return grammarOf(main).family === 'model' && main !== 'hybrid' && !ofOwners.includes(kind);
}

/** Whether facts, the tables or the law of the place answer a question. */
export function isKnownOf(shelf: Shelf, asked: AskedQuestion): boolean {
  if (answerFromFacts(shelf, asked) !== null || fromGuide(shelf, asked).length > 0) return true;
  if (isOfPlace(shelf, asked.form ?? '')) return true;
  const ways = referenceAnswersTo(asked.question, asked.topic, shelf.sheet);
  return ways.some((ids) => ids.some(shelf.isSayable));
}
