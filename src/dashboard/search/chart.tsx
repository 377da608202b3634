import { Legend } from '../charts/legend.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import type { StoreVisit } from '../visit.ts';

type Props = {
  visit: StoreVisit;
  title: string;
  now: readonly { date: string; value: number | null }[];
  /** Of the same weekdays before. */
  before: readonly (number | null)[] | null;
};

const ticksShown = 7;

/** A figure day by day, over what it was; nothing where only a whole period is known. */
export function DailyChart({ visit: { words, show }, title, now, before }: Props) {
  const { search, common } = words;
  if (now.length === 0) return null;
  const days = now.map(({ date }) => show.shortDate(date));
  const step = Math.ceil(days.length / ticksShown);
  const ticks = days.flatMap((label, at) => (at % step === 0 ? [{ at, label }] : []));
  const hasBefore = before !== null && before.some((value) => value !== null);
  const legend = [
    { label: search.now, line: 1 as const },
    ...(hasBefore ? [{ label: search.before, line: 2 as const }] : []),
  ];
  const figure = (value: number | null | undefined) => (value == null ? '–' : show.number(value));
  return (
    <Card title={title} aside={<Legend items={legend} />}>
      <LineChart
        label={title}
        main={now.map(({ value }) => value)}
        compared={hasBefore ? before : null}
        ticks={ticks}
        number={show.number}
        width={900}
      />
      <details class="figures">
        <summary>{common.showFigures}</summary>
        <Table
          label={title}
          columns={[
            { label: search.day },
            { label: search.now, isNumber: true },
            { label: search.before, isNumber: true },
          ]}
        >
          {now.map(({ date, value }, at) => (
            <tr key={date}>
              <td>{days[at]}</td>
              <td class="number">{figure(value)}</td>
              <td class="number">{figure(before?.[at])}</td>
            </tr>
          ))}
        </Table>
      </details>
    </Card>
  );
}
