import type { ComponentChildren } from 'preact';

export type Column = { label: string; isNumber?: boolean };

type Props = {
  /** What the table lists, for whoever cannot see it. */
  label: string;
  columns: readonly Column[];
  class?: string;
  children: ComponentChildren;
};

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function Table({ label, columns, class: extra, children }: Props) {
  return (
    <section class="scroll" aria-label={label} tabIndex={0}>
      <table class={extra === undefined ? 'table' : `table ${extra}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" class={column.isNumber ? 'number' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
