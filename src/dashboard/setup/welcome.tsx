import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';

/** After the first password: a second factor now, or later; then the store. */
export function welcomePage(visit: PersonVisit): Promise<Response> {
  const { words, who } = visit;
  const { setup } = words;
  const next = who.memberships.length === 0 ? '/app/welcome/store' : '/app';
  return page(
    visit,
    { title: setup.factorTitle, place: null },
    <>
      <PageHead title={setup.factorTitle} subtitle={setup.stepOf('2', '4')} />
      <div class="card card-body narrow stack">
        <p>{setup.factorText}</p>
        <div class="actions">
          <LinkButton kind="primary" icon="shield-check" href="/app/account/app">
            {words.account.app}
          </LinkButton>
          <LinkButton icon="key" href="/app/account/passkeys">
            {words.account.passkeyAdd}
          </LinkButton>
          <LinkButton href={next}>{setup.factorLater}</LinkButton>
        </div>
      </div>
    </>,
  );
}
