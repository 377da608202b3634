import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { readXmlDocument, UnreadableXml } from '../../src/lib/xml-document.ts';
import { type XmlContent, xmlCdata, xmlDeclaration, xmlElement } from '../../src/lib/xml-write.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('<', '&', ']]>', '"', "'", '\r', '\n', '\u0000', '\u000b', '\ud800', 'é'),
  }),
  fc.constantFrom(
    ']]\u0000>',
    '__proto__',
    'constructor',
    'true',
    ' ',
    '&amp;',
    '<![CDATA[',
    '<!--',
    '0012',
  ),
);

type Seen = { attributes: Record<string, string>; texts: Record<string, string> };

/** What an independent, strict reader sees; throws where the text is not well-formed. */
function strictly(xml: string): Seen {
  const seen: Seen = { attributes: {}, texts: {} };
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    seen.texts[name] ??= '';
    Object.assign(seen.attributes, attributes);
  });
  const onText = (text: string) => {
    const name = open.at(-1);
    if (name !== undefined) seen.texts[name] += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return seen;
}

/** XML 1.0, sections 2.2 and 2.11: what it allows, as a reader hands it over. */
function legal(text: string): string {
  return [...text]
    .filter((one) => /[\t\n\r -\uD7FF\uE000-\uFFFD]|[^\0-\uFFFF]/u.test(one))
    .join('');
}

describe('an element', () => {
  test('is well-formed and says its texts again, whatever they are', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, attribute) => {
        const content = { '@id': attribute, name: text, list: [text, 'x'], empty: null };
        const { texts, attributes } = strictly(`${xmlDeclaration}${xmlElement('car', content)}`);
        expect(texts.name).toBe(legal(text));
        expect(texts.list).toBe(`${legal(text)}x`);
        expect(texts.empty).toBe('');
        // Tabs and line ends become blanks in an attribute (section 3.3.3).
        const blank = (value: string) => value.replaceAll(/[\t\n\r]/g, ' ');
        expect(blank(attributes.id ?? '')).toBe(blank(legal(attribute)));
      }),
      { numRuns: 500 },
    );
  });

  test('may hold its text as CDATA, which a section of its own never ends too early', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { texts } = strictly(xmlElement('comments', xmlCdata(text)));
        // Nothing can be escaped in there: a carriage return is read as a line feed.
        expect(texts.comments).toBe(legal(text).replaceAll(/\r\n?/g, '\n'));
      }),
    );
  });

  test('keeps numbers and the words true and false as texts', () => {
    const content: XmlContent = { price: 20_000.5, year: 2024, sold: false, '@new': 'true' };
    expect(xmlElement('car', content)).toBe(
      '<car new="true"><price>20000.5</price><year>2024</year><sold>false</sold></car>',
    );
  });
});

describe('a small document of somebody else', () => {
  test('is read with its texts as they are', () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- said once -->\n<Error code="007">' +
      '<Code>NoSuchKey</Code><Size>0012</Size><Key>a &lt;b&gt; &amp;amp; &#233;<![CDATA[<!x]]>' +
      '</Key><Id>1</Id><Id>2</Id></Error>\n';
    expect(readXmlDocument(text)).toEqual({
      root: 'Error',
      content: {
        '@code': '007',
        Code: 'NoSuchKey',
        Size: '0012',
        Key: 'a <b> &amp; é<!x',
        Id: ['1', '2'],
      },
    });
  });

  test('says again what was written', () => {
    const kept = anyText.map((text) => legal(text).replaceAll(/\s+/gu, ' ').trim());
    fc.assert(
      fc.property(kept, kept, (text, attribute) => {
        const xml = xmlElement('a', { '@id': attribute, b: text, c: 'x' });
        const { root, content } = readXmlDocument(xml);
        expect([root, content]).toEqual(['a', { '@id': attribute, b: text, c: 'x' }]);
      }),
    );
  });

  const refused: [string, string][] = [
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a document type in small letters', '<!doctype html><html></html>'],
    ['two roots of one name', '<a/><a/>'],
    ['two roots', '<a/><b/>'],
    ['text behind the root', '<a>1</a>junk'],
    ['text before the root', 'junk<a/>'],
    ['nothing', ''],
    ['a control character', '<a>\u0001</a>'],
    ['half a character', '<a>\ud800</a>'],
    ['an element that stays open', '<a><b></a>'],
    ['equal attributes', '<a x="1" x="2"/>'],
    ['a comment with two hyphens', '<a><!-- b -- c --></a>'],
    ['a comment without an end', '<a/><!-- b'],
    ['a section without an end', '<a><![CDATA[ b</a>'],
    ['a name that means something to JavaScript', '<a><__proto__>1</__proto__></a>'],
    ['no XML', '{"error":"NoSuchKey"}'],
    ['more than a million characters', `<a>${'b'.repeat(1024 * 1024)}</a>`],
  ];
  for (const [what, text] of refused) {
    test(`is refused for ${what}`, () => {
      expect(() => readXmlDocument(text)).toThrow(UnreadableXml);
    });
  }

  test('is read or refused, and nothing else, whatever it is', () => {
    const pieces = fc.constantFrom('<a>', '</a>', '<b x="', '"/>', '&', '<!--', '-->', ']]>', 'é');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        try {
          readXmlDocument(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableXml);
        }
      }),
      { numRuns: 1_000 },
    );
    const deep = '<a>'.repeat(50_000) + '</a>'.repeat(50_000);
    expect(() => readXmlDocument(deep)).toThrow(UnreadableXml);
    expect(() => readXmlDocument('<!--'.repeat(200_000))).toThrow(UnreadableXml);
    expect(() => readXmlDocument('<a b="'.repeat(100_000))).toThrow(UnreadableXml);
  });
});
