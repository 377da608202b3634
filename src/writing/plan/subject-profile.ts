import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Tally } from '../facts/stock-summary.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';

/** What the article's vehicles are, as far as the stock tells: other kinds are left out. */
export type SubjectProfile = Record<
  'bodyStyles' | 'fuelTypes' | 'drivetrains' | 'conditions',
  ReadonlySet<string>
> & { hasSubject: boolean };

export function subjectProfileOf(sheet: FactSheet): SubjectProfile {
  const set = sheet.brief.subject ? sheet.sets.family : sheet.focus;
  const summary = set.summary;
  const known = set.id === 'lot' ? [] : null;
  return {
    hasSubject: sheet.brief.subject !== null,
    bodyStyles: names(known ?? summary.bodies),
    fuelTypes: names(known ?? summary.fuels),
    drivetrains: names(known ?? summary.drivetrains),
    conditions: names(known ?? summary.conditions),
  };
}

/** Whether a point's conditions hold; a condition on something unknown does not. */
export function holdsFor(when: KnowledgePoint['when'], profile: SubjectProfile): boolean {
  if (!when) return true;
  if (when.hasSubject !== undefined && when.hasSubject !== profile.hasSubject) return false;
  return (['bodyStyles', 'fuelTypes', 'drivetrains', 'conditions'] as const).every((key) => {
    const wanted = when[key];
    return !wanted || wanted.some((value) => profile[key].has(value));
  });
}

function names(tallies: readonly Tally[]): Set<string> {
  return new Set(tallies.map((entry) => entry.name));
}
