import type { ListedIdeacloud } from '../../domain/ideaclouds/store.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

const tones: Record<ListedIdeacloud['status'], Tone> = {
  researching: 'info',
  complete: 'ok',
  failed: 'bad',
};

type Props = { visit: StoreVisit; rows: readonly ListedIdeacloud[] };

/** Keywords that were researched, or are now. */
export function ResearchList({ visit, rows }: Props) {
  const { words, show } = visit;
  if (rows.length === 0) return <p class="quiet card-body">{words.ideas.noResearch}</p>;
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li key={row.id}>
          <div>
            <a class="title-link" href={storePath(visit, `/ideas/research/${row.id}`)} data-row>
              {row.keyword}
            </a>
            <p class="quiet small">
              <Time at={row.createdAt} show={show} />
            </p>
          </div>
          <Badge tone={tones[row.status]}>{words.ideas.states[row.status]}</Badge>
        </li>
      ))}
    </ul>
  );
}
