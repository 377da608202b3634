import { areAllHere } from '../../facts/compared.ts';
import { checklistOf } from '../../knowledge/checklist-items.ts';
import { chooseHeading } from '../headings.ts';
import { bulletId, paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';

/** A short comparison ends with its figures. */
const deciderFrom = 700;
/** The list begins with making a table, which the article has done. */
const done = 2;

/** What no figure of ours tells and a shopper has to try: of two, since the list says "both". */
export function deciderSection(shelf: Shelf): PlannedSection {
  const { brief, compared } = shelf.sheet;
  const ids = checklistOf('comparison')
    .slice(done)
    .map(({ id }) => id)
    .filter(shelf.isFree);
  // Nobody drives on one day what is not here.
  if (!areAllHere(compared)) return blankSection('decide');
  if (compared.length !== 2 || brief.contentLength < deciderFrom || ids.length === 0) {
    return blankSection('decide');
  }
  for (const id of ids) shelf.take(id);
  const heading = chooseHeading(shelf, [
    'What you have to try in person',
    'What to compare in person',
    'Before you settle on one',
  ]);
  const messages = ['compare.decide', paragraphBreak, ...ids.map(bulletId), paragraphBreak];
  return { ...blankSection('decide', heading), messages };
}
