import { choosePoints } from './choose-points.ts';
import { chooseHeading } from './headings.ts';
import { readKnowledgeId } from './message-ids.ts';
import type { PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';

/** A section gets no more knowledge than this, in words, so that none swallows the article. */
const sectionLimit = 330;

/** Room below which another point would overshoot. */
const smallestRoom = 35;

/**
 * Spends `room` words on knowledge: a first round by weight, further rounds while points are left
 * and room remains. Gives sections without a heading one from their knowledge.
 */
export function fillSections(
  shelf: Shelf,
  sections: readonly PlannedSection[],
  room: number,
): void {
  const spent = new Map<PlannedSection, number>();
  let left = room;
  for (let round = 0; round < 4 && left > smallestRoom; round += 1) {
    const weights = sections.reduce((sum, section) => sum + section.weight, 0);
    const share = left / Math.max(weights, 0.01);
    for (const section of sections) {
      if (section.weight === 0 || left <= smallestRoom) continue;
      const used = spent.get(section) ?? 0;
      const words = Math.min(left, sectionLimit - used, Math.max(share * section.weight, 60));
      if (words < smallestRoom) continue;
      const added = add(shelf, section, words);
      spent.set(section, used + added);
      left -= added;
    }
  }
  for (const section of sections) section.heading ??= headingFor(shelf, section);
}

function add(shelf: Shelf, section: PlannedSection, words: number): number {
  const ids = choosePoints(shelf, { topics: section.topics, stems: section.stems, words });
  section.messages.push(...ids);
  return ids.reduce((sum, id) => sum + shelf.wordsOf(id), 0);
}

function headingFor(shelf: Shelf, section: PlannedSection): string | null {
  if (section.id === 'opening') return null;
  const known = section.messages.map(readKnowledgeId).find((id) => id !== null);
  const module = shelf.modules.find((entry) => entry.id === known?.module);
  return module ? chooseHeading(shelf, module.headings) : null;
}
