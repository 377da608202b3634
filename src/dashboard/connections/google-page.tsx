import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { figuresFinishPath } from './figures-page.tsx';
import { PasteForm } from './paste-form.tsx';

/** Clients for desktops lead back to this machine alone, so that the address is pasted. */
export function showGoogle(visit: StoreVisit, address: string): Promise<Response> {
  const { words } = visit;
  const { connections, search } = words;
  return page(
    visit,
    { title: connections.signInTitle, place: 'search' },
    <>
      <PageHead
        title={connections.signInTitle}
        subtitle={connections.signInText}
        back={{ href: storePath(visit, '/search'), label: search.title }}
      />
      <Card title={connections.pasteTitle} class="narrow">
        <div class="stack">
          <div class="actions">
            <LinkButton icon="external-link" href={address}>
              {connections.open}
            </LinkButton>
          </div>
          <PasteForm action={storePath(visit, figuresFinishPath)} words={words} />
        </div>
      </Card>
    </>,
  );
}
