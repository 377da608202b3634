import type { EconomyFact } from '../facts/economy-facts.ts';

/** "28", or "24–28" where configurations differ. */
export function span(figures: readonly number[]): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** "24 to 28 mpg", "28 mpg". */
export function spanInWords(figures: readonly number[], unit: string): string {
  return `${span(figures).replace('–', ' to ')} ${unit}`;
}

/** "2024", "2024 and 2025", "2024 to 2026". */
export function modelYears(facts: readonly EconomyFact[]): string {
  const years = [...new Set(facts.map((fact) => fact.year))].sort((one, two) => one - two);
  if (years.length === 2) return years.join(' and ');
  const [first, last] = [years.at(0), years.at(-1)];
  const isUnbroken = years.length > 2 && Number(last) - Number(first) === years.length - 1;
  return isUnbroken ? `${first} to ${last}` : years.join(', ');
}
