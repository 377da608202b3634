import { FilterSelect } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { comparedWith, type FigureQuery, ranges } from './query.ts';

type Props = { visit: StoreVisit; query: FigureQuery };

/** Sends itself; without scripts it has a button. */
export function FigureFilters({ visit, query }: Props) {
  const { search } = visit.words;
  return (
    <form class="actions" action={storePath(visit, '/search')} data-send>
      {query.list !== 'queries' && <input type="hidden" name="list" value={query.list} />}
      <FilterSelect
        name="days"
        label={search.range}
        value={String(query.days)}
        options={ranges.map((days) => ({ value: String(days), label: search.ranges(days) }))}
      />
      <FilterSelect
        name="compare"
        label={search.compare}
        value={query.compare}
        options={comparedWith.map((value) => ({ value, label: search.comparisons[value] }))}
      />
      <noscript>
        <button class="button" type="submit">
          {search.apply}
        </button>
      </noscript>
    </form>
  );
}
