import { SaxesParser } from 'saxes';
import { MalformedFeed } from '../feed-error.ts';
import { CellFault } from '../record/cell-fault.ts';
import { addField, columnName, type Fields, groupName } from '../record/fields.ts';
import { type RawRow, rowOrFault } from './raw-row.ts';

/** Elements that hold one vehicle, under whatever root. */
const recordElements = new Set(
  'item listing vehicle car auto ad entry record row inventoryitem stockitem product offer'.split(
    ' ',
  ),
);
const depthLimit = 40;
const textLimit = 1_000_000;
const elementLimit = 10_000;
/** Open elements of the whole document, and characters of one tag or text. */
const deepestOpen = 100_000;
const longestPart = 8_000_000;

/** Names may differ from vehicle to vehicle. */
const maxLabels = 2_000;

type OpenElement = { path: string; text: string; label: string };
type OpenRecord = {
  line: number;
  fields: Fields;
  path: OpenElement[];
  elements: number;
  /** Open elements below those in `path`, of a record whose fault is known. */
  ignored: number;
  fault: string | null;
};
type Reading = {
  rows: RawRow[];
  open: OpenRecord | null;
  labels: Map<string, string>;
  depth: number;
  /** Where the parser last handed something over. */
  position: number;
};

/** Faults of one value: the parser goes on behind them by itself, and only the row is lost. */
const faultsOfValues =
  /^(?:undefined entity|empty entity name|malformed character entity|disallowed character)$/;

/**
 * Vehicles of an XML feed, one element at a time, names joined along their path (mileage/value →
 * mileagevalue). Saxes checks well-formedness as it streams, knows line and column, and expands no
 * entity but XML's own five, so that neither entity bombs nor outside files can be asked for. It
 * takes half the time of fast-xml-parser, which writes our XML (lib/xml-write.ts) and reads small
 * answers of others (lib/xml-document.ts), but wants a document as a whole and passes two roots.
 * `isWhole` is false for the first part of a file, which may end anywhere.
 */
export async function* readXml(
  texts: AsyncIterable<string>,
  isWhole = true,
): AsyncGenerator<RawRow> {
  const reading: Reading = { rows: [], open: null, labels: new Map(), depth: 0, position: 0 };
  const parser = listen(reading);
  let written = 0;
  for await (const text of texts) {
    strictly(parser, () => parser.write(text));
    written += text.length;
    if (written - reading.position > longestPart) {
      throw malformed(parser, 'a tag or a text is too long');
    }
    yield* reading.rows.splice(0);
  }
  if (isWhole) strictly(parser, () => parser.close());
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
    reading.position = parser.position;
    reading.depth += 1;
    if (reading.depth > deepestOpen) throw malformed(parser, 'elements are nested too deeply');
    const local = columnName(tag.name);
    if (reading.open) enter(reading.open, tag, local, reading.labels);
    else if (recordElements.has(local)) reading.open = begin(tag.attributes, parser.line);
  });
  const onText = (text: string) => {
    reading.position = parser.position;
    if (reading.open) addText(reading.open, text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    reading.depth -= 1;
    if (reading.open) leave(reading, reading.open);
  });
  parser.on('error', (error) => {
    const fault = faultIn(error);
    if (!reading.open || !faultsOfValues.test(fault)) throw error;
    const place = `line ${parser.line}, column ${Math.max(parser.column, 1)}`;
    refuse(reading.open, `The vehicle is not well-formed at ${place}: ${fault}.`);
  });
  return parser;
}

function begin(attributes: Record<string, string>, line: number): OpenRecord {
  const path = [{ path: '', text: '', label: '' }];
  const open: OpenRecord = { line, fields: new Map(), path, elements: 0, ignored: 0, fault: null };
  for (const [key, value] of Object.entries(attributes)) add(open, columnName(key), value);
  return open;
}

function enter(
  open: OpenRecord,
  { name: tagName, attributes }: { name: string; attributes: Record<string, string> },
  local: string,
  labels: Map<string, string>,
): void {
  open.elements += 1;
  if (open.elements > elementLimit) refuse(open, 'The vehicle has too many elements.');
  if (open.path.length >= depthLimit) refuse(open, 'The vehicle is nested too deeply.');
  if (open.fault !== null) {
    open.ignored += 1;
    return;
  }
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
    add(open, named, value);
  }
  open.path.push({ path, text: '', label });
}

function addText(open: OpenRecord, text: string): void {
  const element = open.path.at(-1);
  if (!element || open.fault !== null) return;
  element.text += text;
  if (element.text.length > textLimit) refuse(open, 'The text of an element is too long.');
}

function leave(reading: Reading, open: OpenRecord): void {
  if (open.ignored > 0) {
    open.ignored -= 1;
    return;
  }
  const closed = open.path.pop();
  if (closed) add(open, closed.path, closed.text);
  if (open.path.length > 0) return;
  const { line, fields, fault } = open;
  const read = { line, fields, labels: reading.labels };
  const row = fault === null ? read : { ...read, fault: inRow(fault) };
  reading.rows.push(rowOrFault(line, () => row));
  reading.open = null;
}
function add(open: OpenRecord, name: string, text: string): void {
  try {
    addField(open.fields, name, text);
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    refuse(open, error.message);
  }
}

/** What was read of the vehicle until then stays, so that it can be named. */
function refuse(open: OpenRecord, fault: string): void {
  open.fault ??= fault;
}

function inRow(reason: string): { field: string; reason: string } {
  return { field: 'row', reason };
}

function strictly(parser: SaxesParser, step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof MalformedFeed || !(error instanceof Error)) throw error;
    throw malformed(parser, faultIn(error));
  }
}

function faultIn(error: Error): string {
  return error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}

function malformed(parser: SaxesParser, fault: string): MalformedFeed {
  return new MalformedFeed(parser.line, Math.max(parser.column, 1), fault);
}
