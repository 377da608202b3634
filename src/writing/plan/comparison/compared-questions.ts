import type { FactSheet } from '../../facts/fact-sheet.ts';
import { comparedAll } from '../../realise/compared-slots.ts';
import type { AskedQuestion } from '../asked.ts';

/** What readers ask when two vehicles stand side by side, with the form of its written answer. */
const questions: readonly { question: string; form: string }[] = [
  {
    question: 'Which holds its value longer, {names}?',
    form: 'Which holds its value longer, the {model} or the {rival}?',
  },
  {
    question: 'Which has more rear legroom, {names}?',
    form: 'Which has more rear legroom, the {model} or the {rival}?',
  },
  {
    question: 'Which costs less to maintain, {names}?',
    form: 'Which costs less to maintain, the {model} or the {rival}?',
  },
  {
    question: 'Which is quieter on the highway, {names}?',
    form: 'Which is quieter on the highway, the {model} or the {rival}?',
  },
];

/** Each with the names of all sides. */
export function comparedQuestions(sheet: FactSheet, order: readonly string[]): AskedQuestion[] {
  const shorts = comparedAll(sheet, order.join('|')).map(({ short }) => `the ${short}`);
  const names = `${shorts.slice(0, -1).join(', ')} or ${shorts.at(-1)}`;
  return questions.map(({ question, form }, index) => ({
    id: `compared-${index + 1}`,
    question: question.replace('{names}', names),
    topic: 'comparison',
    form,
    clusterLabel: null,
  }));
}
