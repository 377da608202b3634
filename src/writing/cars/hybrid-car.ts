import type { CarSpan, DrivenWheels } from './car-model.ts';
import { type Car, carOf } from './car-of.ts';
import { optionOf } from './car-option.ts';
import { economyOfCar } from './figures-of.ts';

/**
 * The hybrid of a model that also comes without: a model of its own in the guide, else the same
 * with the drives that the EPA rates its hybrid with. Null where none of them drives all wheels,
 * since a rating may be missing.
 */
export function hybridOf(car: Car): Car | null {
  if (optionOf(car, 'hybrid')?.answer === 'every') return car;
  const { guide, year } = car;
  const named = carOf({ make: guide.make, model: `${guide.model} Hybrid`, year }, []);
  if (named && named.guide !== guide) return named;
  const drives = ratedDrives(economyOfCar({ ...car, version: 'hybrid' }));
  const hasAll = drives.some(({ wheels }) => wheels === 'all' || wheels === 'four');
  const model = `${guide.model} Hybrid`;
  return hasAll ? { ...car, model, span: { ...car.span, drives } } : null;
}

function ratedDrives(rows: CarSpan['economy']): CarSpan['drives'] {
  const found = rows.flatMap(({ version }) => {
    return [...version.matchAll(/\b(front|rear|all|four)-(?=wheel| or )/g)].map(([, one]) => one);
  });
  return [...new Set(found)].map((wheels) => ({ wheels: wheels as DrivenWheels, note: '' }));
}
