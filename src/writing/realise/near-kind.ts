import type { FactSheet } from '../facts/fact-sheet.ts';
import { type TonClass, tonOf } from '../facts/ton-class.ts';
import { plural, thingsOf } from './noun-phrases.ts';

/** Whether all that stand in for what burns another fuel run on gas. */
export function isAllGas({ unmet, focus }: FactSheet): boolean {
  const isGivenUp = unmet?.without.includes('fuels') === true;
  const isGas = focus.vehicles.every(({ fuelType }) => fuelType === 'gasoline');
  return isGivenUp && isGas && focus.id !== 'lot';
}

/** The class of the trucks that stand in for another one; null where they are of several. */
export function otherTonOf({ unmet, focus }: FactSheet): TonClass | null {
  if (unmet?.without.includes('ton') !== true || focus.id === 'lot') return null;
  const classes = new Set(focus.vehicles.map(({ model }) => tonOf(model ?? '')));
  const [only] = classes;
  return classes.size === 1 ? (only ?? null) : null;
}

/** What stands in for what was asked for, by its own name: "gas trucks", "half-ton 4WD trucks". */
export function nearKindOf(sheet: FactSheet): string | null {
  const { unmet, focus, brief } = sheet;
  const isKind = brief.subject === null && unmet !== null && focus.id === 'match';
  if (!isKind || unmet.without.length === 0) return null;
  const ton = otherTonOf(sheet);
  const kind = plural(thingsOf(sheet).full);
  const own = [isAllGas(sheet) && 'gas', ton].filter(Boolean).map((word) => `${word} `);
  return kind.replace(/^(?:(?:used|new|certified) )?/, (condition) => condition + own.join(''));
}
