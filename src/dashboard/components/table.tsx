import type { ComponentChildren } from 'preact';

/** A hidden label is for whoever cannot see what the column does. */
export type Column = { label: string; isNumber?: boolean; isHidden?: boolean };

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
                {column.isHidden ? <span class="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
