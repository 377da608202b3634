import { modelReference } from '../reference/model-reference.ts';
import { aidNames } from '../reference/words.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { countInWords } from '../realise/figures.ts';
import type { StockVehicle, StoreProfile } from '../store-profile.ts';

/** What holds for every car of a model year, by what its maker filed; absent where it differs. */
export type FiledFacts = { seats?: string; three_rows?: string; standard?: string };

/** More is a list that nobody reads; every new car has a camera (49 CFR 571.111). */
const maxStandard = 3;

/** Filings are those for the United States. */
export function filedFacts(
  { make, model, year }: StockVehicle,
  { country }: StoreProfile,
): FiledFacts {
  if (country !== 'US' || make === null || model === null || year === null) return {};
  const shown = modelReference(make, model, year)?.shown;
  if (!shown) return {};
  const { seats = [], rows = [], standard = [] } = shown;
  const [only, ...others] = seats;
  const aids = aidNames(standard.filter((aid) => aid !== 'camera').slice(0, maxStandard));
  return {
    ...(only !== undefined && others.length === 0 && { seats: countInWords(only) }),
    ...(rows.length === 1 && rows[0] === 3 && { three_rows: 'three rows of seats' }),
    ...(aids.length > 0 && { standard: joinWithAnd(aids) }),
  };
}
