import type { Actor } from '../../src/actor.ts';
import type { Deed } from '../../src/domain/content/publication/finished-article.ts';

/** A deed with the site and the name of whoever does it, as people think of it. */
export type NamedDeed = Deed & { siteId: string; by: string };

/** Who does what, in the order in which verbs take it: `submitArticle(ctx, ...by(deed))`. */
export function by<D extends NamedDeed>(
  deed: D,
): [actor: Actor, deed: Omit<D, 'siteId' | 'by'> & Deed] {
  const { siteId, by: name, ...rest } = deed;
  return [{ kind: 'person', siteId, userId: null, name, role: 'operator' }, { ...rest }];
}
