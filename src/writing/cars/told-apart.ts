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

function nameOf({ car }: Side): string[] {
  if (!car) return [];
  const { guide, span, version } = car;
  return [`${guide.make} ${guide.model} ${span.from} ${version}`];
}
