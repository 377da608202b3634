import { directAnswerTo } from '../topics/library.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import { stemsOf } from './stems.ts';

type Form = { text: string; cue: string; stems: ReadonlySet<string> };

/** Two questions that share less of their content words ask for different things. */
const minAlike = 0.6;

const forms = new Map<Topic, Form[]>();

/**
 * The question form that asks the same as a question from elsewhere: equal
 * question words ("how often") and mostly equal content words (Dice coefficient over stems). Null
 * where none is near enough, since an answer to another question is none.
 */
export function nearestForm(
  question: string,
  topic: Topic,
  names: RegExp | null = null,
): string | null {
  const asked = formOf(names ? question.replace(names, ' ') : question);
  const ranked = formsOf(topic)
    .filter((form) => form.cue === asked.cue)
    .map((form) => ({ form, score: alike(form.stems, asked.stems) }))
    .filter(({ score }) => score >= minAlike)
    .sort((one, two) => two.score - one.score);
  return ranked[0]?.form.text ?? null;
}

function formsOf(topic: Topic): Form[] {
  const known = forms.get(topic);
  if (known) return known;
  const made = grammarOf(topic)
    .questions.map((form) => (typeof form === 'string' ? form : (form.at(-1) ?? '')))
    .filter((text) => directAnswerTo(text) !== null)
    .map(formOf);
  forms.set(topic, made);
  return made;
}

function formOf(text: string): Form {
  const plain = text.replace(/\{[^}]*\}/g, ' ');
  const cue = /^(how (much|many|often|long|far|old|do|can)|[a-z]+)/i.exec(plain.trim())?.[0] ?? '';
  return { text, cue: cue.toLowerCase().replace('which', 'what'), stems: stemsOf(plain) };
}

function alike(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => two.has(stem)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + two.size);
}
