import type { DraftParagraph, OutlineSection } from './draft.ts';
import { countWords } from './html/count-words.ts';

/** A text may exceed what was asked for by this share before anything is left out. */
const tolerance = 1.12;

/**
 * Leaves out what a short article can do without, until it fits: general advice first (a second
 * paragraph before an only one, the last before the first), then link lists, then tables. The
 * opening's first paragraph always stays.
 */
export function fitLength(
  paragraphs: readonly DraftParagraph[],
  sections: readonly OutlineSection[],
  words: number,
): DraftParagraph[] {
  const kept = [...paragraphs];
  const headings = new Map(sections.map((one) => [one.id, countWords(one.heading)]));
  let length = kept.reduce((sum, one) => sum + countWords(one.text), 0);
  for (const heading of headings.values()) length += heading;
  while (length > words * tolerance) {
    const index = minNeeded(kept);
    const dropped = kept[index];
    if (!dropped) break;
    kept.splice(index, 1);
    length -= countWords(dropped.text);
    const isEmptied = !kept.some((one) => one.sectionId === dropped.sectionId);
    if (isEmptied) length -= headings.get(dropped.sectionId) ?? 0;
  }
  return kept;
}

/** The index of what the article misses least; -1 when only the opening is left. */
function minNeeded(paragraphs: readonly DraftParagraph[]): number {
  const tests: ((one: DraftParagraph, at: number) => boolean)[] = [
    (one, at) => isAdvice(one) && paragraphs.findIndex((o) => o.sectionId === one.sectionId) < at,
    (one) => one.kind === 'list' && one.factIds.length === 0,
    (one, at) => isAdvice(one) && at > 0,
    (one) => one.kind === 'list',
    (one) => one.kind === 'table',
    (_one, at) => at > 0,
  ];
  for (const test of tests) {
    const index = paragraphs.findLastIndex(test);
    if (index >= 0) return index;
  }
  return -1;
}

/** General knowledge without a fact of the store or its stock. */
function isAdvice(paragraph: DraftParagraph): boolean {
  return (
    paragraph.kind === 'text' &&
    paragraph.factIds.some((id) => id.startsWith('know:')) &&
    paragraph.factIds.every((id) => /^(know:|store\.|subject\.)/.test(id))
  );
}
