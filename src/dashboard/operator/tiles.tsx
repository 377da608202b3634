import type { Installation } from '../../domain/operator/read-installation.ts';
import { Tile } from '../today/tiles.tsx';
import type { PersonVisit } from '../visit.ts';
import { bytesIn } from './bytes.ts';

type Props = { visit: PersonVisit; found: Installation };

/** What tells at a glance whether all is well. */
export function OperatorTiles({ visit: { words, show }, found }: Props) {
  const { operator } = words;
  const { tasks, events, deliveries } = found.queues;
  const [newest] = found.backups;
  const { number } = show;
  return (
    <dl class="tiles">
      <Tile
        icon="shield-check"
        label={operator.backupTile}
        figure={newest ? show.ago(newest.madeAt) : operator.noBackup}
      >
        {proofLine({ operator, show, found })}
      </Tile>
      <Tile icon="server" label={operator.free} figure={bytesIn(found.disk.freeBytes, show)}>
        {operator.database(bytesIn(found.disk.databaseBytes, show))}
      </Tile>
      <Tile icon="inbox" label={operator.waiting} figure={number(tasks.due)}>
        {operator.waitingText(number(tasks.waiting), number(events))}
      </Tile>
      <Tile icon="webhook" label={operator.deliveries} figure={number(deliveries.due)}>
        {operator.sending(
          number(deliveries.dead),
          number(deliveries.waiting),
          number(deliveries.held + deliveries.paused),
        )}
      </Tile>
    </dl>
  );
}

type Proof = Pick<PersonVisit, 'show'> & {
  operator: PersonVisit['words']['operator'];
  found: Installation;
};

/** Of the newest backup alone: what an older one proved says nothing of it. */
function proofLine({ operator, show, found: { backups, proof } }: Proof): string {
  const [newest] = backups;
  if (!newest) return operator.noBackupText;
  if (proof?.file !== newest.file) return operator.notProved;
  const when = show.ago(proof.proved_at);
  return proof.ok ? operator.proved(when) : operator.proofFailed(when);
}
