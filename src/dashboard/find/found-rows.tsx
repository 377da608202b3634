import type { ComponentChildren } from 'preact';
import type { FoundVehicle } from '../../domain/inventory/find-vehicles.ts';
import { ArticleState } from '../articles/states.tsx';
import { writeAboutPath } from '../compose/write-about.ts';
import { ResearchList } from '../ideas/research-list.tsx';
import { nameOf } from '../vehicles/names.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import type { FoundAll } from './search-all.ts';

type Props = { visit: StoreVisit; found: FoundAll; text: string };

/** What was found, by what it is. */
export function FoundRows({ visit, found, text }: Props) {
  const { words } = visit;
  const all = (path: string) => storePath(visit, `${path}?${new URLSearchParams({ q: text })}`);
  return (
    <>
      <Group
        title={words.articles.title}
        more={all('/articles')}
        count={found.articles.length}
        visit={visit}
      >
        <ul class="rows">
          {found.articles.map((article) => (
            <Article key={article.id} visit={visit} article={article} />
          ))}
        </ul>
      </Group>
      <Group
        title={words.find.vehicles}
        more={all('/vehicles')}
        count={found.vehicles.length}
        visit={visit}
      >
        <ul class="rows">
          {found.vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} visit={visit} vehicle={vehicle} />
          ))}
        </ul>
      </Group>
      <Group
        title={words.find.research}
        more={all('/ideas/research')}
        count={found.research.length}
        visit={visit}
      >
        <ResearchList visit={visit} rows={found.research} />
      </Group>
      <Group
        title={words.find.suggestions}
        more={storePath(visit, '/ideas')}
        count={found.suggestions.length}
        visit={visit}
      >
        <ul class="rows">
          {found.suggestions.map(({ id, title, description }) => (
            <li key={id}>
              <div>
                <p>{title}</p>
                <p class="quiet small">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

type GroupProps = {
  visit: StoreVisit;
  title: string;
  count: number;
  more?: string;
  children: ComponentChildren;
};

function Group({ visit, title, count, more, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section>
      <div class="card-head">
        <h2>{title}</h2>
        {more !== undefined && <a href={more}>{visit.words.find.more}</a>}
      </div>
      {children}
    </section>
  );
}

type ArticleProps = { visit: StoreVisit; article: FoundAll['articles'][number] };

function Article({ visit, article }: ArticleProps) {
  return (
    <li>
      <div>
        <a class="title-link" href={storePath(visit, `/articles/${article.id}`)} data-row>
          {article.title}
        </a>
      </div>
      <ArticleState article={article} words={visit.words} />
    </li>
  );
}

function Vehicle({ visit, vehicle }: { visit: StoreVisit; vehicle: FoundVehicle }) {
  const { words } = visit;
  const { id, stockNumber } = vehicle;
  const name = nameOf(vehicle);
  const toWrite = writeAboutPath(visit, vehicle);
  return (
    <li>
      <div>
        <a class="title-link" href={storePath(visit, `/vehicles/${id}`)} data-row>
          {name}
        </a>
        {stockNumber !== null && <p class="quiet small">{words.find.stockNumber(stockNumber)}</p>}
      </div>
      {toWrite !== null && (
        <a href={toWrite} aria-label={words.find.writeAboutOf(name)}>
          {words.find.writeAbout}
        </a>
      )}
    </li>
  );
}
