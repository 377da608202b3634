import type { Random } from '../../../lib/random.ts';
import type { Topic } from '../../topic.ts';
import type { Theme } from '../themes/theme.ts';
import { fileAsking, followersOf, questionNamed } from '../../topics/library.ts';
import { grammarOf } from '../topics/grammar-of.ts';
import { ask, turnsOf } from './ask.ts';
import type { QuestionContext } from './context.ts';
import type { QuestionForm } from './question-form.ts';

/** A question that could be asked, before doubles are dropped. */
export type Candidate = {
  question: string;
  topic: Topic;
  /** The text of the form that it was made from; null for a question from elsewhere. */
  form: string | null;
  sourceUrl: string | null;
  sourceTitle: string | null;
  /** The theme that asked it; null for a topic's own question. */
  theme: string | null;
};

const subjectSlot =
  /\{(the|full|a|my|plural|model|trim\d?|pair1|max|errand|body1|bodies|a-\w+|\w+-plural)\}/;
/** The first forms of a topic are its most asked; the seed only orders those behind them. */
const fixedForms = 3;

/** Every question of the topic that the context allows, the most asked first. */
export function topicCandidates(
  topic: Topic,
  context: QuestionContext,
  random: Random,
): Candidate[] {
  const isOwn = context.topics.has(topic);
  const isNarrow = context.isNarrow && !isOwn;
  const forms = grammarOf(topic).questions.filter((form) => !isNarrow || namesSubject(form));
  const isModel = context.holds.has('model');
  const fitting = isModel ? forms.toSorted((one, other) => rank(one) - rank(other)) : forms;
  const askable = fitting.filter((form) => ask(form, context, 0) !== null);
  const ordered = [...askable.slice(0, fixedForms), ...shuffled(askable.slice(fixedForms), random)];
  return candidatesOf(topic, ordered, context);
}

/** The questions of a theme, each under its topic, in the order of the theme. */
export function themeCandidates(theme: Theme, context: QuestionContext): Candidate[] {
  return Object.entries(theme.questions).flatMap(([topic, forms]) =>
    candidatesOf(topic as Topic, forms, context).map((one) => ({ ...one, theme: theme.id })),
  );
}

/** What the reader of the head question asks next, in its order. */
export function followingCandidates(head: string | null, context: QuestionContext): Candidate[] {
  return followersOf(head ?? '').flatMap((text) => {
    const next = questionNamed(text);
    if (!next) return [];
    const file = fileAsking(text);
    const theme = file?.isTheme ? file.id : null;
    return candidatesOf(next.topic, [next.form], context)
      .slice(0, 1)
      .map((one) => ({ ...one, theme }));
  });
}

function candidatesOf(
  topic: Topic,
  forms: readonly QuestionForm[],
  context: QuestionContext,
): Candidate[] {
  const first = forms.map((form, index) => ({ form, question: ask(form, context, index) }));
  const more = forms.flatMap((form, index) => {
    const turns = turnsOf(form, context);
    return Array.from({ length: turns - 1 }, (_, turn) => {
      return { form, question: ask(form, context, index + turn + 1) };
    });
  });
  return [...first, ...more].flatMap(({ form, question }) => {
    if (question === null) return [];
    const text = typeof form === 'string' ? form : (form.at(-1) ?? null);
    const source = { sourceUrl: null, sourceTitle: null, theme: null };
    return [{ question, topic, form: text, ...source }];
  });
}

/** A topic that only goes along with a car is asked about that car, not at large. */
function namesSubject(form: QuestionForm): boolean {
  return subjectSlot.test(typeof form === 'string' ? form : (form.at(-1) ?? ''));
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
