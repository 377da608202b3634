import { availabilityAnswers } from './availability.ts';
import { colorsAnswers } from './colors.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { engineAnswers } from './engine.ts';
import { engine2Answers } from './engine-2.ts';
import { overviewAnswers } from './overview.ts';
import { overview2Answers } from './overview-2.ts';
import { trimsAnswers } from './trims.ts';
import { trims2Answers } from './trims-2.ts';

/** Answers on choosing: what a reader asks before the money talk. One topic may fill two files. */
export const shoppingAnswers: readonly DirectAnswers[] = [
  overviewAnswers,
  overview2Answers,
  trimsAnswers,
  trims2Answers,
  availabilityAnswers,
  colorsAnswers,
  engineAnswers,
  engine2Answers,
];
