import type { Ended, UploadState } from '../../domain/inventory/uploads-under-way.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = {
  visit: StoreVisit;
  upload: string;
  state: Exclude<UploadState, { kind: 'gone' }>;
};

/** One import that goes on, waits or has ended. */
export function Progress({ visit, upload, state }: Props) {
  const { imports } = visit.words;
  const path = storePath(visit, `/import/running/${upload}`);
  switch (state.kind) {
    case 'running':
      return <Bar visit={visit} percent={state.percent} />;
    case 'broken_off':
      return (
        <form method="post" action={path} class="stack">
          <p>{imports.brokenOff}</p>
          <div class="actions">
            <SubmitButton>{imports.again}</SubmitButton>
          </div>
        </form>
      );
    case 'ended':
      return <End visit={visit} path={path} outcome={state.outcome} />;
  }
}

function Bar({ visit, percent }: { visit: StoreVisit; percent: number | null }) {
  const { words, show } = visit;
  const { imports } = words;
  const label =
    percent === null
      ? imports.waiting
      : percent === 100
        ? imports.writing
        : imports.readPercent(show.percent(percent / 100));
  return (
    <>
      <p>{label}</p>
      <progress class="progress" aria-label={label} max={100} value={percent ?? 0} />
    </>
  );
}

function End({ visit, path, outcome }: { visit: StoreVisit; path: string; outcome: Ended }) {
  const { words } = visit;
  const { imports } = words;
  if (outcome.kind === 'refused') {
    return (
      <>
        <p>{imports.failedShort}</p>
        <Failure class="poor" text={outcome.reason} words={words} />
      </>
    );
  }
  const isAsking = outcome.kind === 'asks';
  return (
    <>
      <p>{isAsking ? imports.asksShort : imports.done}</p>
      <div class="actions">
        <LinkButton kind="primary" href={path}>
          {isAsking ? imports.answer : imports.toReport}
        </LinkButton>
      </div>
    </>
  );
}
