import { CellFault } from './cell-fault.ts';

/** One vehicle as the file states it: folded column name → the values under it, in file order. */
export type Fields = Map<string, string[]>;

const jsonCellLimit = 100_000;

/** No export nests what it says of a car deeper than some five. */
const jsonDepthLimit = 64;

/** What exports write where they know nothing. */
const longestNothing = 13;
const nothing = /^(?:n\/?a|null|none|nan|undefined|unknown|(?:un|not )specified|-+)$/i;

/** Control characters other than line feed and tab never belong to a value. */
const controls = /(?![\n\t])\p{Cc}/gu;

/** The same few names come again in every row, so the folded ones are remembered. */
const folded = new Map<string, string>();
const foldedLimit = 5000;

/** Case, blanks, underscores, prefixes and list indexes do not make a different column. */
export function columnName(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const name = foldName(text);
  if (folded.size < foldedLimit) folded.set(text, name);
  return name;
}

/**
 * Adds a value under a name that is folded already. A cell that holds JSON is opened, so that
 * `address` = {"city": …} reads like a column address.city.
 */
export function addField(fields: Fields, name: string, text: string): void {
  const value = text.trim();
  if (name === '' || value === '') return;
  const opened = /^[[{]/.test(value) && value.length <= jsonCellLimit ? openJson(value) : null;
  if (opened !== null) addJson(fields, name, opened);
  else append(fields, name, value);
}

/**
 * Adds a JSON value with its members under joined names: pricing.msrp → pricingmsrp. Throws a
 * CellFault for one that is nested past all sense.
 */
export function addJson(fields: Fields, name: string, value: unknown, depth = 0): void {
  if (value === null || value === undefined) return;
  if (depth > jsonDepthLimit) throw new CellFault(name, 'The value is nested too deeply.');
  if (Array.isArray(value)) for (const member of value) addJson(fields, name, member, depth + 1);
  else if (typeof value === 'object')
    for (const [key, member] of Object.entries(value))
      addJson(fields, groupName(name) + columnName(key), member, depth + 1);
  else append(fields, name, String(value).toWellFormed().trim());
}

/** Elements and objects that only group what belongs to the vehicle itself. */
const wrappers = new Set([
  'vehicle',
  'identification',
  'vehicleinfo',
  'vehicleinformation',
  'vehicledetails',
  'specifications',
  'specs',
  'basicinfo',
  'generalinfo',
]);

/** The name under which the members of a group stand: its own, or none where it only wraps. */
export function groupName(name: string): string {
  return wrappers.has(name) ? '' : name;
}

/** The first value under the first of these names that has one. */
export function firstOf(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields.get(name)?.[0];
    if (value !== undefined) return value;
  }
  return null;
}

/** All values under all of these names, in order. */
export function allOf(fields: Fields, names: readonly string[]): readonly string[] {
  let all: string[] = [];
  for (const name of names) {
    const values = fields.get(name);
    if (values) all = all.length === 0 ? values : [...all, ...values];
  }
  return all;
}

function append(fields: Fields, name: string, text: string): void {
  const value = text.replaceAll(controls, '');
  if (name === '' || value === '' || (value.length <= longestNothing && nothing.test(value)))
    return;
  const values = fields.get(name);
  if (values) values.push(value);
  else fields.set(name, [value]);
}

function openJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Prose may begin with a bracket; then the cell means its text.
    return null;
  }
}

function foldName(text: string): string {
  return text
    .replace(/^[a-z]+:/i, '')
    .replaceAll(/\[\d*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]/g, '')
    .replaceAll('#', 'number');
}
