import type { AccountRow } from '../../domain/social/accounts/store.ts';
import type { TargetRow } from '../../domain/social/posts-store.ts';
import { may } from '../../may.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Failure } from '../components/failure.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { PostErrors } from './post.tsx';
import { TargetState } from './states.tsx';

type Props = {
  visit: StoreVisit;
  target: TargetRow;
  account: AccountRow | undefined;
  errors: PostErrors | undefined;
};

/** A post on one account: its state, and what can be done about it. */
export function Target({ visit, target, account, errors }: Props) {
  const { words, show, actor } = visit;
  const { social } = words;
  const { status, externalUrl } = target;
  const isSafe = externalUrl !== null && /^https?:\/\//i.test(externalUrl);
  return (
    <li>
      <div>
        <strong>{social.networks[target.platform]}</strong>
        <p class="quiet small">
          <bdi>{account?.displayName}</bdi>
          {target.publishedAt !== null && ` · ${show.instant(target.publishedAt)}`}
        </p>
        {target.error && <Failure class="small" text={target.error} words={words} />}
      </div>
      <TargetState visit={visit} status={status} />
      <div class="actions target-actions">
        {isSafe && (
          <LinkButton icon="external-link" href={externalUrl}>
            {social.open}
          </LinkButton>
        )}
        {may(actor.role, 'post.publish') && <Deeds visit={visit} target={target} errors={errors} />}
      </div>
    </li>
  );
}

function Deeds({ visit, target, errors }: Omit<Props, 'account'>) {
  const { social, common } = visit.words;
  const path = storePath(visit, `/social/${target.postId}`);
  const network = social.networks[target.platform];
  if (target.status === 'failed') {
    return (
      <form method="post" action={`${path}/retry`}>
        <input type="hidden" name="account" value={target.accountId} />
        <SubmitButton>{social.retry}</SubmitButton>
      </form>
    );
  }
  if (target.status === 'published') {
    return (
      <form
        method="post"
        action={`${path}/unpublish`}
        data-undo={social.unpublishToast(network)}
        data-undo-label={common.undo}
      >
        <input type="hidden" name="platform" value={target.platform} />
        <SubmitButton>{social.unpublish}</SubmitButton>
      </form>
    );
  }
  if (target.status !== 'awaiting_person') return null;
  const isMeant = errors?.account === target.accountId;
  return (
    <>
      <form method="post" action={`${path}/posted`} class="fields">
        <input type="hidden" name="account" value={target.accountId} />
        <TextField
          id={`url-${target.id}`}
          name="url"
          label={social.postedUrl}
          error={isMeant ? errors?.url : undefined}
          value={isMeant ? errors?.typedUrl : undefined}
          maxlength={2_000}
        />
        <SubmitButton>{social.posted}</SubmitButton>
      </form>
      <form method="post" action={`${path}/skip`}>
        <input type="hidden" name="account" value={target.accountId} />
        <SubmitButton kind="link">{social.skip}</SubmitButton>
      </form>
    </>
  );
}
