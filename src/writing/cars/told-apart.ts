import type { Car } from './car-of.ts';

type Side = { car: Car | null };

/** Whether the guide knows every one, and no two of them as the same car. */
export function areToldApart(all: readonly Side[]): boolean {
  const names = all.flatMap(nameOf);
  return names.length === all.length && new Set(names).size === names.length;
}

/** Whether all are one car to the guide: two of its trims. */
export function areOneCar(all: readonly Side[]): boolean {
  const names = all.flatMap(nameOf);
  return names.length === all.length && new Set(names).size === 1;
}

/** Whether all are trims of one car, of which figures that differ are told side by side. */
export function areTrimsOfOne(all: readonly Side[]): boolean {
  return (
    areOneCar(all) && all.length > 1 && all.every(({ car }) => car !== null && car.trim !== null)
  );
}

function nameOf({ car }: Side): string[] {
  if (!car) return [];
  const { guide, span, version } = car;
  return [`${guide.make} ${guide.model} ${span.from} ${version}`];
}
