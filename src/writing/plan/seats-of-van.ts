import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { AskedQuestion } from './asked.ts';
import { referenceAnswersToKeyword } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

const untold = 'reference.seats-van';

/** Whether a van's seats are asked for, of which makers file no count. */
export function asksCountOfVan({ sheet, isSayable }: Shelf): boolean {
  const { words = '' } = askedSubjectOf(sheet.brief) ?? {};
  return isSayable(untold) && referenceAnswersToKeyword(words, sheet).flat().includes(untold);
}

/** What a family asks of the seats of its car helps nobody who counts places in a van. */
export function isOfFamilyCar(shelf: Shelf, { question }: AskedQuestion): boolean {
  return asksCountOfVan(shelf) && matters.test(question);
}

const matters = /\b(?:child|car seats|captain|heated|ventilated|adult|bench|fold)/i;
