/** WCAG 2.2, 1.4.3. */
export const minContrast = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** So much of `other`, from 0 to 1, in `color`. */
export function mix(color: string, other: string, share: number): string {
  const [one, two] = [rgbOf(color), rgbOf(other)];
  const part = (index: 0 | 1 | 2): number => one[index] + (two[index] - one[index]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** Relative luminance as WCAG defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The least contrast with any of these. */
export function contrastWith(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** `color`, moved toward black or white only as far as text on these grounds needs. */
export function readable(color: string, grounds: readonly string[], target = 4.6): string {
  const goals = ['#000000', '#ffffff'].toSorted(
    (one, two) => contrastWith(two, grounds) - contrastWith(one, grounds),
  );
  const goal = goals[0] ?? '#000000';
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(color, goal, share);
    if (contrastWith(mixed, grounds) >= target) return mixed;
  }
  return goal;
}
