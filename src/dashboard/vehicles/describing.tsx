import { batchProgress, type BatchProgress } from '../../domain/descriptions/batches-store.ts';
import { targetOf } from '../live/topics.ts';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; progress: BatchProgress | null };

/** How far the descriptions have come that were asked for together; followed live. */
export function DescribingCard({ visit, progress }: Props) {
  return (
    <div class="card">
      <div class="card-body" id={targetOf('descriptions')}>
        <Describing visit={visit} progress={progress} />
      </div>
    </div>
  );
}

function Describing({ visit, progress }: Props) {
  const { words, show } = visit;
  if (progress === null) {
    return (
      <p>
        {words.vehicles.progressDone}{' '}
        <a href={storePath(visit, '/vehicles')}>{words.vehicles.showAgain}</a>
      </p>
    );
  }
  const done = progress.asked - progress.left;
  const label = words.vehicles.progress(show.number(done), show.number(progress.asked));
  return (
    <>
      <p>{label}</p>
      <progress class="progress" aria-label={label} max={progress.asked} value={done} />
    </>
  );
}

export async function drawDescribing(visit: StoreVisit) {
  const progress = await batchProgress(visit.ctx.reader, visit.site.id);
  return <Describing visit={visit} progress={progress} />;
}
