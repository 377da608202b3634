import type { DraftParagraph } from '../draft.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { speaksOf } from '../plan/subject-heading.ts';
import { lowered } from '../voice/lowered.ts';
import { splitSentences } from './choose-wording.ts';
import { headingText } from './heading-text.ts';

/** A searcher's verb, and how the store asks back: "sell my car" is "Want to sell your car?" */
const verbs =
  'sell trade buy finance lease rent refinance order reserve schedule book return check find get ' +
  'charge change rotate reset replace fix repair clean wash detail tow insure register transfer ' +
  'appraise value';
const act = new RegExp(`^(${verbs.replaceAll(' ', '|')}) .*\\b(my|an?|your)\\b`, 'i');

const frames = [
  (label: string) => `${label}, in short:`,
  (label: string) => `${label}, the short version:`,
  (label: string) => `${label} in brief:`,
  (label: string) => `${label}, briefly:`,
];

/**
 * The opening sentence names the subject in the searcher's words. Where the answer has other words
 * for it, the subject goes before it, as a label: that is good English for any keyword.
 */
export function leadWithSubject(
  paragraphs: readonly DraftParagraph[],
  sheet: FactSheet,
): DraftParagraph[] {
  const isEnglish = (sheet.brief.language ?? 'English') === 'English';
  const subject = isEnglish ? askedSubjectOf(sheet.brief) : null;
  const [first, ...rest] = paragraphs;
  if (!subject || first?.kind !== 'text' || isStoreText(first)) return [...paragraphs];
  const [sentence = '', ...others] = splitSentences(first.text);
  if (speaksOf(sentence, subject.words)) return [...paragraphs];
  const lead = leadOf(subject, sheet.brief.place ?? 0);
  const isAsked = lead.endsWith('?');
  const own = isAsked ? sentence : lowered(sentence, namesIn(sheet));
  const text = [`${headingText(lead)} ${own}`, ...others].join(' ');
  const factIds = [...new Set([...first.factIds, 'brief.keyword'])];
  return [{ ...first, text, factIds }, ...rest];
}

/** The store's own words stand as they are. */
function isStoreText({ factIds }: DraftParagraph): boolean {
  return factIds.some((id) => id.startsWith('element.'));
}

function leadOf({ label, words, question }: AskedSubject, place: number): string {
  if (question) return question;
  const own = words.replace(/\bmy\b/gi, 'your');
  if (act.test(words)) return `Want to ${own}?`;
  return (frames[place % frames.length] ?? frames[0])?.(label) ?? `${label}:`;
}

function namesIn({ brief }: FactSheet): Set<string> {
  const { store, subject } = brief;
  const names = [
    store.name,
    store.city,
    store.state,
    subject?.make,
    subject?.model,
    ...store.makes,
  ];
  return new Set(names.join(' ').split(/[^\p{L}\p{N}'’-]+/u));
}
