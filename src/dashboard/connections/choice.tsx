import type { Opened } from '../../domain/social/accounts/connect.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Choice } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { addPath } from './networks.tsx';

/** One sign-in may open several pages or places: somebody says which is the store's. */
export function showChoice(
  visit: StoreVisit,
  accounts: Opened['accounts'],
  ticket: string,
  isError = false,
): Promise<Response> {
  const { connections, social, common } = visit.words;
  const list = storePath(visit, '/social/accounts');
  return page(
    visit,
    { title: connections.chooseTitle, place: 'social', isError, status: isError ? 422 : 200 },
    <>
      <PageHead
        title={connections.chooseTitle}
        subtitle={connections.chooseText}
        back={{ href: list, label: social.accountsTitle }}
      />
      <form method="post" action={storePath(visit, addPath)} class="card fields narrow">
        <input type="hidden" name="opened" value={ticket} />
        <fieldset class="field choices" aria-describedby={isError ? 'no-account' : undefined}>
          <legend>{connections.name}</legend>
          {isError && (
            <p class="error" id="no-account">
              {connections.chooseWrong}
            </p>
          )}
          {accounts.map(({ externalId, displayName }) => (
            <Choice
              key={externalId}
              type="radio"
              name="account"
              value={externalId}
              label={displayName}
            />
          ))}
        </fieldset>
        <div class="actions">
          <SubmitButton kind="primary">{connections.choose}</SubmitButton>
          <LinkButton href={list}>{common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}
