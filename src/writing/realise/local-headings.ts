import type { Outline } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { inCanada } from '../knowledge/canadian.ts';
import { isOnTrucks, ofTruck } from '../knowledge/of-trucks.ts';

/**
 * The headings as the store's country spells them, and of trucks where the page is on them. What
 * the searcher typed stays, and so does a heading that begins with the store's own name.
 */
export function inLocalWords(outline: Outline, sheet: FactSheet): Outline {
  const { brief } = sheet;
  const { store, keyword, language } = brief;
  if (isOnTrucks(sheet)) {
    const sections = outline.sections.map((one) => ({ ...one, heading: ofTruck(one.heading) }));
    return { ...outline, sections };
  }
  if (store.country !== 'CA' || (language ?? 'English') !== 'English') return outline;
  const kept = new Set((keyword ?? '').toLowerCase().split(/[^\p{L}'’-]+/u));
  const sections = outline.sections.map((section) => {
    const { heading } = section;
    return heading.startsWith(store.name)
      ? section
      : { ...section, heading: inCanada(heading, kept) };
  });
  return { ...outline, sections };
}
