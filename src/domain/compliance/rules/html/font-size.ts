import { ancestorsOf, type HtmlElement, styleOf } from './elements.ts';

/** CSS pixels of a text without any style. */
const initial = 16;
const pixelsOf: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
};
/** CSS Fonts 4, section 2.5, at 16 pixels for "medium". */
const keywords: Readonly<Record<string, number>> = {
  'xx-small': 9.6,
  'x-small': 12,
  small: 14.2,
  medium: 16,
  large: 19.2,
  'x-large': 24,
  'xx-large': 32,
};

/** CSS pixels by the style attributes of the element and of those around it. */
export function fontSizeOf(element: HtmlElement): number {
  const path = [element, ...ancestorsOf(element)].toReversed();
  return path.reduce((size, one) => sizeIn(styleOf(one).get('font-size'), size), initial);
}

/** Whether the element itself says how large its text is. */
export function setsFontSize(element: HtmlElement): boolean {
  return styleOf(element).has('font-size');
}

function sizeIn(value: string | undefined, around: number): number {
  if (value === undefined) return around;
  const keyword = keywords[value];
  if (keyword !== undefined) return keyword;
  if (value === 'smaller') return around / 1.2;
  if (value === 'larger') return around * 1.2;
  const [, digits, unit = ''] = /^(\d{0,4}(?:\.\d+)?)([a-z%]{1,3})$/.exec(value) ?? [];
  if (digits === undefined || digits === '') return around;
  const number = Number(digits);
  if (unit === 'em') return number * around;
  if (unit === '%') return (number / 100) * around;
  if (unit === 'rem') return number * initial;
  const factor = pixelsOf[unit];
  return factor === undefined ? around : number * factor;
}
