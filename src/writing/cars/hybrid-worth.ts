import { type Car, carOf } from './car-of.ts';
import { versionIn } from './car-version.ts';
import { economyOfCar } from './figures-of.ts';
import { lastGuideYear } from './guide.ts';

/** Combined estimates of hybrids and gas versions of a model year; `most` are of equal drives. */
export type HybridWorth = {
  year: number;
  hybrid: number[];
  gas: number[];
  most: { hybrid: number; gas: number };
};

type Rated = { combined: number; drive: string };

/** Ratings from further back are of another car than the one that is asked about. */
const yearsBack = 4;

/** Of the year that is asked for, else of the newest in which both were rated. */
export function hybridWorthOf({ guide, year }: Car): HybridWorth | null {
  const base = guide.model.replace(/ Hybrid$/, '');
  const newest = year ?? lastGuideYear;
  const years = Array.from({ length: year === null ? yearsBack : 1 }, (_, at) => newest - at);
  for (const one of years) {
    const hybrid = ratedIn(guide.make, `${base} Hybrid`, one, true);
    const gas = ratedIn(guide.make, base, one, false);
    const most = mostOf(hybrid, gas);
    const [own, other] = [hybrid, gas].map((all) => all.map(({ combined }) => combined));
    if (most && own && other) return { year: one, hybrid: own, gas: other, most };
  }
  return null;
}

/** The thriftiest of each with the same driven wheels, as far as these are known. */
function mostOf(hybrid: readonly Rated[], gas: readonly Rated[]): HybridWorth['most'] | null {
  const ranked = hybrid.toSorted((one, two) => two.combined - one.combined);
  const isSame = (one: string, other: string): boolean => one !== '' && one === other;
  const mayBe = (one: string, other: string): boolean => one === '' || other === '';
  for (const fits of [isSame, mayBe]) {
    for (const { combined, drive } of ranked) {
      const figures = gas.filter((one) => fits(one.drive, drive)).map((one) => one.combined);
      if (figures.length > 0) return { hybrid: combined, gas: Math.max(...figures) };
    }
  }
  return null;
}

const drives = /\b(?:front|rear|all|four)(?=-wheel)/;

function ratedIn(make: string, model: string, year: number, isHybrid: boolean): Rated[] {
  const car = carOf({ make, model, year }, []);
  // Where all are hybrids, or a model of its own is, ratings don't say that they are.
  const isAll = car?.span.engines.every((one) => versionIn(one) === 'hybrid') ?? true;
  if (!car || (isAll && !isHybrid)) return [];
  const [only, more] = car.span.drives;
  const usual = only && !more ? only.wheels : '';
  return economyOfCar({ ...car, version: null, trim: null })
    .filter(({ version }) => {
      const named = versionIn(version);
      if (/diesel/i.test(version)) return false;
      return isHybrid ? named === 'hybrid' || (isAll && named === null) : named === null;
    })
    .map(({ combined, version }) => {
      return { combined: Number(combined), drive: drives.exec(version)?.[0] ?? usual };
    });
}
