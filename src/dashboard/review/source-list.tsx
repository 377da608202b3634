import type { SourceFact } from '../../domain/review/sources.ts';
import { factLabel } from './fact-label.ts';
import type { StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; sources: readonly SourceFact[] };

/** What a paragraph rests on: fact, value, where from, as of when. */
export function SourceList({ visit, sources }: Props) {
  const { words, show } = visit;
  return (
    <details class="sources">
      <summary>{words.article.sources(sources.length)}</summary>
      <dl>
        {sources.map((fact) => (
          <div key={fact.id}>
            <dt>{factLabel(words, fact) ?? <span lang="en">{fact.label}</span>}</dt>
            <dd>
              <strong>{valueOf(visit, fact)}</strong>
              <span>{`${originOf(visit, fact)}, ${words.article.asOf(dayOf(show, fact))}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function valueOf({ show, words }: StoreVisit, { value, unit }: SourceFact): string {
  if (typeof value === 'string') return value;
  if (unit === 'usd') return show.money(Math.round(value * 100));
  const number = show.number(value);
  return unit === null ? number : `${number} ${words.article.units[unit] ?? unit}`;
}

/** The writer names rows by their ids, which say nothing to people. */
function originOf({ words, show }: StoreVisit, { source }: SourceFact): string {
  const { from } = words.article;
  if (/^stock rows? /.test(source)) return from.stock;
  const counted = /^(?:count )?over (\d+) stock rows?$/.exec(source)?.[1];
  if (counted !== undefined) return from.counted(show.number(Number(counted)));
  if (source === 'store profile') return from.profile;
  if (source === 'request') return from.request;
  return source === 'clock' ? from.clock : source;
}

function dayOf(show: StoreVisit['show'], { as_of }: SourceFact): string {
  return Number.isNaN(Date.parse(as_of)) ? as_of : show.shortDate(as_of);
}
