import type { Car } from '../cars/car-of.ts';
import { economyOfCar, enginesOf } from '../cars/figures-of.ts';
import { joinWithAnd } from '../realise/lists.ts';

const sizeIn = /\b\d\.\dL\b/;
/** What is rated by itself beside an engine of the same size. */
const ofItsOwn = /\b(?:hybrid|high-output|raptor|(?:turbo)?diesel)\b/i;

/**
 * "2.7L 4WD and 6.2L": the engines that EPA estimates are known of, where others are sold too, or
 * where one is rated with two or with four driven wheels alone. Null where the estimates are of
 * all, for then the lowest and the highest of them say what the model gets.
 */
export function ratedAlone(car: Car): string | null {
  const rows = economyOfCar(car).map(({ version }) => version);
  const sizes = rows.map(engineIn);
  if (rows.length === 0 || sizes.includes(null)) return null;
  const rated = Map.groupBy(rows, (row) => engineIn(row) ?? '');
  const sold = enginesOf(car).flatMap((one) => engineIn(one) ?? []);
  const drives = new Set(rows.map(driveIn).filter((one) => one !== null));
  const labels = [...rated].map(([engine, all]) => {
    const own = new Set(all.map(driveIn));
    const [only] = own;
    // What has more power for the trail is sold with four driven wheels alone.
    const isOpen = only != null && only !== 'both' && !engine.endsWith('high-output');
    const isHalf = isOpen && drives.size > 1 && own.size === 1;
    return { text: isHalf ? `${engine} ${only}` : engine, isHalf };
  });
  const isAll = sold.every((one) => rated.has(one)) && !labels.some(({ isHalf }) => isHalf);
  return isAll ? null : joinWithAnd(labels.map(({ text }) => text).toSorted());
}

/** "3.5L", "3.5L hybrid", "3.5L Raptor" for the one with more power. */
function engineIn(text: string): string | null {
  const [size] = sizeIn.exec(text) ?? [];
  if (size === undefined) return null;
  const kind = ofItsOwn.exec(text)?.[0].toLowerCase();
  if (kind === undefined) return size;
  return `${size} ${kind.replace('raptor', 'high-output').replace('turbodiesel', 'diesel')}`;
}

function driveIn(text: string): string | null {
  if (/\bor (?:four|all)-wheel\b/.test(text)) return 'both';
  if (/\bfour-wheel\b/.test(text)) return '4WD';
  if (/\ball-wheel\b/.test(text)) return 'AWD';
  if (/\brear-wheel\b/.test(text)) return 'RWD';
  return /\bfront-wheel\b/.test(text) ? 'FWD' : null;
}
