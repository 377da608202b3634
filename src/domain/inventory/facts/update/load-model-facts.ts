import type { Reader } from '../../../../db/reader.ts';
import { isoTime } from '../../../../lib/clock.ts';
import type { Subject } from '../../../../writing/brief.ts';
import type { SafetyFacts } from '../../../../writing/facts/safety-facts.ts';
import { modelFactsOf } from './update-store.ts';

/** What NHTSA says of a model year, with the day; null where it was not asked. */
export async function loadSafetyFacts(
  reader: Reader,
  subject: Subject | null,
): Promise<SafetyFacts | null> {
  if (subject?.year == null) return null;
  const { year, make, model } = subject;
  const rows = await modelFactsOf(reader, { year, make, model });
  if (rows.length === 0) return null;
  const said = rows.map(({ source, facts, updatedAt }) => {
    return [source, { facts, asOf: isoTime(updatedAt).slice(0, 10) }];
  });
  return Object.fromEntries(said) as SafetyFacts;
}
