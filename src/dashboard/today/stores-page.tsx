import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, seeOther } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { readStoreLines, StoreLines } from './store-lines.tsx';

/** The stores of a person; whoever has one goes straight there. */
export async function showStores(visit: PersonVisit): Promise<Response> {
  const { ctx, who, words } = visit;
  const [first, ...others] = who.memberships;
  if (first && others.length === 0) return seeOther(`/app/${first.slug}`);
  const title = words.today.stores;
  const lines = await readStoreLines(ctx, who.memberships);
  return page(
    visit,
    { title, place: null },
    <>
      <PageHead title={title} subtitle={who.user.name} />
      {first ? (
        <StoreLines visit={visit} lines={lines} />
      ) : (
        <div class="card">
          <Empty icon="house" title={words.today.noStoresTitle} text={words.today.noStores} />
        </div>
      )}
    </>,
  );
}
