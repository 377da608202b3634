import type { DirectAnswers } from './direct-answer.ts';
import { firstCarAnswers } from './first-car.ts';
import { insuranceAnswers } from './insurance.ts';
import { storageAnswers } from './storage.ts';
import { taxCreditAnswers } from './tax-credit.ts';

/** Answers on subjects that cut across topics: see research/themes. */
export const themeAnswers: readonly DirectAnswers[] = [
  firstCarAnswers,
  insuranceAnswers,
  storageAnswers,
  taxCreditAnswers,
];
