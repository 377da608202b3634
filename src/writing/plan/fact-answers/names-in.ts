import type { Brief } from '../../brief.ts';

/** What a question may name and its form has a slot for: cars, trims, colors, the store. */
export function namesIn(brief: Brief): RegExp {
  const known = read.get(brief) ?? patternOf(namesOf(brief));
  read.set(brief, known);
  return known;
}

/** Asked for by every question that came without a form. */
const read = new WeakMap<Brief, RegExp>();

function patternOf(names: readonly string[]): RegExp {
  const any = names.map((name) => RegExp.escape(name)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The longest first, so that none hides a longer one. */
function namesOf({ subject, store, stock }: Brief): string[] {
  const own = subject ? [subject.model, subject.make, subject.trim, String(subject.year)] : [];
  const cars = stock.flatMap(({ model, make, trim, exteriorColor }) => {
    return [model, make, subject ? trim : null, subject ? exteriorColor : null];
  });
  const all = [...own, ...cars, store.name, store.city].filter((name) => name !== null);
  const once = [...new Set(all)].filter((name) => name !== '');
  return once.toSorted((one, two) => two.length - one.length);
}
