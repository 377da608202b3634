import { readAuthorization, storeReturnedTo } from '../../domain/authorizations/authorize.ts';
import { actorOn } from '../../domain/people/people.ts';
import { may } from '../../may.ts';
import { Problem } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { figuresFinishPath } from './figures-page.tsx';
import { addPath } from './networks.tsx';
import { Refusal } from './refusal.tsx';

/** Where a network leads back to. Nothing happens yet, since every page can send a browser here. */
export function showReturned(visit: PersonVisit): Promise<Response> {
  const { words, url, who } = visit;
  const { connections } = words;
  const found = whereTo(visit);
  if (typeof found === 'string') {
    const title = connections.goneTitle;
    return page(
      visit,
      { title, place: null, ...(url.searchParams.has('state') && { isError: true, status: 422 }) },
      <>
        <PageHead title={title} />
        <Refusal said={found} words={words} />
        <div class="actions">
          <LinkButton href="/app">{words.errors.home}</LinkButton>
        </div>
      </>,
    );
  }
  const store = who.memberships.find(({ siteId }) => siteId === found.siteId);
  const action = `/app/${store?.slug}${found.path}`;
  return page(
    visit,
    { title: connections.returnedTitle, place: null },
    <>
      <PageHead title={connections.returnedTitle} />
      <form method="post" action={action} class="card card-body narrow stack">
        <p>{connections.returnedText(store?.siteName ?? '')}</p>
        <input type="hidden" name="returned" value={url.search} />
        <div class="actions">
          <SubmitButton kind="primary">{connections.finish}</SubmitButton>
        </div>
      </form>
    </>,
  );
}

/** Or what to say instead. */
function whereTo({ ctx, who, url }: PersonVisit): { siteId: string; path: string } | string {
  const siteId = storeReturnedTo(ctx, url.search);
  const actor = siteId === null ? null : actorOn(who, siteId);
  if (siteId === null || !actor || !may(actor.role, 'account.connect')) return '';
  try {
    const { purpose } = readAuthorization(ctx, actor, url.search);
    return { siteId, path: purpose.kind === 'social' ? addPath : figuresFinishPath };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.details?.reason === 'foreign' ? '' : error.message;
  }
}
