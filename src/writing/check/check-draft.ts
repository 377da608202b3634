import type { Draft, DraftParagraph } from '../draft.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { bannedPhraseIn } from './banned-phrases.ts';
import { DraftRejected } from './draft-rejected.ts';
import { tokensOf, ungroundedIn } from './grounding.ts';
import { rawWordingOf } from './raw-wordings.ts';
import { fleschKincaidGrade } from './readability.ts';
import { repeatedSentences, repeatedShingles } from './repetition.ts';

/** Grades outside of which a text is too childish or too hard for a store's readers. */
const gradeRange = { min: 3, max: 11 };

/** Below so many words a grade says little. */
const gradeFromWords = 500;

/** What was asked for may be exceeded by a fifth. */
const longestShare = 1.2;

/** Throws DraftRejected with every fault found; a faultless draft passes in silence. */
export function checkDraft(draft: Draft, sheet: FactSheet): void {
  const faults = faultsIn(draft, sheet);
  if (faults.length > 0) throw new DraftRejected(faults);
}

export function faultsIn(draft: Draft, sheet: FactSheet): string[] {
  const written = draft.paragraphs.filter((one) => one.kind === 'text' && !isStoreText(one));
  const texts = written.map((paragraph) => paragraph.text);
  return [
    ...ungroundedFaults(draft, sheet),
    ...repeatedSentences(texts).map((sentence) => `said twice: "${sentence}"`),
    ...repeatedShingles(texts).map((words) => `same eight words twice: "${words}"`),
    ...texts.flatMap((text) => {
      const phrase = bannedPhraseIn(withoutSubject(text, sheet));
      return phrase ? [`banned phrase "${phrase}"`] : [];
    }),
    ...gradeFaults(texts, draft.wordCount),
    ...(draft.wordCount > Math.max(150, sheet.brief.contentLength) * longestShare
      ? [`${draft.wordCount} words where ${sheet.brief.contentLength} were asked for`]
      : []),
  ];
}

function ungroundedFaults(draft: Draft, sheet: FactSheet): string[] {
  const byId = new Map(draft.facts.map((fact) => [fact.id, fact]));
  const common = [...sheet.facts.values()].filter((fact) =>
    /^(store|date|subject|brief|event)\.|^compared\.\d+\.name$/.test(fact.id),
  );
  // An opening may ask the head question before it answers, and a question claims nothing.
  const asked = askedSubjectOf(sheet.brief)?.head?.question ?? null;
  const inParagraphs = draft.paragraphs
    .filter((paragraph) => paragraph.kind !== 'list' || paragraph.factIds.length > 0)
    .flatMap((paragraph) =>
      ungroundedIn(
        paragraph,
        [...common, ...paragraph.factIds.flatMap((id) => byId.get(id) ?? [])],
        [
          ...paragraph.wordingIds.flatMap((id) => rawWordingOf(id) ?? []),
          ...(asked !== null && paragraph.sectionId === 'opening' ? [asked] : []),
        ],
      ),
    )
    .map(({ mention, sectionId }) => `"${mention}" in ${sectionId} rests on no cited fact`);
  return [...inParagraphs, ...headingFaults(draft, sheet)];
}

/** Figures in headings must come from the sheet; a question is itself a fact on it. */
function headingFaults(draft: Draft, sheet: FactSheet): string[] {
  const figures = draft.outline.sections
    .flatMap((section) => tokensOf(section.heading))
    .filter((token) => /\d/.test(token));
  return figures
    .filter((token) => !isOnSheet(token, sheet) && !isOnSheet(token.slice(0, -1), sheet))
    .map((token) => `"${token}" in a heading rests on no fact`);
}

/** Few headings have figures, and a sheet has thousands of facts: each is read only where asked. */
function isOnSheet(token: string, { facts }: FactSheet): boolean {
  if (token === '') return false;
  for (const { label, value } of facts.values()) {
    const text = `${label} ${value}`;
    const isNear = text.replace(/(?<=\d),(?=\d{3})/g, '').includes(token);
    if (isNear && tokensOf(text).includes(token)) return true;
  }
  return false;
}

/** How an opening begins that says first what was asked. */
const lead =
  /^(?:[^.?!]*\?|If you[^,.?!]*,|(?:A common question|Readers often|Many drivers)[^.?!]*\.)/;

/** What the searcher wants to know is no claim of the store: "Wondering what the best month is?" */
function withoutSubject(text: string, { brief }: FactSheet): string {
  const subject = askedSubjectOf(brief);
  if (!subject) return text;
  const asked = lead.exec(text)?.[0] ?? '';
  const rest = text.slice(asked.length).replace(/^\*\*/, '');
  if (rest.startsWith(subject.label)) return rest.slice(subject.label.length);
  // "The big question with the best truck for a camper is how much truck you need."
  const at = /^[^.?!]*/.exec(rest)?.[0].toLowerCase().indexOf(subject.words.toLowerCase()) ?? -1;
  return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + subject.words.length);
}

function gradeFaults(texts: readonly string[], words: number): string[] {
  const grade = fleschKincaidGrade(texts);
  if (words < gradeFromWords || (grade >= gradeRange.min && grade <= gradeRange.max)) return [];
  return [`reading grade ${grade.toFixed(1)} is outside ${gradeRange.min}-${gradeRange.max}`];
}

function isStoreText(paragraph: DraftParagraph): boolean {
  return paragraph.factIds.some((id) => /^element\.|^event\.description$/.test(id));
}
