import type { CarEconomy } from '../cars/car-model.ts';
import { versionText } from './car-texts.ts';

/** For a cell whose head has the unit and the cycle: "30 (2.5L); 40 (hybrid)". */
export function mileageText(rows: readonly CarEconomy[]): string | null {
  const texts = rows.map(({ combined, version }) => {
    return version === '' ? combined : `${combined} (${versionText(version)})`;
  });
  return texts.length > 0 ? texts.slice(0, maxInCell).join('; ') : null;
}

const maxInCell = 8;
