import { groupsOf } from '../../facts/derived-facts.ts';
import { isStandIn } from '../../facts/stock-sets.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug, tallyFactId } from '../../facts/stock-facts.ts';
import { countInWords } from '../figures.ts';
import { figureSlot } from '../fact-slots.ts';
import { plural, thingsOf } from '../noun-phrases.ts';
import { cell, type FactTable } from './table.ts';

/** Trims of one model, or models of a mixed set: how many, and from what price to what price. */
export function priceTable(sheet: FactSheet): FactTable | null {
  const { focus } = sheet;
  const kind = focus.summary.models.length === 1 ? 'trim' : 'model';
  const groups = groupsOf(focus, kind).slice(0, 8);
  if (focus.id === 'lot' || groups.length < 2 || isStandIn(focus)) return null;
  if (!groups.some((group) => group.summary.price)) return null;
  const idOf = (name: string): string => `${focus.id}.${kind}.${slug(name)}`;
  const price = (name: string, end: string): string =>
    figureSlot(sheet, `${idOf(name)}.price.${end}`)?.text ?? 'On request';
  const hasDrives = focus.summary.drivetrains.length > 1;
  return {
    caption:
      `${kind === 'trim' ? 'Trims' : 'Models'} among the ` +
      `${cell(plural(thingsOf(sheet).full))} in stock and their prices, ` +
      `as of ${sheet.facts.get('date.today')?.value}`,
    header: [
      kind === 'trim' ? 'Trim' : 'Model',
      'In stock',
      ...(hasDrives ? ['Drive'] : []),
      'Lowest price',
      'Highest price',
    ],
    rows: groups.map(({ name, summary }) => [
      cell(name),
      countInWords(summary.count),
      ...(hasDrives ? [summary.drivetrains.map((drive) => drive.name).join(', ') || '–'] : []),
      price(name, 'min'),
      price(name, 'max'),
    ]),
    factIds: [
      ...thingsOf(sheet).factIds,
      ...groups.flatMap(({ name }) => [
        idOf(name),
        `${idOf(name)}.price.min`,
        `${idOf(name)}.price.max`,
      ]),
      ...focus.summary.drivetrains.map((entry) => tallyFactId(focus.id, 'drivetrain', entry)),
      'subject.name',
      'date.today',
      'keyword.price-max',
    ],
  };
}
