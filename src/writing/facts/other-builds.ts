import type { Car } from '../cars/car-of.ts';
import type { CarEconomy, FigureName } from '../cars/car-model.ts';
import type { StockFilter } from './stock-filter.ts';

const ofTwo = /\b(?:rear|two)-wheel[- ]drive\b|\b(?:2WD|4x2)\b/i;
const ofFour = /\bfour-wheel[- ]drive\b|\b(?:4WD|4x4)\b/i;
const crewCab = /\bcrew ?cab\b|\bsupercrew\b/i;
const otherCab = /\b(?:regular|single|double|extended|king|access|quad) ?cab\b|\bsupercab\b/i;
const regularCab = /\b(?:regular|single) ?cab\b/i;

const maxima: readonly FigureName[] = ['towing', 'payload'];

/** A car without the ratings whose highest is of another cab or other driven wheels than asked. */
export function ofAskedBuild(car: Car, keyword: string, { drivetrains }: StockFilter): Car {
  const isOther = (note: string): boolean => {
    const isOfTwo = ofTwo.test(note) && !ofFour.test(note);
    const isOfFour = ofFour.test(note) && !ofTwo.test(note);
    const wantsFour = drivetrains?.includes('4WD') === true;
    const wantsTwo = drivetrains?.includes('RWD') === true && !wantsFour;
    if ((wantsFour && isOfTwo) || (wantsTwo && isOfFour)) return true;
    if (crewCab.test(keyword)) return otherCab.test(note) && !crewCab.test(note);
    return regularCab.test(keyword) && crewCab.test(note) && !regularCab.test(note);
  };
  const { span } = car;
  const figures = Object.fromEntries(
    Object.entries(span.figures).map(([name, rows]) => {
      const isMost = maxima.some((one) => one === name);
      return [name, isMost && isOther(rows[0]?.note ?? '') ? [] : rows];
    }),
  );
  return { ...car, span: { ...span, figures, economy: ofDrive(span.economy, drivetrains) } };
}

const ofFront = /\b(?:front|rear|two)-wheel[- ]drive\b|\b(?:FWD|RWD|2WD|4x2)\b/i;
const ofAll = /\b(?:all|four)-wheel[- ]drive\b|\b(?:AWD|4WD|4x4)\b/i;

/** What the versions with the driven wheels that are asked for use: those of the others aside. */
function ofDrive(
  all: readonly CarEconomy[],
  drivetrains: StockFilter['drivetrains'],
): readonly CarEconomy[] {
  if (drivetrains === null) return all;
  const [own, other] = drivetrains.includes('AWD') ? [ofAll, ofFront] : [ofFront, ofAll];
  const kept = all.filter(({ version }) => own.test(version) || !other.test(version));
  return kept.length > 0 ? kept : all;
}
