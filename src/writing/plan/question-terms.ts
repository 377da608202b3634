import type { Topic } from '../topic.ts';
import { stemsOf } from './stems.ts';

/** What is asked: the question's own stems, and stems that an answer to such a question has. */
export type QuestionTerms = { asked: ReadonlySet<string>; expected: ReadonlySet<string> };

/** No question at all. */
export const noTerms: QuestionTerms = { asked: new Set(), expected: new Set() };

/** What an answer speaks of, by the form of the question. */
const cues: readonly (readonly [RegExp, string])[] = [
  [/^when\b|\bhow (soon|early|late)\b/i, 'season fall spring month early before time once due'],
  [/\bhow often\b/i, 'interval month miles monitor schedule manual every time'],
  [/\bhow long\b/i, 'time last hour years wait months'],
  [/\bhow (much|many)\b|\b(cost|costs|price|fees?)\b/i, 'price cost estimate quote pay written'],
  [/\b(difference|vs|versus|better|instead)\b/i, 'difference while compare unlike both'],
  [/\bwhy\b/i, 'because cause since reason'],
  [/\bhappens?\b|\bwhat if\b|\bskip\b/i, 'damage wear fail cost late'],
  [/\b(know|tell|signs?)\b/i, 'sign notice look feel hear'],
  [/\b(appointment|book|schedule)\b/i, 'appointment book call slot wait'],
  [/\bcheck\b|\blook for\b/i, 'check look inspect measure'],
  [/\bworth\b/i, 'pay worth saves cost'],
];

/**
 * The terms of a question on a topic. The topic's own words are left out, because every point on it
 * has them: of "How often should I change my oil?" only the "how often" tells points apart.
 */
export function questionTermsOf(question: string, topic: Topic | null = null): QuestionTerms {
  const expected = cues.filter(([form]) => form.test(question)).map(([, words]) => words);
  const own = stemsOf((topic ?? '').replaceAll('-', ' '));
  const asked = new Set([...stemsOf(question)].filter((stem) => !own.has(stem)));
  const extra = [...stemsOf(expected.join(' '))].filter((stem) => !asked.has(stem));
  return { asked, expected: new Set(extra) };
}
