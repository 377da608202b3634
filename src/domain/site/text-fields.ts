import { invalid } from '../../problem.ts';

/** A text without the white space around it. Throws a 400 that names the field. */
export function textFrom(path: string, value: string, maxLength: number): string {
  const text = value.trim();
  if (text !== '' && text.length <= maxLength) return text;
  throw invalid(path, `must be 1 to ${maxLength} characters`);
}

/** Null where it is left out or empty. */
export function optionalText(path: string, value: string | undefined, maxLength: number) {
  return value === undefined || value.trim() === '' ? null : textFrom(path, value, maxLength);
}

export function oneOf<T extends string>(path: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  throw invalid(path, `must be one of ${known.join(', ')}`);
}
