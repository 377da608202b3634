import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { kindOfKeyword } from '../research/keyword-kind.ts';
import type { Topic } from '../topic.ts';
import { library, questionNamed } from '../topics/library.ts';
import type { TopicQuestion } from '../topics/topic-file.ts';
import { type AskedQuestion, candidatesOf } from './asked.ts';
import { listMarksOf } from './list-marks-of.ts';

/** Of fewer nothing is made. */
const fewest = 3;

/**
 * What a buyer of such cars asks, for a keyword that lists them: the question whose editor says
 * that it follows lists of that kind, and what comes after it. What goes for any car says too
 * little of a diesel or a convertible. Null for any other keyword, and where hardly any of it can
 * be asked.
 */
export function questionsOfKind(brief: Brief): AskedQuestion[] | null {
  const first = kindQuestionOf(brief);
  if (!first) return null;
  const byForm = new Map(candidatesOf(brief).map((one) => [one.form, one]));
  const forms = [first.text, ...first.following];
  const asked = forms.flatMap((form) => byForm.get(form) ?? asWritten(form));
  return asked.length < fewest ? null : asked;
}

/** The question of the closest kind: the one that most is said with. */
export function kindQuestionOf(brief: Brief): TopicQuestion | null {
  const subject = askedSubjectOf(brief);
  if (!subject || brief.isChoiceGiven) return null;
  const { words, reading, head } = subject;
  const isOfStock = kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
  if (!isOfStock || (head?.covers === true && !isOfAnyKind(head.topic, head.form))) return null;
  const asked = listMarksOf(brief, subject);
  const fitting = [...library().questions.values()].filter(
    ({ kind }) =>
      kind.length > 0 &&
      kind.every((mark) => asked.has(mark)) &&
      // What goes for any make says too little of one model.
      kind.includes('model') === asked.has('model'),
  );
  return fitting.toSorted((one, two) => closeness(two) - closeness(one))[0] ?? null;
}

/** Whether it is used says less of a car than what it is, and that it is one of luxury more. */
function closeness({ kind }: TopicQuestion): number {
  const weightOf = (mark: string): number =>
    mark === 'used' || mark === 'new' ? 1 : mark === 'luxury' ? 3 : 2;
  return kind.reduce((sum, mark) => sum + weightOf(mark), 0);
}

/** What is asked of any kind of car alike, and so opens lists of each. */
function isOfAnyKind(topic: Topic, form: string): boolean {
  return ofAnyKind.includes(topic) && (form.includes('{') || ofMoney.includes(topic));
}

const ofMoney: readonly Topic[] = ['used-inspection', 'price', 'budget'];
const ofAnyKind: readonly Topic[] = [
  ...(['availability', 'budget', 'price', 'overview', 'used-inspection'] as const),
  ...(['body-style', 'work-use', 'new-or-used'] as const),
];

/**
 * A question without a slot is asked as its editor wrote it, though no research has chosen it. A
 * figure in a heading has to be that of a keyword or a question of the brief.
 */
function asWritten(form: string): AskedQuestion[] {
  const question = /[{\d]/.test(form) ? null : questionNamed(form);
  if (!question) return [];
  return [{ id: form, question: form, topic: question.topic, form, clusterLabel: null }];
}
