import type { DraftParagraph, OutlineSection } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { headingText } from './heading-text.ts';
import { joinTold, type Told } from './narrator.ts';

type Disclosure = {
  message: string;
  /** What calls for it. */
  isOwedBy: (paragraph: DraftParagraph, heading: string) => boolean;
  /** What has said it already. */
  cleared: (text: string, sheet: FactSheet) => boolean;
};

/** A count of the stock by condition offers no vehicle. */
const offered =
  /(?<!\b(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )\bcertified\b/i;

/** FTC Act section 5 and state law on advertised prices; Cal. VC 11713.18 on certified vehicles. */
const disclosures: readonly Disclosure[] = [
  {
    message: 'price.california',
    isOwedBy: statesPrice,
    cleared: (text) => /\bplus government fees and taxes\b/i.test(text),
  },
  {
    message: 'price.before-tax',
    isOwedBy: statesPrice,
    cleared: (text) =>
      /\b(before|plus) (?:tax|government)|\bgovernment fees (?:are extra|on top)/i.test(text),
  },
  {
    // The dealer acts of the states: an offer names who makes it, and where.
    message: 'store.offers',
    isOwedBy: statesPrice,
    cleared: (text, { brief: { store } }) =>
      [store.name, store.city].every((name) => !name || text.includes(name)),
  },
  {
    message: 'certified.means',
    isOwedBy: ({ kind, text, factIds }, heading) =>
      factIds.some((id) => /^compared\.\d+\.condition\.certified/.test(id)) ||
      (kind === 'table' && /\| Used, certified/.test(text)) ||
      (kind === 'text' && offered.test(`${heading} ${text}`)),
    cleared: (text) => /\b(maker|dealer)'s program\b/i.test(text),
  },
];

function statesPrice({ factIds, text }: DraftParagraph): boolean {
  return factIds.some((id) => /\.price\.|^row\./.test(id)) && /\$\d|\b[A-Z]{3} \d/.test(text);
}

/** Tells what is owed and not told yet, after the last paragraph that calls for it. */
export function addDisclosures(
  paragraphs: readonly DraftParagraph[],
  sections: readonly OutlineSection[],
  tell: (messageId: string) => Told | null,
  sheet: FactSheet,
): DraftParagraph[] {
  const headings = new Map(sections.map(({ id, heading }) => [id, heading]));
  let told = [...paragraphs];
  for (const { message, isOwedBy, cleared } of disclosures) {
    const at = told.findLastIndex((one) => isOwedBy(one, headings.get(one.sectionId) ?? ''));
    const owing = told[at];
    if (!owing || cleared(told.map(({ text }) => text).join('\n'), sheet)) continue;
    const said = tell(message);
    if (!said) continue;
    const { sectionId } = owing;
    const next = said && { ...said, text: headingText(said.text) };
    const isText = owing.kind === 'text';
    const own = isText ? joinTold([owing, next]) : next;
    const paragraph: DraftParagraph = { sectionId, kind: 'text', ...own };
    told = told.toSpliced(isText ? at : at + 1, isText ? 1 : 0, paragraph);
  }
  return told;
}
