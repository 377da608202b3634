import type { Brief } from './brief.ts';
import type { DraftParagraph, Outline } from './draft.ts';
import { anchorOf } from './html/headings.ts';
import { contentsId } from './plan/message-ids.ts';
import { headingText } from './realise/heading-text.ts';

/** A shorter list is no help. */
const fewest = 3;

/** Links to the answers of the chosen questions; null where the outline asks for none. */
export function contentsList(outline: Outline, { questions }: Brief): DraftParagraph | null {
  const place = outline.sections.find(({ messages }) => messages.includes(contentsId));
  const chosen = new Set(questions.map(({ question }) => question.toLowerCase()));
  const headings = outline.sections
    .filter(({ heading }) => isChosen(heading, chosen))
    .map(({ heading }) => heading);
  if (!place || headings.length < fewest) return null;
  const lines = headings.map((heading) => `- [${headingText(heading)}](#${anchorOf(heading)})`);
  const text = `Answered on this page:\n\n${lines.join('\n')}`;
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

/** Two questions may share one heading. */
function isChosen(heading: string, chosen: ReadonlySet<string>): boolean {
  const [first = ''] = heading.toLowerCase().split(/, and /);
  return chosen.has(heading.toLowerCase()) || chosen.has(`${first}?`);
}
