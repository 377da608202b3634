import { type FirstSteps, firstSteps } from '../../domain/site/first-steps.ts';
import type { StoreVisit } from '../visit.ts';
import type { Today } from './read-today.ts';

/** Which of the first steps of a new store have been taken. */
export type StartedSteps = FirstSteps & Record<'feed' | 'article', boolean>;

export async function startedSteps(
  { ctx, site }: Pick<StoreVisit, 'ctx' | 'site'>,
  today: Today,
): Promise<StartedSteps> {
  const steps = await firstSteps(ctx.reader, site.id);
  return { ...steps, feed: today.stock.fedAt !== null, article: today.articles > 0 };
}
