import type { Topic } from '../topic.ts';
import { answerId } from './message-ids.ts';
import { answerMatchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import type { Shelf } from './shelf.ts';

/** The direct answer of the module that is most like the keyword, or else the title. */
export function moduleAnswer(shelf: Shelf, topic: Topic): string[] {
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
