import { and, desc, eq, inArray } from 'drizzle-orm';
import { recommendations } from '../../../schema/tables/recommendations.ts';
import type { Reader } from '../../db/reader.ts';
import { canonical, modelKey } from '../../writing/research/reading/models.ts';
import { normalise } from '../../writing/research/reading/normalise.ts';
import { contentStems } from '../../writing/research/reading/stem.ts';

/** Older ones are on models and seasons that have gone. */
const maxClosed = 2_000;

/** Recommendations whose page is on the model, or the make, that they name. */
const onModel = [
  'missing_model_page',
  'inventory_move',
  'model_year_transition',
  'new_arrival_spotlight',
];
const onCertified = 'certified_preowned_page';

/** Words that change the wording of a topic and not the topic. */
const neutral = new Set(
  contentStems(
    (
      'used new preowned pre-owned owned pre car cars vehicle vehicles sale sales buy buying ' +
      'shop near dealer dealers dealership inventory stock page pages guide about local'
    ).split(' '),
  ),
);

/**
 * What a keyword is about, whatever its wording: its subject words without years, conditions and
 * the store's place. "2026 Toyota Camry for sale in Lincoln" and "used toyota camry" agree.
 */
export function topicKey(text: string, city: string | null): string {
  const words = normalise(text);
  const place = new Set(contentStems(normalise(city ?? '')));
  const stems = contentStems(words).filter((stem) => {
    return !neutral.has(stem) && !place.has(stem) && !/^(?:19|20)\d\d$/.test(stem);
  });
  if (stems.length > 0) return [...new Set(stems)].sort().join(' ');
  return words.some((word) => /^(?:used|pre-?owned)$/.test(word)) ? 'used' : '';
}

/** The topics that were acted on or dismissed: the store has had its say on each. */
export async function closedTopics(
  reader: Reader,
  siteId: string,
  city: string | null,
): Promise<Set<string>> {
  const { suggestionType: type, title, metadata, status, id } = recommendations;
  const closed = inArray(status, ['acted_on', 'dismissed']);
  const rows = await reader.db
    .select({ type, title, metadata })
    .from(recommendations)
    .where(and(eq(recommendations.siteId, siteId), closed))
    .orderBy(desc(id))
    .limit(maxClosed)
    .all();
  const keys = rows.flatMap((row) => topicsOf(row)).map((text) => topicKey(text, city));
  return new Set(keys.filter((key) => key !== ''));
}

type Closed = { type: string; title: string; metadata: Record<string, unknown> };

function topicsOf({ type, title, metadata }: Closed): string[] {
  const { keyword, make, model } = metadata;
  const told = typeof keyword === 'string' ? keyword : title;
  if (typeof make !== 'string') return [told];
  if (type === onCertified) return [told, `certified ${make}`];
  const isOnModel = typeof model === 'string' && onModel.includes(type);
  const named = isOnModel ? canonical(make, model) : null;
  return named === null ? [told] : [told, modelKey(named)];
}
