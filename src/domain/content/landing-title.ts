import type { ArticleSubject } from '../../../schema/tables/articles.ts';
import type { StoreProfile } from '../../writing/store-profile.ts';

/** "2025 Toyota Camry in Lincoln, NE at Prairie Motors": for pages whose client gave no title. */
export function landingTitle(
  { year, make, model, trim }: ArticleSubject,
  store: Pick<StoreProfile, 'name' | 'city' | 'state'>,
): string {
  const name = [year, make, model, trim].filter((part) => part !== null).join(' ');
  const place = [store.city, store.state].filter((part) => part !== null).join(', ');
  return place === '' ? `${name} at ${store.name}` : `${name} in ${place} at ${store.name}`;
}
