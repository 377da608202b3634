import type { CarModel, CarSpan } from './car-model.ts';
import type { CarTrouble } from './car-trouble.ts';
import type { CarVersion } from './car-version.ts';
import { lastGuideYear } from './guide.ts';
import { costlyOf, spansWith } from './troubles-of.ts';

/** The last years of a design, and what papers name of its powertrain in years before them. */
export type LateYears = {
  from: number;
  to: number;
  design: { from: number; to: number | null };
  before: CarTrouble[];
};

/** The newest model years are too young for a record. */
const unproven = 2;
/** Who asks for the best years is sent to no older design than the one before. */
const newestDesigns = 2;

/**
 * The newest design whose documented powertrain faults end before it does. That a list names none
 * is no proof of a sound year, so a design without one is not put first for it.
 */
export function lateYearsOf(
  guide: CarModel,
  troubles: readonly CarTrouble[],
  version: CarVersion = null,
): LateYears | null {
  const costly = costlyOf(troubles);
  for (const design of designsOf(spansWith(guide, version)).slice(0, newestDesigns)) {
    const end = Math.min(design.to ?? lastGuideYear, lastGuideYear - unproven);
    const before = costly.filter(({ from, to }) => to >= design.from && from <= end);
    const from = Math.max(...before.map(({ to }) => to)) + 1;
    const isLong = from < end || (from === end && end === design.to);
    if (before.length > 0 && isLong) return { from, to: end, design, before };
  }
  return null;
}

/** Shapes of one generation are one design, the newest first. */
export function designsOf(spans: readonly CarSpan[]): Pick<CarSpan, 'from' | 'to'>[] {
  const groups = Map.groupBy(spans, ({ generation, from }) => generation ?? `${from}`);
  return [...groups.values()].map((group) => ({
    from: Math.min(...group.map(({ from }) => from)),
    to: group.some(({ to }) => to === null) ? null : Math.max(...group.map(({ to }) => to ?? 0)),
  }));
}
