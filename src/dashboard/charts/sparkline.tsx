import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

type Props = { label: string; values: readonly number[] };

const width = 96;
const height = 24;

/** How something went, without axes: it stands in a row beside its last figure. */
export function Sparkline({ label, values }: Props) {
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([1, width - 1]);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .range([height - 2, 2]);
  const path = line<number>()
    .x((_, at) => Math.round(x(at)))
    .y((value) => Math.round(y(value)));
  return (
    <svg
      class="chart spark"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <path class="line-1" d={path([...values]) ?? ''} />
    </svg>
  );
}
