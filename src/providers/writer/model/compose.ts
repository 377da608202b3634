import { faultsIn } from '../../../writing/check/check-draft.ts';
import { repeatedSentences } from '../../../writing/check/repetition.ts';
import type { Draft, DraftParagraph, Outline } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { countWords } from '../../../writing/html/count-words.ts';
import { splitSentences } from '../../../writing/realise/choose-wording.ts';
import { draftOf, withShortening } from '../../../writing/write-article.ts';
import { ModelFailure } from '../../text-model/model-failure.ts';
import type { ModelJob, TextModel } from '../../text-model/port.ts';
import { type Echoes, isUnsaid, note } from './check-section.ts';
import type { FaultKind } from './fault.ts';
import { inLanguage } from './in-language.ts';
import { type Material, materialsOf } from './material.ts';
import { wordsWithoutSpaces } from './scripts.ts';
import { askForSection } from './section-request.ts';

/** A text of which more than this had to be left out is not worth its name. */
const maxDroppedShare = 0.5;

export type Composition = { sheet: FactSheet; outline: Outline; notCovered: readonly string[] };

/**
 * The sections one after the other, each with the last paragraph before it, then the same check as
 * every article's. Throws ModelFailure 'not_grounded' where the whole does not pass.
 */
export async function compose(
  model: TextModel,
  { sheet, outline, notCovered }: Composition,
  job: ModelJob,
  onSection: (done: number, of: number) => Promise<void>,
): Promise<Draft> {
  const isEnglish = (sheet.brief.language ?? 'English') === 'English';
  const { materials, narrator } = materialsOf(sheet, outline);
  const share = wordShare(materials, sheet.brief.contentLength);
  const echoes: Echoes = { sentences: new Set(), shingles: new Set() };
  const written: DraftParagraph[] = [];
  const dropped: FaultKind[] = [];
  let [sentences, before] = [0, ''];
  for (const [place, material] of materials.entries()) {
    const task = { sheet, outline, material, words: share(material), before, echoes };
    const hasNotes = material.notes.length > 0;
    const section = hasNotes ? await askForSection(model, task, job) : null;
    sentences += section?.sentences ?? 0;
    dropped.push(...(section?.dropped ?? []));
    // Where nothing of it can stand, a section of our own is better than none.
    const own = isEnglish ? material.notes.filter(({ text }) => isUnsaid(text, echoes)) : [];
    const text = section && section.paragraphs.length > 0 ? section.paragraphs : own;
    for (const one of text.flatMap((paragraph) => splitSentences(paragraph.text)))
      note(one, echoes);
    const { blocks, startsWithBlock } = material;
    written.push(...(startsWithBlock ? [...blocks, ...text] : [...text, ...blocks]));
    before = text.at(-1)?.text ?? before;
    await onSection(place + 1, materials.length);
  }
  if (dropped.length > sentences * maxDroppedShare) {
    const message = `${dropped.length} of ${sentences} sentences of the model rest on no fact.`;
    throw new ModelFailure('not_grounded', message);
  }
  const plain = draftOf(sheet, outline, written, narrator);
  const draft = isEnglish ? plain : await inLanguage(model, plain, written, sheet, job);
  refuseFaulty(draft, sheet, isEnglish);
  const { language = 'English' } = sheet.brief;
  const wordCount = wordsWithoutSpaces(draft.markdown, language) ?? draft.wordCount;
  const own = { wordCount, wordingIds: [], notCovered: [...notCovered] };
  const droppedFor = Object.fromEntries(
    [...Map.groupBy(dropped, (kind) => kind)].map(([kind, all]) => [kind, all.length]),
  );
  const left = { droppedSentences: dropped.length, droppedFor };
  return withShortening({ ...draft, ...own, ...left }, sheet);
}

/** The length asked for, less what code adds, by the words of the notes. */
function wordShare(materials: readonly Material[], length: number): (one: Material) => number {
  const wordsOf = (list: readonly DraftParagraph[]) => {
    return list.reduce((sum, { text }) => sum + countWords(text), 0);
  };
  const blocks = materials.reduce((sum, one) => sum + wordsOf(one.blocks), 0);
  const notes = materials.reduce((sum, one) => sum + wordsOf(one.notes), 0);
  const scale = Math.max(0.5, (length - blocks) / Math.max(1, notes));
  return (one) => Math.max(25, wordsOf(one.notes) * Math.min(scale, 1.3));
}

/** The reading grade and the phrases are those of English; the rest was checked by sentence. */
function refuseFaulty(draft: Draft, sheet: FactSheet, isEnglish: boolean): void {
  const texts = draft.paragraphs.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const faults = isEnglish ? faultsIn(draft, sheet) : repeatedSentences(texts);
  if (faults.length === 0) return;
  const message = `The text of the model did not pass its check: ${faults.slice(0, 3).join('; ')}.`;
  throw new ModelFailure('not_grounded', message);
}
