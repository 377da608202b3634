import { conditions } from '../../../schema/records/vehicle.ts';
import { descriptionStatuses } from '../../../schema/tables/vehicles.ts';
import { FilterSelect } from '../components/field.tsx';
import { SearchForm } from '../components/search-form.tsx';
import type { Words } from '../words/index.ts';
import { type ListQuery, orders } from './list-query.ts';

type Props = { path: string; query: ListQuery; words: Words };

export function Filters({ path, query, words: { vehicles, common } }: Props) {
  const options = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
    names.map((value) => ({ value, label: labels[value] }));
  return (
    <SearchForm
      path={path}
      label={vehicles.searchStock}
      text={query.text}
      keep={query.age ? { age: query.age } : {}}
      submit={common.search}
    >
      <FilterSelect
        name="condition"
        label={vehicles.conditionLabel}
        value={query.condition ?? ''}
        options={[
          { value: '', label: vehicles.anyCondition },
          ...options(conditions, vehicles.conditions),
        ]}
      />
      <FilterSelect
        name="text"
        label={vehicles.descriptionLabel}
        value={query.description ?? ''}
        options={[
          { value: '', label: vehicles.anyDescription },
          ...options(descriptionStatuses, vehicles.descriptions),
        ]}
      />
      <FilterSelect
        name="order"
        label={vehicles.orderLabel}
        value={query.order}
        options={options(orders, vehicles.orders)}
      />
    </SearchForm>
  );
}
