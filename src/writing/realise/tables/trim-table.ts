import { groupsOf } from '../../facts/derived-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug } from '../../facts/stock-facts.ts';
import type { StockSummary, Tally } from '../../facts/stock-summary.ts';
import { areTrimsKnown, isStandIn } from '../../facts/stock-sets.ts';
import { trimFeatureId, trimFeaturesOf } from '../../facts/trim-features.ts';
import { figureSlot } from '../fact-slots.ts';
import { inLineup } from '../in-lineup.ts';
import { plural, thingsOf } from '../noun-phrases.ts';
import { cell, type FactTable } from './table.ts';

type Trim = { name: string; summary: StockSummary };
type Row = { head: string; isAlways: boolean; value: (trim: Trim) => string | null };

/** More columns do not fit on a telephone. */
const maxTrims = 6;

/**
 * The trims of the model side by side, in the maker's order: their number and price, and of all
 * else what differs between them here. What they share is no difference, and has no line.
 */
export function trimTable(sheet: FactSheet): FactTable | null {
  const { focus } = sheet;
  const groups = inLineup(groupsOf(focus, 'trim').slice(0, maxTrims), sheet);
  if (focus.id === 'lot' || isStandIn(focus) || focus.summary.models.length !== 1) return null;
  if (groups.length < 2 || !areTrimsKnown(focus)) return null;
  const rows = rowsOf(sheet)
    .map(({ head, isAlways, value }) => ({ head, isAlways, cells: groups.map(value) }))
    .filter(({ isAlways, cells }) => {
      const told = cells.filter((text) => text !== null);
      return told.length > 0 && (isAlways || new Set(cells).size > 1);
    });
  const isCut = focus.summary.trims.length > groups.length;
  return {
    caption:
      `${isCut ? 'The most common trims' : 'Trims'} of our ` +
      `${cell(plural(thingsOf(sheet).full))} compared, ` +
      `as of ${sheet.facts.get('date.today')?.value}`,
    header: ['', ...groups.map(({ name }) => cell(name))],
    rows: rows.map(({ head, cells }) => [head, ...cells.map(cell)]),
    factIds: [
      ...thingsOf(sheet).factIds,
      'subject.name',
      'date.today',
      ...[...sheet.facts.keys()].filter((id) => id.startsWith(`${focus.id}.`)),
      ...[...sheet.facts.keys()].filter((id) => id.startsWith('coming.')),
    ],
  };
}

function rowsOf(sheet: FactSheet): Row[] {
  const { focus, sets } = sheet;
  const features = new Map(
    trimFeaturesOf(focus).map((one) => [
      one.trim,
      sheet.facts.has(trimFeatureId(focus, one.trim)) ? one.features.join(', ') : null,
    ]),
  );
  const listed = (pick: (summary: StockSummary) => readonly Tally[]) => (trim: Trim) => {
    const names = pick(trim.summary).map(({ name }) => name);
    return names.length > 0 ? names.toSorted().join(', ') : null;
  };
  return [
    { head: 'On the lot', isAlways: true, value: ({ summary }) => String(summary.count) },
    {
      head: 'On the way',
      isAlways: false,
      value: ({ name }) =>
        sets.coming.summary.trims.find((trim) => trim.name === name)?.count.toString() ?? null,
    },
    { head: 'Price', isAlways: true, value: ({ name }) => priceOf(sheet, name) },
    { head: 'Model year', isAlways: false, value: listed(({ years }) => years) },
    { head: 'Engine', isAlways: false, value: listed(({ engines }) => engines) },
    { head: 'Drive', isAlways: false, value: listed(({ drivetrains }) => drivetrains) },
    {
      head: 'On this trim only',
      isAlways: false,
      value: ({ name }) => features.get(name) || null,
    },
  ];
}

function priceOf(sheet: FactSheet, name: string): string {
  const id = `${sheet.focus.id}.trim.${slug(name)}.price`;
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.${end}`)?.text);
  if (!low || !high) return 'On request';
  return low === high ? low : `${low} to ${high}`;
}
