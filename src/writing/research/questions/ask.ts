import type { QuestionContext } from './context.ts';
import type { Condition, QuestionForm } from './question-form.ts';

const slotPattern = /\{([a-z\d-]+)\}/g;

/**
 * The question of a form, or null when a condition does not hold or a slot has no value. `turn`
 * picks among a slot's values, so that forms asked one after the other vary their wording.
 */
export function ask(form: QuestionForm, context: QuestionContext, turn: number): string | null {
  const parts = typeof form === 'string' ? [form] : form;
  const text = parts.at(-1) ?? '';
  const needed = parts.slice(0, -1) as readonly Condition[];
  if (!needed.every((condition) => context.holds.has(condition))) return null;
  const filled = fill(text, context, turn);
  return filled === null ? null : filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** In how many ways the form can be filled, at most; pairs and rivals give one question each. */
export function turnsOf(form: QuestionForm, context: QuestionContext): number {
  const text = typeof form === 'string' ? form : (form.at(-1) ?? '');
  const values = ['rival', 'pair1', 'trim1'].filter((slot) => text.includes(`{${slot}}`));
  return Math.max(1, ...values.map((slot) => context.slots.get(slot)?.length ?? 0));
}

/** The text with its slots filled, or null when one has no value. */
export function fill(text: string, context: QuestionContext, turn: number): string | null {
  let isKnown = true;
  const filled = text.replace(slotPattern, (_, slot: string) => {
    const values = context.slots.get(slot);
    if (values === undefined) isKnown = false;
    return values?.[turn % values.length] ?? '';
  });
  if (!isKnown) return null;
  return filled.includes('{') ? fill(filled, context, turn) : filled;
}
