import { namedTrims, withoutTrims } from './named-trims.ts';

/** Rows of the guide, and whether they are those of the trim asked for: only then it is named. */
export type OfTrim<Item> = { rows: readonly Item[]; isOwn: boolean };

type Noted<Item> = {
  noteOf: (item: Item) => string;
  withNote: (item: Item, note: string) => Item;
  /** Whether what stands for all other trims stands for each of them, whatever its equipment. */
  isForAny: (item: Item) => boolean;
};

/**
 * Of rows whose notes name trims ("5,500 in the X-Pro; 5,000 in the other trims") those of the one
 * asked for, without its name; else the single one that is left when the others are named; else
 * all, since nothing is known of that trim alone.
 */
export function ofTrim<Item>(
  all: readonly Item[],
  trim: string | null,
  trims: readonly string[],
  { noteOf, withNote, isForAny }: Noted<Item>,
): OfTrim<Item> {
  if (trim === null) return { rows: all, isOwn: false };
  const read = all.map((item) => ({ item, named: namedTrims(noteOf(item), trim, trims) }));
  const named = read.filter((one) => one.named.includes(trim));
  const plain = read.filter((one) => one.named.length === 0);
  const [only, more] = plain;
  const isLeft = only !== undefined && !more && read.length > 1 && isForAny(only.item);
  const own = named.length > 0 ? named : isLeft ? plain : [];
  if (own.length === 0) return { rows: all, isOwn: false };
  const rows = own.map(({ item }) => withNote(item, withoutTrims(noteOf(item), trim, trims)));
  return { rows, isOwn: true };
}
