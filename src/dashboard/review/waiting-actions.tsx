import { may } from '../../may.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { VersionField } from './version-field.tsx';

type Props = { visit: StoreVisit; review: Review; isOwn: boolean };

/** For whoever decides. An approval tells partners at once, so it can be taken back for a while. */
export function WaitingActions({ visit, review, isOwn }: Props) {
  const { words, actor } = visit;
  return (
    <>
      {isOwn && <p class="quiet">{words.article.ownTextRule}</p>}
      <div class={isOwn ? undefined : 'pair'}>
        {!isOwn && <ApproveForm visit={visit} version={review.version} />}
        <LinkButton
          kind="danger"
          icon="x"
          href={hereOf(visit, '/reject')}
          dialog="dialog-reject"
          dataKey="r"
        >
          {words.article.reject}
        </LinkButton>
      </div>
      <p class="more">
        <a href={hereOf(visit, '/escalate')} data-dialog="dialog-escalate">
          {words.article.escalate}
        </a>
        {may(actor.role, 'article.override') && !isOwn && (
          <a href={hereOf(visit, '/override')} data-dialog="dialog-override">
            {words.article.override}
          </a>
        )}
      </p>
    </>
  );
}

function ApproveForm({ visit, version }: { visit: StoreVisit; version: number }) {
  const { words } = visit;
  return (
    <form
      method="post"
      action={hereOf(visit, '/approve')}
      data-undo={words.article.approving}
      data-undo-label={words.common.undo}
    >
      <VersionField version={version} />
      <SubmitButton kind="primary" icon="check" dataKey="a">
        {words.article.approve}
      </SubmitButton>
    </form>
  );
}
