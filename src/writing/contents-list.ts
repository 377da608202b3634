import type { Brief } from './brief.ts';
import type { DraftParagraph, Outline } from './draft.ts';
import { anchorOf } from './html/headings.ts';
import { headingText } from './realise/heading-text.ts';

/** Fewer answers are seen without a list of them. */
const fewest = 6;

/** A longer list is not read through. */
const most = 14;

/** Links in the list, as far as the page has so many questions; a short page has fewer. */
export function maxLinks({ contentLength, questions }: Brief): number {
  return Math.max(questions.length, Math.min(most, Math.floor(contentLength / 130)));
}

/**
 * Links to the answers of all chosen questions and of the first of those that were added; null
 * where the outline asks for none.
 */
export function contentsList(outline: Outline, brief: Brief): DraftParagraph | null {
  const place = outline.sections.find(({ items }) => items.some(({ kind }) => kind === 'contents'));
  const chosen = new Set(brief.questions.map(({ id }) => id));
  const all = outline.sections.filter(({ heading, answers }) => {
    return heading !== '' && answers.length > 0;
  });
  const own = all.filter(({ answers }) => answers.some((id) => chosen.has(id)));
  const others = all.filter((one) => !own.includes(one));
  const listed = new Set([...own, ...others.slice(0, Math.max(0, maxLinks(brief) - own.length))]);
  const headings = all.filter((one) => listed.has(one)).map(({ heading }) => heading);
  if (!place || headings.length < fewest) return null;
  const lines = headings.map((heading) => `- [${headingText(heading)}](#${anchorOf(heading)})`);
  const lead =
    headings.length < all.length
      ? 'Answered on this page, among others:'
      : 'Answered on this page:';
  const text = `${lead}\n\n${lines.join('\n')}`;
  return { sectionId: place.id, kind: 'list', text, factIds: [], wordingIds: [] };
}

/** After the last paragraph of the section that it belongs to. */
export function withContents(
  paragraphs: readonly DraftParagraph[],
  contents: DraftParagraph | null,
): DraftParagraph[] {
  if (!contents) return [...paragraphs];
  const at = paragraphs.findLastIndex(({ sectionId }) => sectionId === contents.sectionId);
  return paragraphs.toSpliced(at + 1, 0, contents);
}
