import { XMLBuilder, type XmlBuilderOptions } from 'fast-xml-parser';
import { xmlText } from './xml-text.ts';

/** What an element holds: `@name` is an attribute, `#text` the text beside attributes. */
export type XmlContent = XmlValue | { readonly [name: string]: XmlContent | readonly XmlContent[] };
type XmlValue = string | number | boolean | null;

/** The library's types leave its `entities` out. */
type Options = XmlBuilderOptions & { entities: { regex: RegExp; val: string }[] };

const options: Options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  textNodeName: '#text',
  suppressEmptyNode: true,
  // Otherwise the attribute value "true" is written as HTML writes it, which is not well-formed.
  suppressBooleanAttributes: false,
  tagValueProcessor: (_name, value) => xmlText(String(value)),
  attributeValueProcessor: (_name, value) => xmlText(String(value)),
  entities: [
    // The order counts: an ampersand of ours must not be taken for one of the text.
    { regex: /&/g, val: '&amp;' },
    { regex: />/g, val: '&gt;' },
    { regex: /</g, val: '&lt;' },
    { regex: /'/g, val: '&apos;' },
    { regex: /"/g, val: '&quot;' },
    // A reader turns a bare one into a line feed (XML 1.0 section 2.11).
    { regex: /\r/g, val: '&#13;' },
  ],
};

const builder = new XMLBuilder(options);

/**
 * One element, for feeds that are written one vehicle at a time and for small documents. Names are
 * the program's own; texts may hold anything, and lose the characters that XML does not know.
 * Null and the empty text are an empty element.
 */
export function xmlElement(name: string, content: XmlContent): string {
  return builder.build({ [name]: content });
}

/** A text for `xmlElement` that is written without escapes, as some readers of ADF want it. */
export function xmlCdata(text: string): XmlContent {
  // The library ends and begins the section anew at ]]>, but does not look at single characters.
  return { '#cdata': xmlText(text) };
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
