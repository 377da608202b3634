import { dateFormat } from '../../lib/formatters.ts';
import { weekdays } from '../../../schema/contracts/store-details.ts';
import { Choice, TextField } from '../components/field.tsx';
import type { StoreVisit } from '../visit.ts';
import {
  type Cells,
  cellName,
  type ColumnName,
  type RowsSection,
  rowSections,
  shownRow,
} from './sections.ts';
import type { Wrong } from './wrong-field.ts';

type Props = { visit: StoreVisit; section: RowsSection; rows: readonly Cells[]; wrong?: Wrong };

const types: Partial<Record<ColumnName, 'date' | 'time' | 'tel'>> = {
  opens: 'time',
  closes: 'time',
  valid_until: 'date',
  ends: 'date',
  number: 'tel',
};
const amounts: readonly ColumnName[] = ['amount', 'price_from'];

/** A row of fields for each fact, with some to spare. */
export function SectionRows({ visit, section, rows, wrong }: Props) {
  const { settings } = visit.words;
  // "hours.2.opens": of the rows that hold something.
  const [, at = '-1', column = ''] = wrong?.path ?? [];
  const wrongRow = wrong ? shownRow(rows, Number(at)) : -1;
  return (
    <>
      {rows.map((cells, row) => (
        <fieldset key={row} class="fact-row">
          <legend class="quiet small">{settings.row(visit.show.number(row + 1))}</legend>
          {rowSections[section].map((name) => (
            <Cell
              key={name}
              visit={visit}
              name={name}
              row={row}
              values={cells[name] ?? []}
              error={row === wrongRow && name === column ? wrong?.text : undefined}
            />
          ))}
        </fieldset>
      ))}
      <p class="quiet small">{settings.emptyRows}</p>
    </>
  );
}

type CellProps = {
  visit: StoreVisit;
  name: ColumnName;
  row: number;
  values: readonly string[];
  error?: string;
};

function Cell({ visit, name, row, values, error }: CellProps) {
  const label = visit.words.settings.columns[name];
  if (name === 'days') return <Days {...{ visit, row, values, error }} />;
  return (
    <TextField
      name={cellName(name, row)}
      type={types[name] ?? 'text'}
      inputmode={amounts.includes(name) ? 'decimal' : undefined}
      label={label}
      value={values[0] ?? ''}
      error={error}
      maxlength={types[name] && name !== 'number' ? undefined : 200}
    />
  );
}

function Days({ visit, row, values, error }: Omit<CellProps, 'name'>) {
  const { words, show } = visit;
  const name = cellName('days', row);
  const short = dateFormat(show.locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset class="field days" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{words.settings.columns.days}</legend>
      <div class="days-choices">
        {weekdays.map((day, at) => (
          <Choice
            key={day}
            type="checkbox"
            name={name}
            value={day}
            // The fifth of January 1970 was a Monday.
            label={short.format(Date.UTC(1970, 0, 5 + at))}
            checked={values.includes(day)}
          />
        ))}
      </div>
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
