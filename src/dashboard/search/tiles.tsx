import type { StoreVisit } from '../visit.ts';
import { changeIn, figureIn } from './figure.ts';
import type { FigureQuery } from './query.ts';
import type { FigureName } from './read-list.ts';

type Figures = Partial<Record<FigureName, number | null>>;
type Props = {
  visit: StoreVisit;
  query: FigureQuery;
  title: string;
  /** Where nothing is known. */
  none: string;
  names: readonly FigureName[];
  now: Figures & { days_with_data: number };
  before: Figures | null;
};

/** The figures of a source, each with what has changed. */
export function FigureTiles({ visit, query, title, none, names, now, before }: Props) {
  const { words, show } = visit;
  const { search } = words;
  const isKnown = names.some((name) => now[name] != null);
  const isPartial = isKnown && now.days_with_data < query.days;
  return (
    <section class="stack" aria-label={title}>
      <div class="section-head">
        <h2>{title}</h2>
        {isPartial && (
          <p class="quiet small">
            {search.known(show.number(now.days_with_data), show.number(query.days))}
          </p>
        )}
      </div>
      {isKnown ? (
        <dl class="tiles">
          {names.map((name) => (
            <div key={name} class="card tile">
              <dt>{search.figures[name]}</dt>
              <dd class="figure">{figureIn(visit, name, now[name])}</dd>
              <dd>
                <Change visit={visit} name={name} now={now[name]} before={before?.[name]} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="card card-body quiet">{none}</p>
      )}
      {isKnown && before && query.compare !== 'none' && (
        <p class="quiet small">{search.beside[query.compare]}</p>
      )}
    </section>
  );
}

type ChangeProps = {
  visit: StoreVisit;
  name: FigureName;
  now?: number | null;
  before?: number | null;
};

export function Change({ visit, name, now, before }: ChangeProps) {
  const change = changeIn(visit, name, now, before);
  if (change === null) return null;
  return (
    <>
      <span class={change.tone}>{change.text}</span>{' '}
      <span class="quiet">({figureIn(visit, name, before)})</span>
    </>
  );
}
