import type { Post } from '../../domain/social/posts-store.ts';
import { may } from '../../may.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { TextArea, TextField } from '../components/field.tsx';
import { HeldBy } from '../components/held-by.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { PostErrors } from './post.tsx';

type Props = { visit: StoreVisit; post: Post; errors: PostErrors | undefined };

/** Which rule holds the post back, and the way for managers to let it pass. */
export function HeldCard({ visit, post, errors }: Props) {
  const { social } = visit.words;
  return (
    <Card title={social.heldTitle}>
      <HeldBy text={post.heldBy ?? ''} words={visit.words} />
      <p class="quiet small">{social.heldText}</p>
      {may(visit.actor.role, 'post.publish') && (
        <form method="post" action={storePath(visit, `/social/${post.id}/override`)} class="fields">
          <TextArea
            name="reason"
            label={social.reason}
            error={errors?.reason}
            value={errors?.typedReason}
            rows={2}
            maxlength={1_000}
          />
          <div class="actions">
            <SubmitButton>{social.override}</SubmitButton>
          </div>
        </form>
      )}
    </Card>
  );
}

/** Another time for what has not gone out yet. */
export function MoveCard({ visit, post, errors }: Props) {
  const { words, show, actor } = visit;
  const { social } = words;
  const isOpen = post.status === 'draft' || post.status === 'scheduled';
  if (!isOpen || !may(actor.role, 'post.publish')) return null;
  const present = post.scheduledAt === null ? '' : show.localTime(post.scheduledAt);
  return (
    <Card title={social.move}>
      <form method="post" action={storePath(visit, `/social/${post.id}/move`)} class="fields">
        <TextField
          name="at"
          type="datetime-local"
          label={social.moveTo}
          hint={show.zone()}
          error={errors?.at}
          value={errors?.typedAt ?? present}
          required
        />
        <div class="actions">
          <SubmitButton>{social.moveSubmit}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
