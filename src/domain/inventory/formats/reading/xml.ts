import { SaxesParser } from 'saxes';
import { MalformedFeed } from '../feed-error.ts';
import { addField, columnName, type Fields, groupName } from '../record/fields.ts';
import type { RawRow } from './raw-row.ts';

/** Elements that hold one vehicle, under whatever root. */
const recordElements = new Set(
  'item listing vehicle car auto ad entry record row inventoryitem stockitem product offer'.split(
    ' ',
  ),
);
const depthLimit = 40;
const textLimit = 1_000_000;
const elementLimit = 10_000;

/** Names may differ from vehicle to vehicle. */
const maxLabels = 2_000;

type OpenElement = { path: string; text: string; label: string };
type OpenRecord = { line: number; fields: Fields; path: OpenElement[]; elements: number };
type Reading = {
  rows: RawRow[];
  open: OpenRecord | null;
  labels: Map<string, string>;
};

/**
 * Vehicles of an XML feed, one element at a time, names joined along their path (mileage/value →
 * mileagevalue). Saxes checks well-formedness as it streams, knows line and column, and expands no
 * entity but XML's own five, so that neither entity bombs nor outside files can be asked for.
 */
export async function* readXml(texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const reading: Reading = { rows: [], open: null, labels: new Map() };
  const parser = listen(reading);
  for await (const text of texts) {
    strictly(parser, () => parser.write(text));
    yield* reading.rows.splice(0);
  }
  strictly(parser, () => parser.close());
  yield* reading.rows.splice(0);
}

/** Local name of the document element, lower-case, or null. */
export function rootOf(text: string): string | null {
  let at = text.indexOf('<');
  while (at >= 0) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : '>';
    if (end === '>' && text.charAt(at + 1) !== '!') {
      return columnName(/^[\w.:-]*/.exec(text.slice(at + 1, at + 100))?.[0] ?? '') || null;
    }
    const close = text.indexOf(end, at);
    at = close < 0 ? -1 : text.indexOf('<', close);
  }
  return null;
}

function listen(reading: Reading): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('opentag', (tag) => {
    const local = columnName(tag.name);
    if (reading.open) enter(reading.open, tag, local, { parser, labels: reading.labels });
    else if (recordElements.has(local)) reading.open = begin(tag.attributes, parser.line);
  });
  parser.on('text', (text) => addText(reading, text, parser));
  parser.on('cdata', (text) => addText(reading, text, parser));
  parser.on('closetag', () => {
    if (!reading.open) return;
    const closed = reading.open.path.pop();
    if (closed) addField(reading.open.fields, closed.path, closed.text);
    if (reading.open.path.length > 0) return;
    const { line, fields } = reading.open;
    reading.rows.push({ line, fields, labels: reading.labels });
    reading.open = null;
  });
  return parser;
}

function begin(attributes: Record<string, string>, line: number): OpenRecord {
  const fields: Fields = new Map();
  for (const [key, value] of Object.entries(attributes)) addField(fields, columnName(key), value);
  return { line, fields, path: [{ path: '', text: '', label: '' }], elements: 0 };
}

function enter(
  open: OpenRecord,
  { name: tagName, attributes }: { name: string; attributes: Record<string, string> },
  local: string,
  { parser, labels }: { parser: SaxesParser; labels: Map<string, string> },
): void {
  open.elements += 1;
  if (open.elements > elementLimit) throw tooMuch(parser, 'one vehicle has too many elements');
  if (open.path.length >= depthLimit) throw tooMuch(parser, 'elements are nested too deeply');
  // <component name="city">, <field name="vin">: the attribute is the real name.
  const segment = attributes.name === undefined ? local : columnName(attributes.name);
  const within = open.path.at(-1);
  const path = `${groupName(within?.path ?? '')}${segment}`;
  const shown = attributes.name ?? tagName.replace(/^[a-z]+:/i, '');
  const label = within && within.label !== '' ? `${within.label}/${shown}` : shown;
  if (!labels.has(path) && labels.size < maxLabels) labels.set(path, label);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'name') continue;
    const named = path + columnName(key);
    if (!labels.has(named) && labels.size < maxLabels) labels.set(named, `${label}/@${key}`);
    addField(open.fields, named, value);
  }
  open.path.push({ path, text: '', label });
}

function addText(reading: Reading, text: string, parser: SaxesParser): void {
  const element = reading.open?.path.at(-1);
  if (!element) return;
  element.text += text;
  if (element.text.length > textLimit) throw tooMuch(parser, 'the text of an element is too long');
}

function strictly(parser: SaxesParser, step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof MalformedFeed || !(error instanceof Error)) throw error;
    const fault = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    throw new MalformedFeed(parser.line, Math.max(parser.column, 1), fault);
  }
}

function tooMuch(parser: SaxesParser, fault: string): MalformedFeed {
  return new MalformedFeed(parser.line, Math.max(parser.column, 1), fault);
}
