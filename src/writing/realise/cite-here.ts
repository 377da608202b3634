import { holdsFor, type SubjectProfile } from '../plan/subject-profile.ts';
import { readMarks } from '../topics/marks.ts';

/**
 * The sources of a sentence as far as they hold here: "[state CA] Cal. Veh. Code § 5200; nhtsa.gov"
 * is the second alone in Texas, since a version on California is not said there either. Null where
 * none is left.
 */
export function citeHere(cite: string | undefined, profile: SubjectProfile): string | null {
  const here = citesOf(cite ?? '').flatMap(({ marks, source }) => {
    return marks === null || holdsFor(readMarks(marks), profile) ? [source] : [];
  });
  return here.length > 0 ? here.join('; ') : null;
}

/** The sources that a `cite:` line names, each with the mark in front of it. */
export function citesOf(cite: string): { marks: string | null; source: string }[] {
  return cite
    .split(/;\s*/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, marks = null, source = part] = /^\[([^\]]*)\]\s*(.+)$/.exec(part) ?? [];
      return { marks, source };
    });
}
