import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VinFacts } from '../records/vin-facts.ts';
import { json } from './columns.ts';

/**
 * What VINs say, once for all vehicles that are alike: the pattern is a VIN without its check digit
 * and serial number, and its model year. It belongs to no site.
 */
export const vinFacts = sqliteTable('vin_facts', {
  pattern: text('pattern').primaryKey().notNull(),
  facts: json<VinFacts>('facts').notNull(),
});
