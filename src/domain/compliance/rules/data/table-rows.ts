import type { Block, Content } from '../../reading/content.ts';

/** The cells of one row, none of them empty. */
export type TableRow = {
  cells: readonly Block[];
  /** What stands above a cell; '' where the row has gaps or the table has no heads. */
  headOf(cell: Block): string;
};

/** The rows of all tables but those with the heads. */
export function tableRows({ blocks }: Content): TableRow[] {
  const rows = new Map<string, Block[]>();
  for (const block of blocks) {
    if (block.kind !== 'cell') continue;
    const row = rows.get(block.place);
    if (row) row.push(block);
    else rows.set(block.place, [block]);
  }
  return [...rows].flatMap(([place, cells]) => {
    const heads = rows.get(place.replace(/\d+$/, '1')) ?? [];
    if (heads === cells && cells.every(({ text, around }) => around.includes(text))) return [];
    const isEven = heads !== cells && heads.length === cells.length;
    const above = new Map(isEven ? cells.map((cell, index) => [cell, heads[index]?.text]) : []);
    const headOf = (cell: Block): string => above.get(cell) ?? '';
    return [{ cells, headOf }];
  });
}
