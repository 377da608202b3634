import { DomUtils } from 'htmlparser2';
import type { CheckRule, Found } from '../rule.ts';
import { type Color, colorOf, contrastOf } from './colors.ts';
import { ancestorsOf, elementsOf, type HtmlElement, styleOf } from './elements.ts';
import { fontSizeOf } from './font-size.ts';

/** WCAG 2.1, 1.4.3: text, and text of 18 points or of 14 points in bold. */
const least = { text: 4.5, large: 3 };
const largePixels = { plain: 24, bold: 18.66 };

/** Judges only where the page itself, in its attributes, names both colors. */
export const hContrast: CheckRule = {
  id: 'H-CONTRAST',
  kind: 'check',
  severity: 'info',
  check: (content): Found[] =>
    elementsOf(content.html(), setsColor).flatMap((element) => {
      const color = nearest(element, 'color', 'color');
      const background = nearest(element, 'background-color', 'bgcolor');
      const text = ownText(element);
      if (!color || !background || text === '') return [];
      const ratio = contrastOf(color, background);
      if (ratio >= (isLarge(element) ? least.large : least.text)) return [];
      const detail = `It is ${ratio.toFixed(1)} to 1 at "${text.slice(0, 40)}".`;
      return [{ place: `<${element.name}> element`, detail }];
    }),
  citation: 'WCAG 2.1, 1.4.3',
  message: 'The contrast between text and background is too low.',
  suggestion: 'Take a darker or lighter color: 4.5 to 1, or 3 to 1 for large text.',
  examples: {
    failing: [
      { text: '<p style="color:#999;background-color:#fff">Ends soon</p>', format: 'html' },
      {
        text:
          '<div style="background: #ffffff"><span style="color: rgb(170, 170, 170)">' +
          'a</span></div>',
        format: 'html',
      },
    ],
    passing: [
      { text: '<p style="color:#000;background-color:#fff">Ends soon</p>', format: 'html' },
      {
        text: '<h1 style="color:#888;background-color:#fff;font-size:24pt">Sale</h1>',
        format: 'html',
      },
      { text: '<p style="color:#999">Ends soon</p>', format: 'html' },
    ],
  },
};

/** The text of elements inside may have colors of its own. */
function ownText({ children }: HtmlElement): string {
  const own = children.filter((child) => !('attribs' in child));
  return DomUtils.textContent(own).replace(/\s+/g, ' ').trim();
}

function setsColor(element: HtmlElement): boolean {
  const style = styleOf(element);
  const { color, bgcolor } = element.attribs;
  const named = ['color', 'background', 'background-color'];
  return named.some((property) => style.has(property)) || Boolean(color || bgcolor);
}

function nearest(element: HtmlElement, property: string, attribute: string): Color | null {
  for (const one of [element, ...ancestorsOf(element)]) {
    const style = styleOf(one);
    const plain = property === 'background-color' ? style.get('background') : undefined;
    const value = style.get(property) ?? plain ?? one.attribs[attribute];
    if (value !== undefined) return colorOf(value);
  }
  return null;
}

function isLarge(element: HtmlElement): boolean {
  const size = fontSizeOf(element);
  const weight = styleOf(element).get('font-weight') ?? '';
  const isBold = /^(?:b|strong|th|h[1-6])$/.test(element.name) || /^(?:bold|[6-9]00)$/.test(weight);
  return size >= (isBold ? largePixels.bold : largePixels.plain);
}
