import type { FiledEngine, RatedEconomy } from './filed-year.ts';

/** The engines that the EPA rated, each with what its maker filed of it. */
export function ratedEngines(
  rated: RatedEconomy['engines'],
  filed: readonly FiledEngine[],
): FiledEngine[] {
  return rated.map(([liters, cylinders, power]) => {
    const own = filed.find((one) => one.cylinders === cylinders && isSize(one.liters, liters));
    const { layout, isTurbo, horsepower } = own ?? {};
    return {
      liters,
      cylinders,
      power,
      ...(layout && { layout }),
      ...(isTurbo && { isTurbo }),
      ...(horsepower && own?.power === power && { horsepower }),
    };
  });
}

function isSize(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.abs(one - other) < 0.11;
}

const layoutLetters = { V: 'V', W: 'W', I: null, H: null } as const;

const powerWords: Partial<Record<FiledEngine['power'], string>> = {
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  flex: 'flex-fuel',
};

/** "2.5L 4-cylinder hybrid", "3.0L turbo diesel 6-cylinder", "electric motor". */
export function engineName({ liters, cylinders, layout, isTurbo, power }: FiledEngine): string {
  if (power === 'electric') return 'all-electric powertrain';
  if (power === 'hydrogen') return 'hydrogen fuel cell';
  // A V of four is a slip in a filing; an eight in line has not been sold since the fifties.
  const isLettered = cylinders !== undefined && cylinders > 5;
  const letter = layout && isLettered ? layoutLetters[layout] : cylinders === 8 ? 'V' : null;
  const kind = letter === null ? `${cylinders}-cylinder` : `${letter}${cylinders}`;
  const words = [isTurbo && 'turbo', layout === 'H' && 'flat', kind, powerWords[power]];
  return [`${liters?.toFixed(1)}L`, ...words.filter(Boolean)].join(' ');
}

/** One maker files flex fuel where another files gasoline. */
function plainPower({ power }: FiledEngine): string {
  return power === 'flex' ? 'gasoline' : power;
}

/** Whether two descriptions are of one engine: a filing may leave the turbocharger out. */
export function isSameEngine(one: FiledEngine, other: FiledEngine): boolean {
  return (
    plainPower(one) === plainPower(other) &&
    one.cylinders === other.cylinders &&
    (one.liters === other.liters || isSize(one.liters, other.liters ?? 0))
  );
}
