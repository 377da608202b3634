import { uploadState } from '../../domain/inventory/uploads-under-way.ts';
import { Card } from '../components/card.tsx';
import { targetOf } from '../live/topics.ts';
import type { StoreVisit } from '../visit.ts';
import { Progress } from './progress.tsx';

type Props = { visit: StoreVisit; uploads: readonly string[] };

/** Files that are being taken in, and those that wait for an answer; nothing without one. */
export function OpenImports({ visit, uploads }: Props) {
  const { ctx, site, words } = visit;
  if (uploads.length === 0) return null;
  return (
    <Card title={words.imports.open}>
      {uploads.map((upload) => {
        const state = uploadState(ctx, site.id, upload);
        return (
          <div key={upload} class="stack" id={targetOf(`import:${upload}`)}>
            {state.kind !== 'gone' && <Progress visit={visit} upload={upload} state={state} />}
          </div>
        );
      })}
    </Card>
  );
}
