import type { Reading } from '../research/reading/read-keyword.ts';
import { trimsTyped } from './asked-trims.ts';
import { carModelOf } from './guide.ts';
import { withoutRemark } from './named-trims.ts';

/** All trims that stand in a keyword beside the one that it was read for: "Premium and Limited". */
export function trimsBeside(reading: Pick<Reading, 'make' | 'model' | 'trim' | 'words'>): string[] {
  const { make, model, trim, words } = reading;
  if (make === null || model === null || trim === null) return [];
  const spans = carModelOf(make, model)?.spans ?? [];
  const known = [...new Set(spans.flatMap(({ trims }) => trims.map(withoutRemark)))];
  return trimsTyped(words.join(' '), known);
}
