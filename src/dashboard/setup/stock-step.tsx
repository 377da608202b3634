import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** The last step of setting up a store: its stock now, by file or address, or later. */
export function stockStep(visit: StoreVisit): Promise<Response> {
  const { setup } = visit.words;
  return page(
    visit,
    { title: setup.stockTitle, place: null },
    <>
      <PageHead title={setup.stockTitle} subtitle={setup.stepOf('4', '4')} />
      <div class="card card-body narrow stack">
        <p>{setup.stockText}</p>
        <div class="actions">
          <LinkButton kind="primary" icon="car" href={storePath(visit, '/import')}>
            {setup.stockNow}
          </LinkButton>
          <LinkButton href={storePath(visit)}>{setup.stockLater}</LinkButton>
        </div>
      </div>
    </>,
  );
}
