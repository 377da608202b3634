import { isOwnModel, type FactSheet } from '../../facts/fact-sheet.ts';
import type { StockSet } from '../../facts/stock-sets.ts';
import { countSlot, figureSlot, soleOrSame, tallySlots } from '../fact-slots.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import { missingSlots } from '../missing-part.ts';
import type { Slot } from '../slots.ts';

/** One side of a comparison, from the stock: its name, number, prices and driven wheels. */
export type ComparedModel = {
  name: Slot;
  /** "two Ford Escape SUVs". */
  count: Slot | null;
  /** "from $21,495 to $30,120", "at $21,495 (stock number P4412)"; null without prices. */
  prices: Slot | null;
  drives: Slot | null;
  lowest: (Slot & { amount: number }) | null;
};

/** The model by the id of its set; the article's own subject in its year where that is here. */
export function modelAt(sheet: FactSheet, id: string): ComparedModel | null {
  const found = sheet.models.find((entry) => entry.id === `model.${id}`);
  if (!found) return null;
  const { subject } = sheet.brief;
  const own = isOwnModel(sheet, found.name);
  const isExact = own && sheet.focus.id === 'exact';
  const set: StockSet = isExact ? sheet.focus : found;
  const { summary } = set;
  const isOther = own && sheet.focus.id === 'near';
  const text = isExact && subject?.year ? `${subject.year} ${found.name}` : found.name;
  const from = isOther ? ` ${missingSlots(sheet)['in_others']?.text ?? ''}` : '';
  const count = countSlot(`${set.id}.count`, summary.count);
  const lowest = figureSlot(sheet, `${set.id}.price.min`);
  const nameFact = `lot.model.${id}`;
  return {
    name: { text: `${text}${from}`, factIds: isExact ? ['subject.name', nameFact] : [nameFact] },
    count: withTail(counted(count, `${text} ${bodyNoun(set)}`), from),
    prices: pricesOf(sheet, set),
    lowest: lowest && summary.price && { ...lowest, amount: summary.price.min },
    drives: tallySlots(set, 'drivetrain', summary.drivetrains.slice(0, 3), (_n, name) => name),
  };
}

function pricesOf(sheet: FactSheet, set: StockSet): Slot | null {
  const { price } = set.summary;
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${set.id}.price.${end}`));
  if (!price || !low || !high) return null;
  if (price.min === price.max) return soleOrSame(sheet, set.vehicles, low, set.id === 'exact');
  const factIds = [...low.factIds, ...high.factIds];
  return { text: `from ${low.text} to ${high.text}`, factIds };
}

function withTail(slot: Slot | null, tail: string): Slot | null {
  return slot && { ...slot, text: `${slot.text}${tail}` };
}
