import { scaleBand, scaleLinear } from 'd3-scale';

export type Bar = { label: string; value: number; tone?: 1 | 3 | 4 };

type Props = { label: string; bars: readonly Bar[]; number: (value: number) => string };

const width = 340;
const height = 240;
const top = 20;
const bottom = 28;

/** A few bars with their numbers on top. */
export function BarChart({ label, bars, number }: Props) {
  const x = scaleBand()
    .domain(bars.map((bar) => bar.label))
    .range([0, width])
    .padding(0.35);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ value }) => value))])
    .range([height - bottom, top]);
  return (
    <svg class="chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      <line class="grid" x1={0} x2={width} y1={y(0)} y2={y(0)} />
      {bars.map((bar) => {
        const start = x(bar.label) ?? 0;
        const middle = start + x.bandwidth() / 2;
        return (
          <g key={bar.label}>
            <rect
              class={`bar-${bar.tone ?? 1}`}
              x={Math.round(start)}
              y={y(bar.value)}
              width={Math.round(x.bandwidth())}
              height={y(0) - y(bar.value)}
              rx={3}
            />
            <text class="value" x={middle} y={y(bar.value) - 6} text-anchor="middle">
              {number(bar.value)}
            </text>
            <text x={middle} y={height - 8} text-anchor="middle">
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
