import type { Card as SuggestedCard } from '../../domain/ideaclouds/create-suggestions.ts';
import { Card } from '../components/card.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; starts: readonly SuggestedCard[] };

/** Models on the lot that nobody has looked into: one click researches them. */
export function Starts({ visit, starts }: Props) {
  const { ideas } = visit.words;
  if (starts.length === 0) return null;
  return (
    <Card title={ideas.starts} isFlush>
      <ul class="rows">
        {starts.map((card) => (
          <li key={card.id}>
            <div>
              <p>{card.keyword}</p>
              <p class="quiet small">{card.subtitle}</p>
            </div>
            <form method="post" action={storePath(visit, '/ideas/research')}>
              <input type="hidden" name="keyword" value={card.keyword} />
              <button class="button" type="submit" aria-label={`${ideas.start}: ${card.keyword}`}>
                {ideas.start}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
