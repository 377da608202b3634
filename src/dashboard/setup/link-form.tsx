import type { OpenLink } from '../../domain/people/links/read-link.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Gate } from '../components/gate.tsx';
import { Notice } from '../components/notice.tsx';
import { bare } from '../html.tsx';
import { isPrivate } from '../session.ts';
import type { Visit } from '../visit.ts';
import type { Words } from '../words/index.ts';

type Shown = { name?: string; email?: string; field?: string; error?: string; status?: number };

/** One form for each kind of link; what somebody has typed stands there again but the password. */
export function showLink(visit: Visit, link: OpenLink, shown: Shown): Response {
  const { ctx, url, words } = visit;
  const { setup, signIn } = words;
  const { title, text } = headOf(link, words);
  const errorOf = (name: string) => (shown.field === name ? shown.error : undefined);
  const isNew = link.kind !== 'invitation' || !link.hasAccount;
  const content = (
    <Gate words={words}>
      <div>
        <h1>{title}</h1>
        <p class="quiet">{text}</p>
      </div>
      {!isPrivate(ctx, url) && <Notice tone="warn">{signIn.needsHttps}</Notice>}
      <form method="post" action={url.pathname} class="fields">
        {link.kind !== 'reset' && isNew && (
          <TextField
            name="name"
            label={setup.name}
            value={shown.name ?? (link.kind === 'invitation' ? link.name : '')}
            error={errorOf('name')}
            required
            autocomplete="name"
            maxlength={120}
          />
        )}
        {link.kind === 'setup' ? (
          <TextField
            name="email"
            type="email"
            label={signIn.email}
            value={shown.email}
            error={errorOf('email')}
            required
            autocomplete="username"
          />
        ) : (
          <p>
            <span class="quiet">{signIn.email}: </span>
            {link.email}
          </p>
        )}
        <TextField
          name="password"
          type="password"
          label={signIn.password}
          hint={isNew ? setup.passwordHint : setup.passwordYouHave}
          error={errorOf('password')}
          required
          autocomplete={isNew ? 'new-password' : 'current-password'}
        />
        <SubmitButton kind="primary">{setup.submit}</SubmitButton>
      </form>
    </Gate>
  );
  return bare(visit, { title, status: shown.status, isError: shown.error !== undefined }, content);
}

function headOf(link: OpenLink, { setup, nav }: Words): { title: string; text: string } {
  if (link.kind === 'setup') return { title: setup.ownerTitle, text: setup.ownerText };
  if (link.kind === 'reset') return { title: setup.passwordTitle, text: setup.passwordText };
  const text = setup.invitedText(nav.roles[link.role]);
  return { title: setup.invitedTitle(link.siteName), text };
}
