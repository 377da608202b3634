import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import type { FactLine } from '../../topics/fact-line.ts';
import { readFactLine } from '../../topics/fact-line.ts';

/** What a topic file says of the facts for one of its questions. */
export type FactForm = { line: FactLine; file: string };

/** Questions that research makes around a phrase or an instruction, which stand in no file. */
const madeInCode: readonly (readonly [string, string])[] = [
  ['Who can help me with {phrase} near {city}?', 'department-phone + hours'],
  ['Who can help me {act} in {city}?', 'department-phone + hours'],
  ['Can I ask {store} about {phrase}?', 'department-phone + hours'],
  ['What does it cost to have someone {act}?', 'service-list'],
];

const byForm = lazy(() => {
  const found = new Map<string, FactForm>();
  for (const { id, questions } of library().files) {
    for (const { text, facts } of questions) {
      if (facts) found.set(text, { line: facts, file: id });
    }
  }
  return found;
});

const made = lazy(() =>
  madeInCode.map(([form, line]) => ({ pattern: patternOf(form), line: readFactLine(line) })),
);

/** The facts that may answer a question, by its form; by its text where it has none. */
export function factFormOf(form: string | null | undefined, question: string): FactForm | null {
  const own = form ? byForm().get(form) : undefined;
  if (own || form) return own ?? null;
  const found = made().find(({ pattern }) => pattern.test(question));
  return found ? { line: found.line, file: '' } : null;
}

/** "Who can help me with {phrase}?" as a pattern, its slots standing for any words. */
function patternOf(form: string): RegExp {
  const parts = form.split(/\{[a-z\d-]+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`, 'i');
}
