import { DomUtils } from 'htmlparser2';
import type { HtmlDocument } from '../../reading/content.ts';

/** An element of the parsed page. */
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** All elements that pass the test, in the order of the page; none for plain text. */
export function elementsOf(
  document: HtmlDocument | null,
  test: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return document === null ? [] : DomUtils.findAll(test, document.children);
}

export function elementsNamed(document: HtmlDocument | null, ...names: string[]): HtmlElement[] {
  return elementsOf(document, ({ name }) => names.includes(name));
}

export function textIn(element: HtmlElement): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** The elements around it, the nearest first. */
export function ancestorsOf(element: HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (let { parent } = element; parent; parent = parent.parent) {
    if ('attribs' in parent) found.push(parent);
  }
  return found;
}

/** What an assistive technology is told to leave out. */
export function isUnspoken(element: HtmlElement): boolean {
  return [element, ...ancestorsOf(element)].some(
    ({ attribs }) =>
      attribs['aria-hidden'] === 'true' || /^(?:presentation|none)$/.test(attribs.role ?? ''),
  );
}

/** The declarations of its style attribute, by property. */
export function styleOf({ attribs }: HtmlElement): ReadonlyMap<string, string> {
  const declared = (attribs.style ?? '').split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':');
    if (colon < 0) return [];
    const value = one.slice(colon + 1).replace(/!important/i, '');
    return [[one.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]];
  });
  return new Map(declared);
}
