import type { ModelPortrait } from './model-reference.ts';

/** Years missing inside the span say that the tables are not whole, or the model paused. */
const maxGap = 2;

/** Whether first and last year can be told as one span. */
export function distinctYears({ years }: ModelPortrait): boolean {
  return (
    years.length > 1 &&
    years.every((year, at) => at === 0 || year - (years[at - 1] ?? year) <= maxGap)
  );
}
