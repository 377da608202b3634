import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

export type Series = readonly (number | null)[];

type Props = {
  /** What is drawn, in a sentence: the figures themselves stand in a table beside it. */
  label: string;
  main: Series;
  compared: Series | null;
  /** Below the axis, by the index of the point. */
  ticks: readonly { at: number; label: string }[];
  number: (value: number) => string;
  width?: number;
};

const height = 248;
const top = 8;
const bottom = 28;
const left = 40;
/** A tenth of a pixel is as fine as anybody sees. */
const digits = 1;

/** One line, and what it is compared with as a dashed one. Days that nobody knows leave a gap. */
export function LineChart({ label, main, compared, ticks, number, width = 340 }: Props) {
  const known = [...main, ...(compared ?? [])].filter((value) => value !== null);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...known)])
    .nice(4)
    .range([height - bottom, top]);
  const x = scaleLinear()
    .domain([0, Math.max(1, main.length - 1)])
    .range([left, width - 4]);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))
    .digits(digits)
    .curve(curveMonotoneX);
  const ground = area<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y0(y(0))
    .y1((value) => y(value ?? 0))
    .digits(digits)
    .curve(curveMonotoneX);
  return (
    <svg class="chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {y.ticks(4).map((value) => (
        <g key={value}>
          <line class="grid" x1={left} x2={width - 4} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} text-anchor="end">
            {number(value)}
          </text>
        </g>
      ))}
      <path class="area" d={ground([...main]) ?? ''} />
      {compared && <path class="line-2" d={path([...compared]) ?? ''} />}
      <path class="line-1" d={path([...main]) ?? ''} />
      {ticks.map((tick) => (
        <text
          key={tick.at}
          x={x(tick.at)}
          y={height - 8}
          text-anchor={tick.at === 0 ? 'start' : 'middle'}
        >
          {tick.label}
        </text>
      ))}
    </svg>
  );
}
