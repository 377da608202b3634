import { type AccountRow, isByHand, listAccounts } from '../../domain/social/accounts/store.ts';
import type { Post } from '../../domain/social/posts-store.ts';
import { listImages } from '../../domain/images/store.ts';
import { may } from '../../may.ts';
import { altOf, Picture } from '../images/picture.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Choice, TextArea, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { Previews } from './previews.tsx';
import type { ComposeErrors, Typed } from './typed.ts';

type Shown = { typed: Typed; errors?: ComposeErrors; post?: Post };

const imagesOffered = 12;

/**
 * The form of a post beside how each network would show it. With scripts the previews follow what
 * is typed; without them there is a button.
 */
export async function showComposer(visit: StoreVisit, shown: Shown): Promise<Response> {
  const { words } = visit;
  const { social } = words;
  const { errors, post } = shown;
  const title = post ? social.editTitle : social.newTitle;
  const back = post ? `/social/${post.id}` : '/social';
  const { reader } = visit.ctx;
  const accounts = await listAccounts(reader, visit.site.id);
  const images = await listImages(reader, visit.site.id, {}, { limit: imagesOffered, after: null });
  const path = storePath(visit, post ? `/social/${post.id}/edit` : '/social/new');
  const previews = await Previews(visit, shown.typed, accounts);
  return page(
    visit,
    { title, place: 'social', status: errors ? 422 : 200, isError: !!errors },
    <>
      <PageHead
        title={title}
        back={{ href: storePath(visit, back), label: post ? social.post : social.back }}
      />
      <div class="columns">
        <form
          method="post"
          action={path}
          class="card fields"
          hx-post={path}
          hx-trigger="input delay:400ms, change"
          hx-target="#previews"
          hx-select="#previews"
          hx-swap="innerHTML strip:true"
          hx-sync="this:replace"
        >
          <Fields visit={visit} shown={shown} accounts={accounts} />
          {images.rows.length > 0 && (
            <fieldset class="field">
              <legend>{social.images}</legend>
              <p class="hint">{social.imagesHint}</p>
              {images.rows.map((image) => (
                <Choice
                  key={image.id}
                  type="checkbox"
                  name="image"
                  value={image.id}
                  label={altOf(image, words)}
                  picture={
                    <Picture class="thumb" image={image} width={320} words={words} isDecoration />
                  }
                  checked={shown.typed.images.includes(image.id)}
                />
              ))}
            </fieldset>
          )}
          <Buttons visit={visit} post={post} />
        </form>
        <div id="previews" class="stack" aria-live="polite">
          {previews}
        </div>
      </div>
    </>,
  );
}

type FieldsProps = { visit: StoreVisit; shown: Shown; accounts: readonly AccountRow[] };

function Fields({ visit, shown: { typed, errors, post }, accounts }: FieldsProps) {
  const { words, show, actor } = visit;
  const { social } = words;
  return (
    <>
      <TextArea
        name="text"
        label={social.text}
        error={errors?.text}
        value={typed.text}
        rows={6}
        maxlength={63_206}
      />
      <fieldset class="field">
        <legend>{social.where}</legend>
        {errors?.accounts && <p class="error">{errors.accounts}</p>}
        {accounts.length === 0 && <p class="hint">{social.noAccounts}</p>}
        {accounts.map((account) => (
          <Choice
            key={account.id}
            type="checkbox"
            name="account"
            value={account.id}
            label={`${social.networks[account.platform]}: ${account.displayName}`}
            hint={hintOf(visit, account)}
            checked={typed.accounts.includes(account.id)}
          />
        ))}
      </fieldset>
      <TextField
        name="link"
        type="url"
        label={social.link}
        hint={social.linkHint}
        error={errors?.link}
        value={typed.link}
        maxlength={2_048}
      />
      {may(actor.role, 'post.publish') && (
        <TextField
          name="at"
          type="datetime-local"
          label={social.when}
          hint={post ? show.zone() : social.whenHint(show.zone())}
          error={errors?.at}
          value={typed.at}
        />
      )}
    </>
  );
}

function hintOf({ words: { social } }: StoreVisit, account: AccountRow): string | undefined {
  if (account.status === 'expired') return social.expiredAccount;
  return isByHand(account) ? social.byHand : undefined;
}

function Buttons({ visit, post }: { visit: StoreVisit; post: Post | undefined }) {
  const { social } = visit.words;
  const mayPublish = may(visit.actor.role, 'post.publish');
  return (
    <div class="actions">
      {post && (
        <SubmitButton kind="primary" name="do" value="save">
          {social.save}
        </SubmitButton>
      )}
      {!post && mayPublish && (
        <SubmitButton kind="primary" name="do" value="publish">
          {social.publish}
        </SubmitButton>
      )}
      {!post && (
        <SubmitButton kind={mayPublish ? undefined : 'primary'} name="do" value="draft">
          {social.saveDraft}
        </SubmitButton>
      )}
      <SubmitButton name="do" value="check">
        {social.check}
      </SubmitButton>
    </div>
  );
}
