import { may } from '../../may.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { Checklist } from './checklist.tsx';
import { ClicksCard } from './clicks.tsx';
import { Needs } from './needs.tsx';
import { startedSteps } from './started-steps.ts';
import { readStoreLines, StoreLines } from './store-lines.tsx';
import { Tiles } from './tiles.tsx';
import { readToday } from './read-today.ts';

/** What there is to do at the store now, and how it goes. */
export async function showToday(visit: StoreVisit): Promise<Response> {
  const { words, show, site, who, actor } = visit;
  const today = await readToday(visit);
  const started = may(actor.role, 'settings.change') ? await startedSteps(visit, today) : null;
  const { memberships } = who;
  const lines = memberships.length > 1 ? await readStoreLines(visit.ctx, memberships) : [];
  const [firstName = who.user.name] = who.user.name.split(/\s+/);
  return page(
    visit,
    { title: words.nav.today, place: 'today' },
    <>
      <PageHead
        title={words.time.greeting[partOfDay(show.hour(show.now))](firstName)}
        subtitle={words.today.at(show.longDay(show.now), site.name)}
      >
        {may(actor.role, 'inventory.import') && (
          <LinkButton icon="car" href={storePath(visit, '/import')}>
            {words.today.importStock}
          </LinkButton>
        )}
        <LinkButton kind="primary" icon="plus" href={storePath(visit, '/articles/new')}>
          {words.today.newArticle}
        </LinkButton>
      </PageHead>
      {started && <Checklist visit={visit} started={started} />}
      <Tiles visit={visit} today={today} />
      <div class="columns">
        <Needs visit={visit} today={today} />
        <ClicksCard visit={visit} today={today} />
      </div>
      {lines.length > 0 && <StoreLines visit={visit} lines={lines} title={words.today.stores} />}
    </>,
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
