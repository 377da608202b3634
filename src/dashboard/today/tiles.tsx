import type { ComponentChildren } from 'preact';
import type { IconName } from '../assets/icons.ts';
import { Icon } from '../components/icon.tsx';
import type { StoreVisit } from '../visit.ts';
import type { Today } from './read-today.ts';

type Props = { visit: StoreVisit; today: Today };

export function Tiles({ visit, today }: Props) {
  const { words, show } = visit;
  const { oldest, stock } = today;
  const { fedAt } = stock;
  const days = stock.byAge['over-90'];
  return (
    <dl class="tiles">
      <Tile icon="book-open-check" label={words.today.waiting} figure={show.number(today.waiting)}>
        {today.escalated > 0 && `${words.today.escalated(today.escalated)} · `}
        {oldest === null ? words.today.nothingWaiting : words.today.oldestSince(show.ago(oldest))}
      </Tile>
      <Tile icon="car" label={words.today.inStock} figure={show.number(stock.total)}>
        {days > 0 && `${words.today.over90(days)} · `}
        {fedAt === null ? words.today.noFeed : words.today.feed(show.ago(fedAt))}
      </Tile>
      {today.leads !== null && (
        <Tile icon="inbox" label={words.today.leads} figure={show.number(today.leads.waiting)}>
          {today.leads.oldest === null
            ? words.today.noLeads
            : words.today.oldestSince(show.ago(today.leads.oldest))}
        </Tile>
      )}
      <ClicksTile visit={visit} today={today} />
    </dl>
  );
}

function ClicksTile({ visit: { words, show }, today: { clicks, clicksBefore } }: Props) {
  const before = clicksBefore?.clicks ?? null;
  const label = words.today.clicks;
  if (clicks.clicks === null) {
    return (
      <Tile icon="chart" label={label} figure="–">
        {words.today.noClicks}
      </Tile>
    );
  }
  const change = before === null || before === 0 ? null : clicks.clicks / before - 1;
  return (
    <Tile icon="chart" label={label} figure={show.number(clicks.clicks)}>
      {change !== null && (
        <>
          <span class={change < 0 ? 'poor' : 'good'}>{show.change(change)}</span>{' '}
          {words.today.clicksChange}
        </>
      )}
    </Tile>
  );
}

type TileProps = {
  icon: IconName;
  label: string;
  figure: string;
  children?: ComponentChildren;
};

/** One figure with what it is and what it says. */
export function Tile({ icon, label, figure, children }: TileProps) {
  return (
    <div class="card tile">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd class="figure">{figure}</dd>
      <dd>{children}</dd>
    </div>
  );
}
