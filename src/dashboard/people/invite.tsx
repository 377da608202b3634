import { type Invited, invite, withdrawInvitation } from '../../domain/people/members/invite.ts';
import { type Refusal, reasonOf } from '../../domain/people/refusals.ts';
import { rolesGivenBy } from '../../may.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { CopyOnce } from '../components/copy-once.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { ownAddress } from '../own-address.ts';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { RoleChoices } from './role-choices.tsx';

type Given = { name: string; email: string; role: string };
type Wrong = { status: number; text: string; reason: Refusal };

export function invitePage(visit: StoreVisit): Promise<Response> {
  return show(visit, { name: '', email: '', role: 'author' });
}

/** A link to copy, shown this once: no mail server is needed. */
export async function sendInvitation(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site, request, words } = visit;
  const form = await readForm(request, 16_384);
  const given = { name: form.text('name'), email: form.text('email'), role: form.text('role') };
  try {
    return await showMade(visit, given, await invite(ctx, who, site.id, given));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null || reason === 'step_up') throw error;
    return show(visit, given, { ...saidOfRefusal(error, words), reason });
  }
}

export async function sendWithdrawal(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site } = visit;
  await withdrawInvitation(ctx, who, site.id, param(visit, 'invitation'));
  return seeOther(saying(storePath(visit, '/people'), 'withdrawn'));
}

async function showMade(visit: StoreVisit, given: Given, made: Invited): Promise<Response> {
  const { words, show: shown } = visit;
  const path = storePath(visit, '/people');
  if (made.kind === 'added') return seeOther(saying(path, 'memberAdded'));
  const { people } = words;
  const title = people.madeTitle(given.name.trim());
  return page(
    visit,
    { title, place: 'people' },
    <>
      <PageHead title={title} back={{ href: path, label: people.title }} />
      <div class="card card-body stack wide">
        <p>{people.madeText(given.email.trim(), shown.instant(made.expiresAt))}</p>
        <CopyOnce
          id="invitation"
          label={people.madeLink}
          value={ownAddress(visit, made.path)}
          words={words}
        />
        <div class="actions">
          <LinkButton kind="primary" icon="check" href={path}>
            {people.madeDone}
          </LinkButton>
        </div>
      </div>
    </>,
  );
}

function show(visit: StoreVisit, given: Given, wrong?: Wrong): Promise<Response> {
  const { words, actor } = visit;
  const { people } = words;
  const path = storePath(visit, '/people');
  const errorOf = (...reasons: Refusal[]) =>
    wrong && reasons.includes(wrong.reason) ? wrong.text : undefined;
  const nameError = errorOf('bad_name');
  const emailError = errorOf('bad_email', 'already_member', 'account_disabled');
  return page(
    visit,
    { title: people.inviteTitle, place: 'people', status: wrong?.status, isError: !!wrong },
    <>
      <PageHead
        title={people.inviteTitle}
        subtitle={people.inviteText}
        back={{ href: path, label: people.title }}
      />
      <form method="post" action={`${path}/invite`} class="card card-body fields narrow">
        {wrong && !nameError && !emailError && <Notice tone="bad">{wrong.text}</Notice>}
        <TextField
          name="name"
          label={people.name}
          value={given.name}
          error={nameError}
          required
          maxlength={120}
        />
        <TextField
          name="email"
          type="email"
          label={people.email}
          value={given.email}
          error={emailError}
          required
          maxlength={254}
        />
        <RoleChoices roles={rolesGivenBy(actor.role)} chosen={given.role} words={words} />
        <div class="actions">
          <SubmitButton kind="primary">{people.inviteSubmit}</SubmitButton>
        </div>
      </form>
    </>,
  );
}
