import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { kindOfKeyword } from '../research/keyword-kind.ts';
import { library, questionNamed } from '../topics/library.ts';
import { type AskedQuestion, candidatesOf } from './asked.ts';

/** Of fewer nothing is made. */
const fewest = 3;

/**
 * What a buyer of diesels asks, for a keyword that lists them: the question that editors lead such
 * keywords to and what follows it. What goes for gas cars, with "diesel" put in, is wrong of them.
 * Null for any other keyword, and where hardly any of it can be asked.
 */
export function questionsOfKind(brief: Brief): AskedQuestion[] | null {
  const subject = askedSubjectOf(brief);
  if (!subject || brief.isChoiceGiven || subject.reading.fuel !== 'diesel') return null;
  const { words, reading, head } = subject;
  const isOfStock = kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
  if (!isOfStock || reading.model !== null || head?.covers) return null;
  const body = reading.bodyStyles[0] ?? 'car';
  const lead = `used ${reading.fuel} ${body}s`;
  const first = [...library().questions.values()].find(({ leads }) => leads.includes(lead));
  if (!first) return null;
  const byForm = new Map(candidatesOf(brief).map((one) => [one.form, one]));
  const forms = [first.text, ...first.following];
  const asked = forms.flatMap((form) => byForm.get(form) ?? asWritten(form));
  return asked.length < fewest ? null : asked;
}

/** A question without a slot is asked as its editor wrote it, though no research has chosen it. */
function asWritten(form: string): AskedQuestion[] {
  const question = form.includes('{') ? null : questionNamed(form);
  if (!question) return [];
  return [{ id: form, question: form, topic: question.topic, form, clusterLabel: null }];
}
