import { commonSlotsOf } from '../realise/common-slots.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { holdsAny } from '../voice/words.ts';
import type { Shelf } from './shelf.ts';
import { stockTitle } from './stock-title.ts';

/** One of the wordings whose slots have values and which is not in use; null when there is none. */
export function chooseHeading(shelf: Shelf, wordings: readonly string[]): string | null {
  const slots = commonSlotsOf(shelf.sheet, true);
  const { keyword, voice } = shelf.sheet.brief;
  const given = keyword ? { text: keyword, factIds: ['brief.keyword'] } : null;
  const filled = wordings.flatMap((wording) => {
    const text = fillTemplate(wording, { ...slots, keyword: given })?.text;
    return text && !shelf.headings.has(text) ? [text] : [];
  });
  const suited = filled.filter((text) => !holdsAny(text, voice?.wordsToAvoid ?? []));
  const choice = suited.length > 0 ? suited : filled;
  const heading = choice[Math.floor(shelf.random.next() * choice.length)] ?? null;
  if (heading) shelf.headings.add(heading);
  return heading;
}

/** The first wording of a title that can be filled and stays within the width of a result page. */
export function chooseTitle(shelf: Shelf, wordings: readonly string[]): string {
  const { brief } = shelf.sheet;
  const ofStock = stockTitle(shelf.sheet);
  if (ofStock) return ofStock;
  if (brief.title) return brief.title;
  const slots = commonSlotsOf(shelf.sheet, false);
  const keyword = brief.keyword?.replace(/\s+near me$/i, '');
  const given = keyword ? { text: keyword, factIds: ['brief.keyword'] } : null;
  const filled = wordings.flatMap(
    (wording) => fillTemplate(wording, { ...slots, keyword: given })?.text ?? [],
  );
  return filled.find((text) => text.length <= titleWidth) ?? filled.at(-1) ?? brief.store.name;
}

/** Characters of a title that search result pages usually show in full. */
const titleWidth = 65;
