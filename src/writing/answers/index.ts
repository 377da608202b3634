import type { Sentence } from '../knowledge/module.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { moneyAnswers } from './money-answers.ts';
import { serviceAnswers } from './service-answers.ts';
import { shoppingAnswers } from './shopping-answers.ts';
import { themeAnswers } from './theme-answers.ts';
import { vehicleAnswers } from './vehicle-answers.ts';

/** One list for each side of the store; a list names its topics. */
const lists: readonly (readonly DirectAnswers[])[] = [
  serviceAnswers,
  moneyAnswers,
  shoppingAnswers,
  vehicleAnswers,
  themeAnswers,
];

/** Every hand-written answer, by the text of its question form. */
export const directAnswers: ReadonlyMap<string, readonly Sentence[]> = new Map(
  lists.flat().flatMap((answers) => Object.entries(answers)),
);

/** The answer to a question form; null when none was written. */
export function directAnswerTo(form: string): readonly Sentence[] | null {
  return directAnswers.get(form) ?? null;
}
