import type { Installation } from '../../domain/operator/read-installation.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Time } from '../components/time.tsx';
import type { PersonVisit } from '../visit.ts';
import { bytesIn } from './bytes.ts';

type Props = { visit: PersonVisit; found: Installation };

export function Backups({ visit, found }: Props) {
  const { operator } = visit.words;
  const { backups, disk, proof } = found;
  return (
    <Card
      title={operator.backups}
      isFlush
      aside={
        <form method="post" action="/app/operator/backup">
          <SubmitButton icon="shield-check">{operator.backUpNow}</SubmitButton>
        </form>
      }
    >
      <p class="card-body quiet small backups-text">
        {backups.length === 0
          ? operator.noBackupText
          : operator.backupsText(bytesIn(disk.backupBytes, visit.show))}
      </p>
      {backups.length > 0 && (
        <ul class="rows">
          {backups.map(({ file, madeAt }) => (
            <li key={file}>
              <div>
                <Time at={madeAt} show={visit.show} kind="instant" />
                <p class="quiet small">{file.split('/').at(-1)}</p>
              </div>
              <Proved visit={visit} proof={proof?.file === file ? proof : null} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Proved({ visit, proof }: { visit: PersonVisit; proof: Installation['proof'] }) {
  const { operator } = visit.words;
  if (!proof) return null;
  const when = visit.show.ago(proof.proved_at);
  if (!proof.ok) return <Badge tone="bad">{operator.proofFailed(when)}</Badge>;
  return <Badge tone="ok">{operator.proved(when)}</Badge>;
}
