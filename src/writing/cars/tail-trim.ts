import { compact } from '../research/reading/normalise.ts';
import { carModelOf } from './guide.ts';
import { withoutRemark } from './named-trims.ts';

/**
 * The trim whose name ends in what was typed beside another trim: "off road" of a TRD Off-Road.
 * Null where none does, or several.
 */
export function tailTrimOf(make: string, model: string, text: string): string | null {
  const typed = compact(text);
  const spans = carModelOf(make, model)?.spans ?? [];
  const trims = [...new Set(spans.flatMap((span) => span.trims.map(withoutRemark)))];
  const found = trims.filter((trim) =>
    tailsOf(trim).some((tail) => tail.length >= leastTail && typed.startsWith(tail)),
  );
  const [only, more] = found;
  return more === undefined ? (only ?? null) : null;
}

/** Of fewer letters, "x" and "pro" are no name. */
const leastTail = 4;

function tailsOf(trim: string): string[] {
  const words = trim.split(' ');
  return words.slice(1).map((_word, at) => compact(words.slice(at + 1).join(' ')));
}
