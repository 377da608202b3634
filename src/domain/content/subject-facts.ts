import type { Context } from '../../context.ts';
import type { ArticleRequest } from '../../../schema/tables/articles.ts';
import type { Brief, Subject } from '../../writing/brief.ts';
import type { VehicleFact } from '../../writing/facts/vehicle-fact.ts';
import { loadVehicleFacts } from '../inventory/facts/load-vehicle-facts.ts';

/** What fact tables say of the models that a brief is about, or that it has to compare. */
export async function subjectFacts(
  ctx: Context,
  { comparison }: Pick<ArticleRequest, 'comparison'>,
  { subject, store, stock }: Pick<Brief, 'subject' | 'store' | 'stock'>,
): Promise<VehicleFact[]> {
  const subjects: readonly Subject[] = comparison?.vehicles ?? (subject ? [subject] : []);
  return loadVehicleFacts(ctx.reader, subjects, { country: store.country, stock });
}
