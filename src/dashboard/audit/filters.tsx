import { SubmitButton } from '../components/button.tsx';
import { FilterSelect, type Option } from '../components/field.tsx';
import type { Words } from '../words/index.ts';
import type { AuditQuery } from './query.ts';

type Props = { path: string; query: AuditQuery; people: readonly Option[] | null; words: Words };

/** What, who and when; without people at the installation, where entries are of nobody's store. */
export function AuditFilters({ path, query, people, words: { audit } }: Props) {
  const groups = Object.entries(audit.groups).map(([value, label]) => ({ value, label }));
  return (
    <form class="filters" role="search" action={path}>
      <FilterSelect
        name="what"
        label={audit.groupLabel}
        value={query.group}
        options={[{ value: '', label: audit.allGroups }, ...groups]}
      />
      {people && (
        <FilterSelect
          name="who"
          label={audit.personLabel}
          value={query.person}
          options={[{ value: '', label: audit.everybody }, ...people]}
        />
      )}
      <Day name="from" label={audit.fromLabel} value={query.from} />
      <Day name="to" label={audit.toLabel} value={query.to} />
      <SubmitButton>{audit.filter}</SubmitButton>
    </form>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label class="day-filter">
      <span class="quiet small">{label}</span>
      <input class="input" type="date" name={name} value={value} />
    </label>
  );
}
