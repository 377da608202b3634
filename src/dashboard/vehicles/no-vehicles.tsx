import { may } from '../../may.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** No stock at all, or none that is like what is searched. */
export function NoVehicles({ visit, isEmpty }: { visit: StoreVisit; isEmpty: boolean }) {
  const { vehicles, common } = visit.words;
  if (isEmpty) {
    return (
      <Empty icon="car" title={vehicles.emptyTitle} text={vehicles.empty}>
        {may(visit.actor.role, 'inventory.import') && (
          <LinkButton kind="primary" icon="download" href={storePath(visit, '/import')}>
            {vehicles.importStock}
          </LinkButton>
        )}
      </Empty>
    );
  }
  return (
    <Empty icon="search" title={vehicles.noMatchTitle} text={vehicles.noMatch}>
      <LinkButton href={storePath(visit, '/vehicles')}>{common.clearFilter}</LinkButton>
    </Empty>
  );
}
