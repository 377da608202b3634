/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** The names of CSS 2.1 and those that pages use beside them (CSS Color 4, section 6.1). */
const named: Readonly<Record<string, string>> = {
  black: '000000',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  white: 'ffffff',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  orange: 'ffa500',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  whitesmoke: 'f5f5f5',
  gold: 'ffd700',
  darkblue: '00008b',
  darkred: '8b0000',
};

/** An opaque CSS color; null for what is none, or lets the background shine through. */
export function colorOf(css: string): Color | null {
  const text = css.trim().toLowerCase();
  const hex = named[text] ?? /^#([\da-f]{6}|[\da-f]{3})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const step = hex.length / 3;
    const part = (at: number): number =>
      parseInt(hex.slice(at * step, (at + 1) * step).repeat(step === 1 ? 2 : 1), 16);
    return [part(0), part(1), part(2)];
  }
  const rgb =
    /^rgba?\((\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})(?:[,/\s]+(?:1|1\.0+|100%))?\s?\)$/.exec(text);
  if (!rgb) return null;
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
}

/** From 1 to 21: WCAG 2.1, definition of contrast ratio. */
export function contrastOf(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** WCAG 2.1, definition of relative luminance. */
function luminance([red, green, blue]: Color): number {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
