import type { Random } from '../../../lib/random.ts';
import type { Topic } from '../../topic.ts';
import type { Theme } from '../themes/theme.ts';
import { grammarOf } from '../topics/grammar-of.ts';
import { ask, turnsOf } from './ask.ts';
import type { QuestionContext } from './context.ts';
import type { QuestionForm } from './question-form.ts';

/** A question that could be asked, before doubles are dropped. */
export type Candidate = {
  question: string;
  topic: Topic;
  sourceUrl: string | null;
  sourceTitle: string | null;
  /** The theme that asked it; null for a topic's own question. */
  theme: string | null;
};

/** The first forms of a topic are its most asked; the seed only orders those behind them. */
const FIXED_FORMS = 3;

/** Every question of the topic that the context allows, the most asked first. */
export function topicCandidates(
  topic: Topic,
  context: QuestionContext,
  random: Random,
): Candidate[] {
  const forms = grammarOf(topic).questions;
  const isModel = context.holds.has('model');
  const fitting = isModel ? forms.toSorted((one, other) => rank(one) - rank(other)) : forms;
  const askable = fitting.filter((form) => ask(form, context, 0) !== null);
  const ordered = [
    ...askable.slice(0, FIXED_FORMS),
    ...shuffled(askable.slice(FIXED_FORMS), random),
  ];
  return candidatesOf(topic, ordered, context, Math.floor(random.next() * 3));
}

/** The questions of a theme, each under its topic, in the order of the theme. */
export function themeCandidates(theme: Theme, context: QuestionContext): Candidate[] {
  return Object.entries(theme.questions).flatMap(([topic, forms]) =>
    candidatesOf(topic as Topic, forms, context, 0).map((one) => ({ ...one, theme: theme.id })),
  );
}

function candidatesOf(
  topic: Topic,
  forms: readonly QuestionForm[],
  context: QuestionContext,
  start: number,
): Candidate[] {
  const first = forms.map((form, index) => ask(form, context, start + index));
  const more = forms.flatMap((form, index) => {
    const turns = turnsOf(form, context);
    return Array.from({ length: turns - 1 }, (_, turn) =>
      ask(form, context, start + index + turn + 1),
    );
  });
  return [...first, ...more]
    .filter((question) => question !== null)
    .map((question) => ({ question, topic, sourceUrl: null, sourceTitle: null, theme: null }));
}

/** With a model named, questions about the model come before general ones. */
function rank(form: QuestionForm): number {
  return typeof form !== 'string' && form.includes('model') ? 0 : 1;
}

/** Fisher and Yates. */
function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    const [one, two] = [result[last], result[other]];
    if (one !== undefined && two !== undefined) [result[last], result[other]] = [two, one];
  }
  return result;
}
