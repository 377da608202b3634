import type { PolledFeed } from '../../domain/inventory/polled-feeds.ts';
import { day, hour, minute } from '../../lib/clock.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; feeds: readonly PolledFeed[] };

/** What is fetched by itself, and how that went. */
export function FeedsCard({ visit, feeds }: Props) {
  const { imports } = visit.words;
  return (
    <Card title={imports.feeds} isFlush={feeds.length > 0}>
      {feeds.length === 0 ? (
        <p class="quiet">{imports.noFeeds}</p>
      ) : (
        <ul class="rows">
          {feeds.map((feed) => (
            <Row key={feed.id} visit={visit} feed={feed} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const tones = {
  none: 'idle',
  imported: 'ok',
  unchanged: 'ok',
  failed: 'bad',
} as const satisfies Record<string, Tone>;

function Row({ visit, feed }: { visit: StoreVisit; feed: PolledFeed }) {
  const { imports, common } = visit.words;
  const outcome = feed.outcome ?? 'none';
  return (
    <li>
      <div>
        {withoutSecrets(feed.address)}
        <p class="quiet small">{runsOf(visit, feed)}</p>
        {feed.error !== null && (
          <Failure class="poor small" text={feed.error} words={visit.words} />
        )}
      </div>
      <Badge tone={tones[outcome]}>{imports.outcomes[outcome]}</Badge>
      <form
        method="post"
        action={storePath(visit, `/import/feeds/${feed.id}/remove`)}
        data-undo={imports.removeUndo}
        data-undo-label={common.undo}
      >
        <SubmitButton>
          {imports.remove}
          <span class="sr-only"> {withoutSecrets(feed.address)}</span>
        </SubmitButton>
      </form>
    </li>
  );
}

function runsOf({ words: { imports }, show }: StoreVisit, feed: PolledFeed): string {
  const { checkedAt, goodAt, nextAt, error } = feed;
  const parts = [
    imports.feedEvery(intervalText(feed.everyMs)),
    checkedAt === null ? null : imports.lastRun(show.ago(checkedAt)),
    error === null || goodAt === null ? null : imports.lastGood(show.ago(goodAt)),
    nextAt > show.now ? imports.nextRun(show.instant(nextAt)) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');

  function intervalText(ms: number): string {
    if (ms % day === 0) return imports.days(ms / day);
    return ms % hour === 0 ? imports.hours(ms / hour) : imports.minutes(ms / minute);
  }
}
