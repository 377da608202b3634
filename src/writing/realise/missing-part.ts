import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Slots } from './slots.ts';

/** What of a model that is here is not: the trim, or the year of it. */
export type MissingPart = 'year' | 'trim';

/** Null where it is here as it was asked for, or not at all. */
export function missingPartOf({ brief, sets }: FactSheet): MissingPart | null {
  const { subject } = brief;
  const { vehicles } = sets.family;
  if (!subject || vehicles.length === 0 || sets.exact.summary.count > 0) return null;
  const { trim } = subject;
  const isTrim = vehicles.some((car) => car.trim?.toLowerCase() === trim?.toLowerCase());
  return trim === null || isTrim ? 'year' : 'trim';
}

/** "None of that year", "from other model years": said of what is here in its place. */
export function missingSlots(sheet: FactSheet): Slots {
  const part = missingPartOf(sheet) ?? 'year';
  const { subject } = sheet.brief;
  const trim = subject?.trim ?? '';
  const named: Readonly<Record<MissingPart, readonly [ofIt: string, others: string]>> = {
    year: ['of that year', 'from other model years'],
    trim: [`in ${trim} trim`, 'in other trims'],
  };
  const [ofIt, others] = named[part];
  const factIds = subject ? ['subject.name'] : [];
  return { of_it: { text: ofIt, factIds }, in_others: { text: others, factIds } };
}
