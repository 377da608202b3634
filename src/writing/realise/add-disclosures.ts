import type { DraftParagraph, OutlineSection } from '../draft.ts';
import { headingText } from './heading-text.ts';
import { joinTold, type Narrator } from './narrator.ts';

type Disclosure = {
  message: string;
  /** What calls for it. */
  isOwedBy: (paragraph: DraftParagraph, heading: string) => boolean;
  /** What has said it already. */
  cleared: RegExp;
};

/** A count of the stock by condition offers no vehicle. */
const offered =
  /(?<!\b(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )\bcertified\b/i;

/** FTC Act section 5 and state law on advertised prices; Cal. VC 11713.18 on certified vehicles. */
const disclosures: readonly Disclosure[] = [
  {
    message: 'price.california',
    isOwedBy: statesPrice,
    cleared: /\bplus government fees and taxes\b/i,
  },
  {
    message: 'price.before-tax',
    isOwedBy: statesPrice,
    cleared: /\b(before|plus) (?:tax|government)/i,
  },
  {
    message: 'certified.means',
    isOwedBy: ({ kind, text, factIds }, heading) =>
      factIds.some((id) => /^compared\.\d+\.condition\.certified/.test(id)) ||
      (kind === 'text' && offered.test(`${heading} ${text}`)),
    cleared: /\b(maker|dealer)'s program\b/i,
  },
];

function statesPrice({ factIds, text }: DraftParagraph): boolean {
  return factIds.some((id) => /\.price\.|^row\./.test(id)) && /\$\d|\b[A-Z]{3} \d/.test(text);
}

/** Tells what is owed and not told yet, after the last paragraph that calls for it. */
export function addDisclosures(
  paragraphs: readonly DraftParagraph[],
  sections: readonly OutlineSection[],
  narrator: Narrator,
): DraftParagraph[] {
  const headings = new Map(sections.map(({ id, heading }) => [id, heading]));
  let told = [...paragraphs];
  for (const { message, isOwedBy, cleared } of disclosures) {
    const at = told.findLastIndex((one) => isOwedBy(one, headings.get(one.sectionId) ?? ''));
    const owing = told[at];
    if (!owing || told.some(({ text }) => cleared.test(text))) continue;
    const said = narrator.tell(message);
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
