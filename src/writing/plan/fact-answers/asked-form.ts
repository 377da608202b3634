import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import type { Topic } from '../../topic.ts';
import { type FactLine, readFactLine } from '../../topics/fact-line.ts';
import type { AskedQuestion } from '../asked.ts';
import { nearestForm } from '../nearest-form.ts';

export type FactQuestion = Pick<AskedQuestion, 'question' | 'topic' | 'form'>;

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

type Patterned = { pattern: RegExp; text: string; topic: Topic };

const patterns = lazy((): Patterned[] => {
  const named = library().files.flatMap(({ questions }) => questions.filter(({ facts }) => facts));
  return named
    .map(({ text, topic }) => ({ pattern: patternOf(text), text, topic }))
    .toSorted((one, two) => literalOf(two.text).length - literalOf(one.text).length);
});

/**
 * The facts that may answer a question, by its form. One that came without a form (a client's own)
 * is given that of its topic which it is an instance of, or which asks the same in other words.
 */
export function factFormOf(asked: FactQuestion, names: () => RegExp): FactForm | null {
  const { question, topic } = asked;
  if (asked.form) return byForm().get(asked.form) ?? null;
  const code = made().find(({ pattern }) => pattern.test(question));
  if (code) return { line: code.line, file: '' };
  const same = patterns().find((one) => one.topic === topic && one.pattern.test(question));
  const form = same?.text ?? nearestForm(question, topic, names());
  return form === null ? null : (byForm().get(form) ?? null);
}

function literalOf(form: string): string {
  return form.replace(/\{[^}]*\}/g, '');
}

/** "Who can help me with {phrase}?" as a pattern, its slots standing for any words. */
function patternOf(form: string): RegExp {
  const parts = form.split(/\{[a-z\d-]+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`, 'i');
}
