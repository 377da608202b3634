import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countWords } from '../../html/count-words.ts';
import { carEconomyTable } from './car-economy-table.ts';
import { carOilTable } from './car-oil-table.ts';
import { carTroublesTable } from './car-troubles-table.ts';
import {
  compareEconomyTable,
  compareOthersTable,
  compareStockTable,
} from './compare-detail-tables.ts';
import { compareTable } from './compare-table.ts';
import { engineTable } from './engine-table.ts';
import { eventTable } from './event-table.ts';
import { economyTable } from './economy-table.ts';
import { lotCarsTable } from './lot-cars-table.ts';
import { referenceTable } from './reference-table.ts';
import { priceTable } from './price-table.ts';
import { stockTable } from './stock-table.ts';
import { trimTable } from './trim-table.ts';
import { tableMarkdown, type FactTable, type TableMaker } from './table.ts';

/** Tables by the id of their plan item. */
const tables: Readonly<Record<string, TableMaker>> = {
  'car-economy': carEconomyTable,
  'car-oil': carOilTable,
  'car-troubles': carTroublesTable,
  compare: compareTable,
  'compare-economy': compareEconomyTable,
  'compare-stock': compareStockTable,
  'compare-others': compareOthersTable,
  economy: economyTable,
  engines: engineTable,
  'lot-cars': lotCarsTable,
  event: eventTable,
  prices: priceTable,
  reference: referenceTable,
  stock: stockTable,
  trims: trimTable,
};

/** Null where the facts for it are missing. Fact ids that are not on the sheet are dropped. */
export function tableOf(id: string, sheet: FactSheet): FactTable | null {
  const table = tables[id]?.(sheet) ?? null;
  return table && { ...table, factIds: table.factIds.filter((fact) => sheet.facts.has(fact)) };
}

/** How many words a table adds to the article; 0 when it cannot be made. */
export function tableWords(id: string, sheet: FactSheet): number {
  const table = tableOf(id, sheet);
  return table ? countWords(tableMarkdown(table)) : 0;
}
