import type { SharePageRow } from '../../domain/share/store.ts';
import { LinkButton } from '../components/button.tsx';
import { CopyOnce } from '../components/copy-once.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** The one time that the link is there to be read. */
export function showDone(visit: StoreVisit, row: SharePageRow, link: string): Promise<Response> {
  const { words, show } = visit;
  const { share } = words;
  const ends = row.expiresAt === null ? share.never : show.instant(row.expiresAt);
  return page(
    visit,
    { title: share.doneTitle, place: 'share' },
    <>
      <PageHead title={share.doneTitle} subtitle={`${share.columns.ends}: ${ends}`} />
      <div class="card fields narrow">
        <Notice tone="warn">{share.doneText}</Notice>
        <CopyOnce id="share-link" label={share.linkLabel} value={link} words={words} />
        <div class="actions">
          <LinkButton kind="primary" href={storePath(visit, '/share')}>
            {share.haveIt}
          </LinkButton>
          <LinkButton icon="external-link" href={link}>
            {share.open}
          </LinkButton>
        </div>
      </div>
    </>,
  );
}
