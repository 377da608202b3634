import { asActing } from '../english/acting.ts';
import { indirect } from '../english/indirect.ts';
import type { AskedSubject } from '../facts/asked-subject.ts';
import { isVerbless, speaksOf } from '../plan/subject-heading.ts';
import { kindOfKeyword } from '../research/keyword-kind.ts';
import { normalise } from '../research/reading/normalise.ts';
import type { Reading } from '../research/reading/read-keyword.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';
import { headingText } from './heading-text.ts';
import { asRunIn, formalLeads, leadsWithWords, toReader } from './leads.ts';

/** The store's town and state come with the answer. */
const placeAtEnd = / (?:in|near|around) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;

/** With the question that the answer belongs to, where it speaks of the subject. */
export function leadsOf(
  { words, matter, label, asking, question, reading, head, sides }: AskedSubject,
  narrow: { isYesNo: boolean } | null,
  isFormal: boolean,
): string[] {
  // Of cars side by side the head question is on one of them.
  const near = sides.length > 1 ? null : (head?.question ?? null);
  // An editor's example has figures of its own: "5W-30 instead of 0W-20".
  const ofHead = near !== null && hasFigures(near, words) ? near : null;
  const typed = isVerbless(words) ? null : question;
  const spoken = [typed, ofHead].find((one) => {
    return one !== null && (one === typed || speaksOf(toldOf(one) ?? one, asking));
  });
  if (spoken != null) {
    const clause = isFormal ? toldOf(spoken) : null;
    return clause === null ? [headingText(spoken)] : formalLeads(clause);
  }
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  // A yes or a no needs the question that it answers.
  const asked = /: ([^:]+)$/.exec(asking)?.[1] ?? '';
  if (ofHead !== null && narrow?.isYesNo && asked !== '' && !polar.test(asked)) {
    return [withLabel(ofHead, asRunIn(label), words)];
  }
  const whole = asked.endsWith('?') || asked === '' ? asking : `${label}, ${besides(asked)}`;
  const runIn = asRunIn(toReader(speaksOf(label, words) && !asked.endsWith('?') ? label : whole));
  const isAnswered = asking.endsWith('?') || kind === 'symptom' || kind === 'trouble';
  const isNarrow =
    narrow !== null && !isAnswered && (narrow.isYesNo || !repeats(ofHead, words, reading));
  // "No, we are closed on Sundays" answers what was typed, and not what the hours are.
  const isAnswer = ofHead !== null && (!narrow?.isYesNo || polar.test(ofHead));
  // "Winter tires, and when to put them on:" asks by itself.
  const asksItself = /^(?:when|how|what|where|why)\b/i.test(asked) && !narrow?.isYesNo;
  if (isNarrow && asksItself) return [runIn];
  if (isAnswer && isNarrow) return [withLabel(ofHead, runIn, words)];
  const isClear = asking === asLabel(asActing(matter));
  const all = isClear ? leadsWithWords(matter, kind, reading.model) : [];
  const leads = all.filter((one) => !narrow?.isYesNo || !offering.test(one));
  return leads.length > 0 ? leads : [runIn];
}

/** The title has said the label: before a question that speaks of it, it would ask twice. */
function withLabel(question: string, label: string, words: string): string {
  const isSaid = speaksOf(question, words);
  return isSaid ? headingText(question) : `${label} ${headingText(question)}`;
}

/** "Looking for a dealership that is open on Sunday? No" is answered in another way. */
const offering = /^(?:Looking|Shopping|In the market|Need|Want|Ready)\b/;

/** "How to fix them" is told beside its matter: "foggy headlights, and how to fix them". */
function besides(asked: string): string {
  return /^(?:how|when|what) to /.test(asked) ? `and ${asked}` : asked;
}

function hasFigures(question: string, words: string): boolean {
  return normalise(question).every((word) => !/\d/.test(word) || normalise(words).includes(word));
}

function toldOf(question: string): string | null {
  return indirect(question)?.replace(placeAtEnd, '') ?? null;
}

/** Whether a question says most of what is asked of the subject again; its name aside. */
function repeats(question: string | null, words: string, { make, model }: Reading): boolean {
  const names = subjectStems([make, model].join(' '));
  const told = subjectStems(words).difference(names);
  return told.intersection(subjectStems(question ?? '')).size * 2 > told.size;
}

export const polar = /^(?:is|are|am|can|could|do|does|did|should|will|would|has|have)\b/i;
