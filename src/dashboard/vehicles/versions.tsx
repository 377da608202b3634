import type { DescriptionRow } from '../../domain/descriptions/descriptions-store.ts';
import { Card } from '../components/card.tsx';
import { Diff } from '../components/diff.tsx';
import type { StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; versions: readonly DescriptionRow[] };

const maxShown = 20;

/** Every text that there was, newest first, each with what it changed. */
export function VersionsCard({ visit, versions }: Props) {
  const { vehicles } = visit.words;
  return (
    <Card title={vehicles.versions(versions.length)} isFlush>
      <ul class="rows">
        {versions.slice(0, maxShown).map((version, at) => (
          <li key={version.id}>
            <Version
              visit={visit}
              version={version}
              before={versions.slice(at + 1).find(({ text }) => text !== null)?.text ?? null}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type VersionProps = { visit: StoreVisit; version: DescriptionRow; before: string | null };

function Version({ visit: { words, show }, version, before }: VersionProps) {
  const { vehicles } = words;
  const { sequence, maker, createdAt, text, error } = version;
  return (
    <details>
      <summary>
        {vehicles.version(show.number(sequence))}{' '}
        <span class="quiet">
          {vehicles.versionBy(vehicles.makers[maker], show.instant(createdAt))}
        </span>
      </summary>
      {text === null ? (
        <p class="quiet">{error ?? vehicles.noText}</p>
      ) : before === null ? (
        <p class="lines">{text}</p>
      ) : (
        <>
          <p class="quiet small">{vehicles.changesToBefore}</p>
          <Diff before={before} after={text} />
        </>
      )}
    </details>
  );
}
