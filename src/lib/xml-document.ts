import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isXmlText } from './xml-text.ts';

/** Texts stay texts ("0012"), trimmed; `@name` is an attribute, `#text` the text beside those. */
export type XmlNode = string | XmlElement;
export type XmlElement = { [name: string]: XmlNode | XmlNode[] };

export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

const maxLength = 1024 * 1024;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Character references (&#233;) are read only together with HTML's own entities.
  htmlEntities: true,
});

/**
 * A small document that somebody else answered with, such as an error of S3, as its one root and
 * that root's content. Throws UnreadableXml for what is not well-formed, and for a document type,
 * which could define entities. The parser alone closes what was left open and keeps the last of two
 * equal attributes, and its validator passes control characters and a second root: the checks
 * around them are ours. Never for feeds: see domain/inventory/formats/reading/xml.ts.
 */
export function readXmlDocument(text: string): { root: string; content: XmlNode } {
  if (text.length > maxLength)
    throw new UnreadableXml('The document is over a million characters.');
  if (!isXmlText(text)) throw new UnreadableXml('The document holds a control character.');
  checkMarkup(text);
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) {
    const { msg, line, col } = verdict.err;
    throw new UnreadableXml(
      `The document is not well-formed at line ${line}, column ${col}: ${msg}`,
    );
  }
  const roots = Object.entries(parse(text));
  const [first] = roots;
  if (!first || roots.length > 1 || Array.isArray(first[1]) || first[0] === '#text') {
    throw new UnreadableXml('The document has not exactly one root.');
  }
  return { root: first[0], content: first[1] };
}

function parse(text: string): XmlElement {
  try {
    return parser.parse(text) as XmlElement;
  } catch (error) {
    // Names such as __proto__ and elements past its depth are refused by throwing.
    throw new UnreadableXml(error instanceof Error ? error.message : String(error));
  }
}

/** `<!` begins a comment, a CDATA section, or a declaration, of which none is taken. */
function checkMarkup(text: string): void {
  for (let at = text.indexOf('<!'); at >= 0;) {
    const isComment = text.startsWith('<!--', at);
    if (!isComment && !text.startsWith('<![CDATA[', at)) {
      throw new UnreadableXml('The document has a document type, or declares something else.');
    }
    const start = at + (isComment ? 4 : 9);
    const end = text.indexOf(isComment ? '--' : ']]>', start);
    if (end < 0 || (isComment && text.charAt(end + 2) !== '>')) {
      throw new UnreadableXml('The document has a comment or a section that does not end.');
    }
    at = text.indexOf('<!', end);
  }
}
