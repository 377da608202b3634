type Item = { label: string; line: 1 | 2 };

export function Legend({ items }: { items: readonly Item[] }) {
  return (
    <ul class="legend">
      {items.map(({ label, line }) => (
        <li key={label}>
          <svg class="chart" aria-hidden="true" viewBox="0 0 20 4" width={20} height={4}>
            <path class={`line-${line}`} d="M0 2H20" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
