import type { KnowledgeModule } from '../knowledge/module.ts';
import { choosePoints, type ChosenModule } from './choose-points.ts';
import { chooseHeading } from './headings.ts';
import type { PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';

/** A section gets no more knowledge than this, in words, so that none swallows the article. */
function sectionLimit(contentLength: number): number {
  return Math.max(330, contentLength * 0.13);
}

/** Room below which another point would overshoot. */
const smallestRoom = 35;

/** A section that has nothing yet is not worth a heading below this. */
const smallestSection = 90;

/**
 * Spends `room` words on knowledge: a first round by weight, further rounds while points are left
 * and room remains. A second module in one section gets a heading of level 3. Gives sections
 * without a heading one from their knowledge.
 */
export function fillSections(
  shelf: Shelf,
  sections: readonly PlannedSection[],
  room: number,
): void {
  const spent = new Map<PlannedSection, number>();
  const limit = sectionLimit(shelf.sheet.brief.contentLength);
  let left = room;
  for (let round = 0; round < 4 && left > smallestRoom; round += 1) {
    const weights = sections.reduce((sum, section) => sum + section.weight, 0);
    const share = left / Math.max(weights, 0.01);
    for (const section of sections) {
      const used = spent.get(section) ?? 0;
      const isEmpty = section.messages.length === 0;
      const least = isEmpty ? smallestSection : smallestRoom;
      const fair = Math.max(share * section.weight, isEmpty ? 150 : 60);
      const words = Math.min(left, limit - used, fair);
      if (section.weight === 0 || words < least) continue;
      const added = add(shelf, section, words);
      spent.set(section, used + added);
      left -= added;
    }
  }
}

function add(shelf: Shelf, section: PlannedSection, words: number): number {
  const { topics, terms } = section;
  const chosen = choosePoints(shelf, { topics, terms, words });
  for (const entry of chosen) place(shelf, section, entry);
  return chosen.reduce((sum, entry) => sum + entry.words, 0);
}

/** The first module speaks under the section's own heading, each further one under its own. */
function place(shelf: Shelf, section: PlannedSection, { module, messages }: ChosenModule): void {
  const isBare = section.messages.length === 0 && section.parts.length === 0;
  if (suitsHeading(section, module)) section.lead ??= module.id;
  else if (isBare) Object.assign(section, { lead: module.id, heading: null });
  section.heading ??= headingOf(shelf, module);
  if (section.lead === module.id) {
    section.messages.push(...messages);
    return;
  }
  const id = `${section.id}-${module.id}`;
  const part = section.parts.find((entry) => entry.id === id);
  if (part) part.messages.push(...messages);
  else section.parts.push({ id, heading: headingOf(shelf, module) ?? '', messages });
}

/** Under its own heading a section speaks of its core topics only. */
function suitsHeading(section: PlannedSection, module: KnowledgeModule): boolean {
  if (section.core.length === 0) return true;
  return module.topics.some((topic) => section.core.includes(topic));
}

function headingOf(shelf: Shelf, module: KnowledgeModule): string | null {
  return chooseHeading(shelf, module.headings);
}
