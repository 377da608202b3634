import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { FoundRows } from './found-rows.tsx';
import { searchAll } from './search-all.ts';

/** One search over articles, vehicles and ideas. */
export async function showFind(visit: StoreVisit): Promise<Response> {
  const { words, url } = visit;
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const found = text === '' ? null : await searchAll(visit, text);
  return page(
    visit,
    { title: words.find.title, place: 'find' },
    <>
      <PageHead title={words.find.title} subtitle={words.find.subtitle} />
      <div class="card">
        <SearchForm
          path={storePath(visit, '/find')}
          label={words.find.field}
          text={text}
          keep={{}}
          submit={words.common.search}
        />
        <div id="list">
          {found === null && (
            <Empty icon="search" title={words.find.start} text={words.find.startText} />
          )}
          {found?.isEmpty && (
            <Empty icon="search" title={words.find.noneTitle} text={words.find.none} />
          )}
          {found && !found.isEmpty && <FoundRows visit={visit} found={found} text={text} />}
        </div>
      </div>
    </>,
  );
}
