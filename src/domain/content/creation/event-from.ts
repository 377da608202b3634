import type { Static } from '@sinclair/typebox';
import type { SalesEventInput } from '../../../../schema/contracts/content-input.ts';
import type { ArticleEvent } from '../../../../schema/tables/articles.ts';
import { isoTime } from '../../../lib/clock.ts';
import { parseInstant } from '../../../lib/instant.ts';
import { invalid } from '../../../problem.ts';

/** The event as it is kept. Throws a 400 for a time that is none, or an end before the start. */
export function eventFrom(input: Static<typeof SalesEventInput>): ArticleEvent {
  const start = instantFrom('start_date', input.start_date);
  const end = instantFrom('end_date', input.end_date);
  if (end < start) throw invalid('end_date', 'must not be before start_date');
  return {
    name: input.event_name.trim(),
    startDate: isoTime(start),
    endDate: isoTime(end),
    location: input.location.trim(),
    category: input.category,
    description: input.description?.trim() || null,
  };
}

function instantFrom(path: string, text: string): number {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  throw invalid(path, 'must be a date and time with an offset, such as 2026-05-04T08:00:00-05:00');
}
