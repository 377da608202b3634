import type { Sentence } from '../knowledge/module.ts';
import { holdsFor, type SubjectProfile } from '../plan/subject-profile.ts';
import type { Marks } from '../topics/marks.ts';
import { leavesPlaceOpen } from './leaves-place-open.ts';

/** So many ways to say it of this very subject leave sister stores enough to choose from. */
const enoughOfSubject = 3;

/** In a hot state snow stays unsaid where so many ways are left without it. */
const enoughWithoutWinter = 2;
const ofWinter = /\b(?:snow\w*|ice|icy|slush\w*|winters?|frost\w*|freez\w*|road salt|salted)\b/i;

/** Where the place is known, "in some states" stays unsaid where so many other ways are left. */
const enoughOfPlace = 2;

/** Where the subject is a pickup, "car" stays unsaid where so many versions are left without it. */
const enoughWithoutCar = 2;
const ofCar = /\b(?<!new-)cars?\b(?! (?:loans?|seats?|wash\w*|insur\w*|payments?|dealer\w*))/i;

/** Marks that speak of the subject or its place; the others say where or until when it is true. */
const ofSubject = [
  'subject',
  'powertrain',
  'body',
  'drive',
  'rows',
  'weight',
  'condition',
  'climate',
  'state',
  'law',
];

/**
 * Which versions of a sentence may be said: those whose marks hold, and of these only the ones for
 * this kind of car, climate or state where there are enough of them.
 */
export function saidHere(
  { wordings, marks }: Sentence,
  profile: SubjectProfile,
): (index: number) => boolean {
  const holding = wordings.flatMap((_text, at) => (holdsFor(marks?.[at], profile) ? [at] : []));
  const own = holding.filter((at) => speaksOfSubject(marks?.[at]));
  const fitting = own.length >= enoughOfSubject ? own : holding;
  // Of a pickup nothing is said of trunks, where there is another way to say it.
  const apt = fitting.filter((at) => !profile.lacks.some((one) => one.test(wordings[at] ?? '')));
  const fit = apt.length > 0 ? apt : fitting;
  const bodyless = fit.filter((at) => !ofCar.test(wordings[at] ?? ''));
  const named = isOfTrucks(profile) && bodyless.length >= enoughWithoutCar ? bodyless : fit;
  const warm = named.filter((at) => !ofWinter.test(wordings[at] ?? ''));
  const said = profile.sparesWinter && warm.length >= enoughWithoutWinter ? warm : named;
  const placed = said.filter(
    (at) => isOfPlace(marks?.[at]) || !leavesPlaceOpen(wordings[at] ?? ''),
  );
  const told = profile.state.size > 0 && placed.length >= enoughOfPlace ? placed : said;
  return (index) => told.includes(index);
}

function isOfTrucks({ body }: SubjectProfile): boolean {
  return body.size === 1 && body.has('truck');
}

function isOfPlace(marks: Marks | null | undefined): boolean {
  return marks?.state !== undefined || marks?.law !== undefined;
}

function speaksOfSubject(marks: Marks | null | undefined): boolean {
  return Object.keys(marks ?? {}).some((name) => ofSubject.includes(name));
}
