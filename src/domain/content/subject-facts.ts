import type { Context } from '../../context.ts';
import type { ArticleRequest } from '../../../schema/tables/articles.ts';
import type { Brief, Subject } from '../../writing/brief.ts';
import { sidesOfKeyword } from '../../writing/facts/asked-subject.ts';
import type { VehicleFact } from '../../writing/facts/vehicle-fact.ts';
import { loadVehicleFacts } from '../inventory/facts/load-vehicle-facts.ts';

/** What fact tables say of the models that a brief is about, or that it has to compare. */
export async function subjectFacts(
  ctx: Context,
  { comparison }: Pick<ArticleRequest, 'comparison'>,
  { subject, keyword, store, stock }: Pick<Brief, 'subject' | 'keyword' | 'store' | 'stock'>,
): Promise<VehicleFact[]> {
  const sides = keyword === null ? [] : sidesOfKeyword(keyword, { store, stock });
  const named: readonly Subject[] = sides.length > 0 ? sides : subject ? [subject] : [];
  const subjects = distinct(comparison?.vehicles ?? named);
  return loadVehicleFacts(ctx.reader, subjects, { country: store.country, stock });
}

/** Sides of one model ("hybrid vs gas") share what the tables say of it. */
function distinct(subjects: readonly Subject[]): Subject[] {
  const byName = subjects.map(({ year, make, model, trim }) => {
    return [[year, make, model, trim].join(), { year, make, model, trim }] as const;
  });
  return [...new Map(byName).values()];
}
