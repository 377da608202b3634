import type { VehicleRow } from '../../domain/inventory/store.ts';
import { may } from '../../may.ts';
import { storePath, type StoreVisit } from '../visit.ts';

type Car = Pick<VehicleRow, 'year' | 'make' | 'model' | 'trim'>;

/** Where a page of this model is begun; null for who may not, and where no model is known. */
export function writeAboutPath(visit: StoreVisit, { year, make, model, trim }: Car): string | null {
  if (!may(visit.actor.role, 'article.create') || make === '' || model === '') return null;
  const query = new URLSearchParams({ kind: 'modellanding', year: String(year), make, model });
  if (trim !== null) query.set('trim', trim);
  return storePath(visit, `/articles/new?${query}`);
}
