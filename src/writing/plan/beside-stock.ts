import type { Brief } from '../brief.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import { type FactSheet, isMissing } from '../facts/fact-sheet.ts';
import { questionNamed } from '../topics/library.ts';

/** What is asked of a car that is not here has an answer, and its absence is none. */
export function isBesideStock(sheet: FactSheet, { head, reading }: AskedSubject): boolean {
  const isOfStock = head === null || /^(?:availability|price|overview)$/.test(head.topic);
  return isMissing(sheet) && reading.model !== null && !isOfStock;
}

/** "Is the Equinox bigger than the RAV4?" is not answered by what either of them costs. */
export function comparesOneThing(brief: Brief): boolean {
  const { form = '' } = askedSubjectOf(brief)?.head ?? {};
  return asksOfPair(brief) && questionNamed(form)?.facts === null;
}

/** Whether what is asked of two models has its own question. */
export function asksOfPair(brief: Brief): boolean {
  const head = askedSubjectOf(brief)?.head;
  return head?.covers === true && head.form.includes('{rival}');
}
