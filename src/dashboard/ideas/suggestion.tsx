import { asksForPage } from '../../../schema/contracts/content-intelligence.ts';
import { may } from '../../may.ts';
import type { RecommendationRow } from '../../domain/content-intelligence/store.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; row: RecommendationRow; isOpen: boolean };

/** Something to write or to mend, with the reason and its figures. */
export function Suggestion({ visit, row, isOpen }: Props) {
  const { words, actor } = visit;
  const { ideas } = words;
  const mayDecide = may(actor.role, 'recommendation.decide');
  return (
    <li class="suggestion-card" data-undo-hides>
      {isOpen && mayDecide && (
        <input
          type="checkbox"
          name="ids"
          value={row.id}
          form="chosen"
          aria-label={ideas.select(row.title)}
        />
      )}
      <div>
        <p>
          <Badge tone="info" isPlain>
            {ideas.types[row.suggestionType] ?? words.articles.types.basic}
          </Badge>
        </p>
        <h3>{row.title}</h3>
        <p>{row.description}</p>
        <p class="quiet small">{figuresOf(visit, row).join(' · ')}</p>
        <div class="actions after">
          {isOpen ? (
            <OpenActions visit={visit} row={row} mayDecide={mayDecide} />
          ) : (
            mayDecide && (
              <form method="post" action={storePath(visit, '/ideas/restore')}>
                <input type="hidden" name="ids" value={row.id} />
                <SubmitButton>{ideas.restore}</SubmitButton>
              </form>
            )
          )}
        </div>
      </div>
    </li>
  );
}

type ActionProps = Omit<Props, 'isOpen'> & { mayDecide: boolean };

function OpenActions({ visit, row, mayDecide }: ActionProps) {
  const { ideas, common } = visit.words;
  const at = storePath(visit, `/ideas/${row.id}`);
  const own = row.metadata['article_id'];
  const mends = !asksForPage(row.suggestionType) && typeof own === 'string';
  return (
    <>
      {mends ? (
        <a class="button primary" href={storePath(visit, `/articles/${own}`)}>
          {ideas.open}
        </a>
      ) : (
        <form method="post" action={`${at}/write`}>
          <button class="button primary" type="submit" aria-label={ideas.writeOf(row.title)}>
            {ideas.write}
          </button>
        </form>
      )}
      {mends && mayDecide && (
        <form method="post" action={`${at}/done`}>
          <SubmitButton>{ideas.done}</SubmitButton>
        </form>
      )}
      {mayDecide && (
        <form
          method="post"
          action={storePath(visit, '/ideas/dismiss')}
          data-undo={ideas.dismissing}
          data-undo-label={common.undo}
        >
          <input type="hidden" name="ids" value={row.id} />
          <SubmitButton>{ideas.dismiss}</SubmitButton>
        </form>
      )}
    </>
  );
}

/** Those of its figures that people at a store ask about, the priority last. */
function figuresOf({ words, show }: StoreVisit, row: RecommendationRow): string[] {
  const { figures, priority } = words.ideas;
  const value = (name: string): number => {
    const found = row.metadata[name];
    return typeof found === 'number' && Number.isFinite(found) ? found : 0;
  };
  return [
    value('units') > 0 && figures.units(value('units')),
    value('impressions') > 0 && figures.impressions(value('impressions')),
    value('clicks') > 0 && figures.clicks(value('clicks')),
    value('words') > 0 && figures.words(value('words')),
    value('position') > 0 &&
      figures.position(show.number(value('position'), { maximumFractionDigits: 1 })),
    priority(show.number(row.priorityScore)),
  ].filter((one) => one !== false);
}
