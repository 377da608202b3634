import { Legend } from '../charts/legend.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { Table } from '../components/table.tsx';
import type { StoreVisit } from '../visit.ts';
import type { Today } from './read-today.ts';

type Props = { visit: StoreVisit; today: Today };

const daysBetweenTicks = 10;

/** Clicks of the last 28 full days, over those of the same weekdays before. */
export function ClicksCard({ visit, today: { clicks, clicksBefore } }: Props) {
  const { words, show } = visit;
  const title = words.today.clicksChart;
  if (clicks.clicks === null) {
    return (
      <Card title={title} isFlush>
        <Empty icon="chart" title={words.today.noClicksTitle} text={words.today.noClicksText} />
      </Card>
    );
  }
  const days = clicks.daily.map(({ date }) => show.shortDate(date));
  const before = clicksBefore?.daily.map((one) => one.clicks) ?? null;
  const ticks = days.flatMap((label, at) => (at % daysBetweenTicks === 0 ? [{ at, label }] : []));
  return (
    <Card title={title}>
      <Legend
        items={[
          { label: words.today.last28, line: 1 },
          ...(before ? [{ label: words.today.before28, line: 2 as const }] : []),
        ]}
      />
      <LineChart
        label={title}
        main={clicks.daily.map((one) => one.clicks)}
        compared={before}
        ticks={ticks}
        number={show.number}
      />
      <details class="figures">
        <summary>{words.common.showFigures}</summary>
        <Table
          label={title}
          columns={[
            { label: words.today.day },
            { label: words.today.last28, isNumber: true },
            { label: words.today.before28, isNumber: true },
          ]}
        >
          {clicks.daily.map((one, at) => (
            <tr key={one.date}>
              <td>{days[at]}</td>
              <td class="number">{figure(one.clicks)}</td>
              <td class="number">{figure(before?.[at] ?? null)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </Card>
  );

  function figure(value: number | null): string {
    return value === null ? '–' : show.number(value);
  }
}
