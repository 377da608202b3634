import type { Car } from './car-of.ts';
import { versionIn } from './car-version.ts';

/** What is said of a version that burns gasoline, or of all of them. */
function isOfGas(text: string): boolean {
  return versionIn(text) === null && !/diesel\b|\belectric(?:ity)?\b/i.test(text);
}

const namesEngine = /\b(?:\d\.\dL|V[68]|gas|turbo|four-cylinder)\b/i;

/** "With the 3.0L diesel or 6.2L V8" is of both. */
function isForGas(note: string): boolean {
  const ways = note.split(/\bor\b/);
  return isOfGas(note) || ways.some((way) => isOfGas(way) && namesEngine.test(way));
}

/**
 * A model without its hybrids and diesels, where it comes with gas as well: what those are rated
 * at is none of its figures. Where one version is all that there is, the model as it is.
 */
export function gasCarOf(car: Car): Car {
  const { span } = car;
  const engines = span.engines.filter(isOfGas);
  const economy = span.economy.filter(({ version }) => isOfGas(version));
  const isAll = span.engines.length > 0 && engines.length === 0;
  if (isAll || (span.engines.length === 0 && economy.length === 0)) return car;
  const figures = Object.fromEntries(
    Object.entries(span.figures).map(([name, rows]) => {
      return [name, rows.filter(({ note }) => isForGas(note))];
    }),
  );
  const trims = span.trims.filter(isOfGas);
  return {
    ...car,
    version: null,
    isGas: true,
    span: { ...span, engines, economy, figures, trims },
  };
}
