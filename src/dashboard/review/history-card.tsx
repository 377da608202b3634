import type { Review } from '../../domain/review/read-review.ts';
import { Card } from '../components/card.tsx';
import { Time } from '../components/time.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';

type Props = { visit: StoreVisit; review: Review };

const shown = 8;

/** What people did about it, the newest first. */
export function HistoryCard({ visit, review }: Props) {
  const { words } = visit;
  const deeds = review.history.toReversed();
  const versions = <a href={hereOf(visit, '/versions')}>{words.article.versions}</a>;
  return (
    <Card title={words.article.history} aside={<span class="small">{versions}</span>}>
      {deeds.length === 0 && <p class="quiet">{words.article.noHistory}</p>}
      <ol class="history">
        {deeds.slice(0, shown).map((deed) => (
          <Deed key={deed.id} visit={visit} deed={deed} review={review} />
        ))}
      </ol>
      {deeds.length > shown && (
        <details>
          <summary>{words.common.older}</summary>
          <ol class="history">
            {deeds.slice(shown).map((deed) => (
              <Deed key={deed.id} visit={visit} deed={deed} review={review} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

/** Somebody approved what they asked for, or edited. That is allowed, and said. */
function isOwnText({ action, actorId, version }: Done, { article, history }: Review): boolean {
  if ((action !== 'approve' && action !== 'override') || actorId === null) return false;
  const edited = history.some((one) => {
    return one.action === 'edit' && one.actorId === actorId && one.version === version;
  });
  return edited || article.userId === actorId;
}

type Done = Review['history'][number];
type DeedProps = Props & { deed: Review['history'][number] };

function Deed({ visit, deed, review }: DeedProps) {
  const { words, show } = visit;
  const { article } = words;
  const isOwn = isOwnText(deed, review);
  return (
    <li>
      <p>
        <strong>{deed.actor}</strong> {article.deeds[deed.action]}
        {deed.assignee !== null && ` ${article.to(deed.assignee)}`}
        {isOwn && ` (${article.ownText})`}
      </p>
      {deed.reason !== null && <blockquote>{deed.reason}</blockquote>}
      <p class="quiet small">
        <Time at={deed.createdAt} show={show} />
        {` · ${article.onVersion(show.number(deed.version))}`}
      </p>
    </li>
  );
}
