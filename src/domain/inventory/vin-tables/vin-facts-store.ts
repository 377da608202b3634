import { sql } from 'drizzle-orm';
import { vinFacts } from '../../../../schema/tables/vin-facts.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Tx } from '../../../db/reader.ts';
import type { FactsByPattern } from './complete-row.ts';

const putOne = prepared((db: Drizzle) =>
  db
    .insert(vinFacts)
    .values({
      pattern: sql`${sql.placeholder('pattern')}`,
      facts: sql`${sql.placeholder('facts')}`,
    })
    .onConflictDoUpdate({
      target: vinFacts.pattern,
      set: { facts: sql`excluded.facts` },
      setWhere: sql`${vinFacts.facts} <> excluded.facts`,
    })
    .prepare(),
);

/**
 * Tables of a later version may say more of a pattern than those of its first import. All imports
 * share these rows: those that run beside each other take them in one order.
 */
export async function putVinFacts(tx: Tx, facts: FactsByPattern): Promise<void> {
  for (const [pattern, one] of [...facts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await putOne(tx).run({ pattern, facts: JSON.stringify(one) });
  }
}
