import type { DraftParagraph, OutlineSection } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { directAnswerId, paragraphBreak, readBulletId, readDirectId } from '../plan/message-ids.ts';
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
  for (const id of section.messages) {
    const bullet = readBulletId(id);
    const item = bullet === null ? null : narrator.tell(bullet);
    if (item) bullets.push(item);
    if (bullet !== null) continue;
    const block = blockOf(id, section.id, sheet);
    if (id === paragraphBreak || block) close();
    if (block) paragraphs.push(block);
    const isHeadless = open.length === 0 && paragraphs.length === 0;
    const told = id === paragraphBreak || block ? null : tell(id, isHeadless, narrator);
    if (told) open.push(told);
  }
  close();
  return paragraphs;
}

/** One line for each; the words were chosen like those of any sentence. */
function listOf(sectionId: string, bullets: readonly Told[]): DraftParagraph {
  const text = bullets.map((told) => `- ${headingText(told.text)}`).join('\n');
  return { sectionId, kind: 'list', ...joinTold(bullets), text };
}

/** Where the answer from facts could not be said, the written one is told from its beginning. */
function tell(id: string, isHeadless: boolean, narrator: Narrator): Told | null {
  const direct = readDirectId(id);
  return narrator.tell(direct && isHeadless ? directAnswerId(direct.form) : id);
}

/** Tables, link lists and the store's own text blocks, which stand alone. */
function blockOf(id: string, sectionId: string, sheet: FactSheet): DraftParagraph | null {
  if (id.startsWith('table:')) {
    const table = tableOf(id, sheet);
    if (!table) return null;
    const { factIds } = table;
    return { sectionId, kind: 'table', text: tableMarkdown(table), factIds, wordingIds: [] };
  }
  if (id === 'event:description') return eventText(sectionId, sheet);
  if (id.startsWith('element:')) return storeText(id.slice('element:'.length), sectionId, sheet);
  return id === 'links' ? linkList(sectionId, sheet) : null;
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
