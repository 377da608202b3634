import type { DraftParagraph, OutlineSection } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { PlanItem } from '../plan/plan-item.ts';
import { headingText } from './heading-text.ts';
import { linkList } from './link-list.ts';
import { joinTold, type Narrator, type Told } from './narrator.ts';
import { tableOf } from './tables/index.ts';
import { cell, tableMarkdown } from './tables/table.ts';

/** The paragraphs, tables and lists of one section. */
export function realiseSection(
  section: OutlineSection,
  sheet: FactSheet,
  narrator: Narrator,
): DraftParagraph[] {
  const paragraphs: DraftParagraph[] = [];
  let open: Told[] = [];
  let bullets: Told[] = [];
  const close = (): void => {
    if (open.length > 0) {
      const told = joinTold(open);
      const text = headingText(told.text);
      paragraphs.push({ sectionId: section.id, kind: 'text', ...told, text });
    }
    if (bullets.length > 0) paragraphs.push(listOf(section.id, bullets));
    [open, bullets] = [[], []];
  };
  for (const item of section.items) {
    if (item.kind === 'bullet') {
      const told = narrator.tell(item.item);
      if (told) bullets.push(told);
      continue;
    }
    const block = blockOf(item, section.id, sheet);
    if (item.kind === 'break' || block) close();
    if (block) paragraphs.push(block);
    const isHeadless = open.length === 0 && paragraphs.length === 0;
    const told = block ? null : tell(item, isHeadless, narrator);
    const isAsked = open.length === 0 && !asksWhich.test(section.heading);
    // "Yes, if one hill would stop you" is no sentence without its yes, which comes first.
    if (told && asksPolar.test(section.heading) && yesIf.test(told.text)) open.unshift(told);
    else if (told) open.push(isAsked ? told : withoutYes(told));
  }
  close();
  return paragraphs;
}

/** One line for each; the words were chosen like those of any sentence. */
function listOf(sectionId: string, bullets: readonly Told[]): DraftParagraph {
  const text = bullets.map((told) => `- ${headingText(told.text)}`).join('\n');
  return { sectionId, kind: 'list', ...joinTold(bullets), text };
}

/** What has neither yes nor no for an answer. */
const asksWhich = /^(?:which|what|who|where|when|how)\b.*\?$/i;

const asksPolar = /^(?:is|are|can|could|do|does|should|will|would)\b.*\?$/i;
const yesIf =
  /^Yes, (?:if|when|as long|at|in|with|for|on|once|unless|provided|because|where|after|from)\b/;

/** A "Yes," in the middle of an answer answers nothing, nor does "You can." */
function withoutYes(told: Told): Told {
  const text = told.text
    .replace(/^(?:Yes|You can|It does)\. (?=\p{Lu})/u, '')
    .replace(/^Yes, (?:(?:and|but) )?(\p{L})/u, (_all, first: string) => first.toUpperCase());
  return { ...told, text };
}

/** Where the answer from facts could not be said, the written one is told from its beginning. */
function tell(item: PlanItem, isHeadless: boolean, narrator: Narrator): Told | null {
  const isWhole = item.kind === 'answer' && isHeadless;
  return narrator.tell(isWhole ? { ...item, part: 'whole' as const } : item);
}

/** Tables, link lists and the texts of others, which stand alone. */
function blockOf(item: PlanItem, sectionId: string, sheet: FactSheet): DraftParagraph | null {
  switch (item.kind) {
    case 'table': {
      const table = tableOf(item.id, sheet);
      if (!table) return null;
      const { factIds } = table;
      return { sectionId, kind: 'table', text: tableMarkdown(table), factIds, wordingIds: [] };
    }
    case 'event-text':
      return eventText(sectionId, sheet);
    case 'element':
      return storeText(item.id, sectionId, sheet);
    case 'links':
      return linkList(sectionId, sheet);
    default:
      return null;
  }
}

/** What the client says of an event, as it stands. */
function eventText(sectionId: string, { brief }: FactSheet): DraftParagraph | null {
  const text = headingText(brief.event?.description ?? '');
  const factIds = ['event.description'];
  return text === '' ? null : { sectionId, kind: 'text', text, factIds, wordingIds: [] };
}

/** A text block of the store as it stands, Markdown marks as text; a link where it has one. */
function storeText(id: string, sectionId: string, sheet: FactSheet): DraftParagraph | null {
  const element = sheet.brief.elements.find((one) => one.id === id);
  if (!element || element.content.trim() === '') return null;
  const words = cell(element.content.trim());
  const isLink = element.url !== null && /^https?:\/\/[^\s()<>]+$/.test(element.url);
  const text = isLink ? `[${words}](${element.url})` : words;
  return { sectionId, kind: 'text', text, factIds: [`element.${id}`], wordingIds: [] };
}
