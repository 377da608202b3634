import { articleTypes } from '../../../schema/contracts/content.ts';
import { FilterSelect } from '../components/field.tsx';
import { SearchForm } from '../components/search-form.tsx';
import type { Words } from '../words/index.ts';
import { type ListQuery, orders } from './list-query.ts';

type Props = { path: string; query: ListQuery; words: Words };

export function Filters({ path, query, words: { articles, common } }: Props) {
  const types = articleTypes.map((value) => ({ value, label: articles.types[value] }));
  return (
    <SearchForm
      path={path}
      label={articles.searchTitles}
      text={query.title}
      keep={query.tab === 'all' ? {} : { tab: query.tab }}
      submit={common.search}
    >
      <FilterSelect
        name="type"
        label={articles.typeLabel}
        value={query.type ?? ''}
        options={[{ value: '', label: articles.allTypes }, ...types]}
      />
      <FilterSelect
        name="order"
        label={articles.orderLabel}
        value={query.order}
        options={orders.map((value) => ({ value, label: articles.orders[value] }))}
      />
    </SearchForm>
  );
}
