import type { Draft, DraftParagraph } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import type { ModelJob, TextModel } from '../../text-model/port.ts';
import { labelsOf, relabelled, translateLabels } from './translate-labels.ts';

/**
 * The article with what code wrote in English translated: labels of tables, the lead of link lists
 * and disclosures. `written` is what the draft was made from. The words of the store, of clients
 * and of feeds stay as they are.
 */
export async function inLanguage(
  model: TextModel,
  draft: Draft,
  written: readonly DraftParagraph[],
  sheet: FactSheet,
  job: ModelJob,
): Promise<Draft> {
  const texts = new Set(written.map(({ text }) => text));
  const added = draft.paragraphs
    .filter(({ kind, text }) => kind === 'text' && !texts.has(text))
    .map(({ text }) => text.slice(longestStart(text, texts).length).trim());
  const labels = [...new Set([...draft.paragraphs.flatMap(labelsOf), ...added])];
  const translated = await translateLabels(model, labels, sheet, job);
  let { markdown } = draft;
  const paragraphs = draft.paragraphs.map((paragraph) => {
    let text = relabelled(paragraph, translated);
    for (const sentence of added) {
      if (text.endsWith(sentence))
        text = text.replace(sentence, translated.get(sentence) ?? sentence);
    }
    markdown = markdown.replace(paragraph.text, () => text);
    return { ...paragraph, text };
  });
  return { ...draft, paragraphs, markdown };
}

/** The paragraph that a sentence was added to; empty where it stands alone. */
function longestStart(text: string, texts: ReadonlySet<string>): string {
  return (
    [...texts].filter((one) => text.startsWith(one)).sort((a, b) => b.length - a.length)[0] ?? ''
  );
}
