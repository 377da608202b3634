import type { AskedSubject } from '../facts/asked-subject.ts';
import { stem } from '../research/reading/stem.ts';
import { normalise } from '../research/reading/normalise.ts';
import type { StoreElement } from '../brief.ts';
import { enteredOn } from '../facts/entered.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { WritingFailed } from '../writing-failed.ts';

const places =
  'Enter what the store knows of it with "forecourt store set" (services, prices, ' +
  'coupons, hours) ' +
  'or as a text of the store with "forecourt elements create", or import vehicles ' +
  'that it is about.';

/** The article's head question has no answer: it is not written. */
export function insufficientFacts(what: string): WritingFailed {
  return new WritingFailed(`insufficient_facts: ${what} ${places}`);
}

/** A text of the store that speaks of what nothing else here knows. */
export function textOn(
  words: readonly string[],
  elements: readonly StoreElement[],
): StoreElement | null {
  const wanted = words.map(stem);
  const found = elements.find(({ type, content }) => {
    const told = new Set(
      content.split(/(?<=[.!?])\s/).flatMap((text) => normalise(text).map(stem)),
    );
    return type === 'snippet' && wanted.every((one) => told.has(one));
  });
  return found ?? null;
}

/**
 * Throws where the keyword asks for something that no fact, topic or text of the store tells: an
 * article on something near it would not be what the reader came for.
 */
export function checkAnswerable(
  subject: AskedSubject | null,
  sheet: FactSheet,
  isTold: (words: string) => boolean,
): void {
  if (!subject || subject.unknown.length === 0) return;
  if (textOn(subject.unknown, sheet.brief.elements)) return;
  if (enteredOn(sheet, subject.unknown).length > 0) return;
  if (isTold(subject.words)) return;
  throw insufficientFacts(unknownIn(subject));
}

/** Questions whose written answer says where to look: without the model's trims it says nothing. */
const ofTrims: ReadonlySet<string> = new Set([
  'Which trims does the {model} come in?',
  'What is the difference between {model} trims?',
]);

/** Throws where the trims of a model are asked for, and neither the guide nor the lot has any. */
export function checkTrimsKnown(subject: AskedSubject | null, sheet: FactSheet): void {
  if (!subject || subject.sides.length > 1 || !ofTrims.has(subject.head?.form ?? '')) return;
  const { make, model } = subject.reading;
  const isTold = ['car.trims', 'reference.trims'].some((id) => sheet.facts.has(id));
  const isHere = [sheet.sets.exact, sheet.sets.family].some(({ summary }) => summary.count > 0);
  const isWritten = textOn(['trims'], sheet.brief.elements) !== null;
  if (model === null || isTold || isHere || isWritten) return;
  throw insufficientFacts(`No trims of the ${make} ${model} are known here.`);
}

/** What is not known, and the nearest question that is. */
export function unknownIn({ words, unknown, head }: AskedSubject): string {
  const named = unknown.map((word) => `"${word}"`).join(', ');
  if (!head) return `Nothing here answers "${words}": no store fact and no topic covers ${named}.`;
  const gap = head.missing.length > 0 ? `leaves out ${named}` : 'asks for something else';
  const nearest = `The nearest question with an answer, "${head.question}", ${gap}.`;
  return `Nothing here answers "${words}". ${nearest}`;
}
