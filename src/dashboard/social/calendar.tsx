import { type CalendarPost, listCalendar, listTroubled } from '../../domain/social/calendar.ts';
import { may } from '../../may.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { type Calendar, calendarOf, calendarPath, stepped, views } from './days.ts';
import { networksOf, PostState } from './states.tsx';

const troubledShown = 5;

/** Posts by their day at the store: a grid, and on phones the days that have any. */
export async function showCalendar(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, show, actor } = visit;
  const { social } = words;
  const calendar = calendarOf(visit);
  const posts = await listCalendar(ctx.reader, site.id, calendar);
  const troubled = await listTroubled(ctx.reader, site.id, troubledShown);
  return page(
    visit,
    { title: social.title, place: 'social' },
    <>
      <PageHead title={social.title} subtitle={social.subtitle(show.zone())}>
        <LinkButton icon="users" href={storePath(visit, '/social/accounts')}>
          {social.accounts}
        </LinkButton>
        {may(actor.role, 'post.draft') && (
          <LinkButton kind="primary" icon="plus" href={storePath(visit, '/social/new')}>
            {social.write}
          </LinkButton>
        )}
      </PageHead>
      {troubled.length > 0 && (
        <Card title={social.needsTitle} isFlush>
          <ul class="rows">
            {troubled.map((post) => (
              <Troubled key={post.id} visit={visit} post={post} />
            ))}
          </ul>
        </Card>
      )}
      <div class="card">
        <Head visit={visit} calendar={calendar} />
        {posts.length === 0 && (
          <Empty icon="calendar-clock" title={social.emptyTitle} text={social.empty} />
        )}
        <Days visit={visit} calendar={calendar} posts={posts} />
      </div>
    </>,
  );
}

type Props = { visit: StoreVisit; calendar: Calendar };

function Head({ visit, calendar }: Props) {
  const { words, show } = visit;
  const { social } = words;
  const { view, at, days } = calendar;
  const title = view === 'month' ? show.monthOf(at) : social.weekOf(show.dateDay(days[0] ?? at));
  return (
    <>
      <Tabs
        label={social.viewLabel}
        tabs={views.map((name) => ({
          href: calendarPath(visit, name, at),
          label: social.views[name],
          isCurrent: name === view,
        }))}
      />
      <div class="card-head">
        <h2>{title}</h2>
        <nav class="actions" aria-label={title}>
          <LinkButton href={calendarPath(visit, view, stepped(calendar, -1))}>
            {social.earlier}
          </LinkButton>
          <LinkButton href={calendarPath(visit, view, null)}>{social.today}</LinkButton>
          <LinkButton href={calendarPath(visit, view, stepped(calendar, 1))}>
            {social.later}
          </LinkButton>
        </nav>
      </div>
    </>
  );
}

function Days({ visit, calendar, posts }: Props & { posts: readonly CalendarPost[] }) {
  const { show } = visit;
  const byDay = Map.groupBy(posts, ({ at }) => show.isoDay(at));
  const today = show.isoDay(show.now);
  const month = calendar.at.slice(0, 7);
  return (
    <ol class="calendar">
      {calendar.days.map((day) => (
        <li
          key={day}
          data-empty={byDay.has(day) ? undefined : 'yes'}
          data-other={calendar.view === 'month' && !day.startsWith(month) ? 'yes' : undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <p class="day">
            <span>{show.weekday(day)}</span> {show.shortDate(day)}
          </p>
          {(byDay.get(day) ?? []).map((post) => (
            <PostLink key={post.id} visit={visit} post={post} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function PostLink({ visit, post }: { visit: StoreVisit; post: CalendarPost }) {
  const { show } = visit;
  const platforms = post.targets.map(({ platform }) => platform);
  return (
    <div class="calendar-post">
      <a class="title-link" href={storePath(visit, `/social/${post.id}`)} data-row>
        {show.clock(post.at)} {shortened(post.text)}
      </a>
      <p class="quiet small">{networksOf(visit, platforms)}</p>
      <PostState visit={visit} post={post} />
    </div>
  );
}

function Troubled({ visit, post }: { visit: StoreVisit; post: CalendarPost }) {
  const { show } = visit;
  const platforms = post.targets.map(({ platform }) => platform);
  return (
    <li>
      <div>
        <a class="title-link" href={storePath(visit, `/social/${post.id}`)} data-row>
          {shortened(post.text)}
        </a>
        <p class="quiet small">{`${networksOf(visit, platforms)} · ${show.instant(post.at)}`}</p>
      </div>
      <PostState visit={visit} post={post} />
    </li>
  );
}

const shown = 60;

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > shown ? `${characters.slice(0, shown).join('').trimEnd()}…` : text;
}
