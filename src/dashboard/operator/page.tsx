import { readInstallation } from '../../domain/operator/read-installation.ts';
import { readJobs } from '../../domain/operator/read-jobs.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { Backups } from './backups.tsx';
import { bytesIn } from './bytes.ts';
import { Jobs } from './jobs.tsx';
import { OperatorTiles } from './tiles.tsx';

/** How the installation is. */
export async function showOperator(visit: PersonVisit): Promise<Response> {
  const { words, show, ctx } = visit;
  const { operator } = words;
  const found = await readInstallation(ctx);
  const { versions } = found;
  const facts = [
    ['Forecourt', versions.forecourt],
    ['Bun', versions.bun],
    [operator.system, versions.system],
    [operator.memory, bytesIn(found.memoryBytes, show)],
  ] as const;
  return page(
    visit,
    { title: operator.title, place: null },
    <>
      <PageHead
        title={operator.title}
        subtitle={`${operator.subtitle} ${operator.upSince(show.instant(found.upSince))}`}
      >
        <LinkButton icon="scroll" href="/app/operator/audit">
          {words.nav.audit}
        </LinkButton>
        <LinkButton kind="primary" icon="book-open-check" href="/app/operator/doctor">
          {operator.doctor}
        </LinkButton>
      </PageHead>
      <Ran visit={visit} />
      <OperatorTiles visit={visit} found={found} />
      <div class="columns">
        <Backups visit={visit} found={found} />
        <Card title={operator.versions} isFlush>
          <ul class="rows">
            {facts.map(([name, value]) => (
              <li key={name}>
                <div>{name}</div>
                <span class="quiet">{value}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Jobs visit={visit} jobs={readJobs(ctx)} />
    </>,
  );
}

/** What has come of what was started, from a list of our own sentences. */
function Ran({ visit: { url, words } }: { visit: PersonVisit }) {
  const { started, isRunning } = words.operator;
  const came = url.searchParams.get('came') ?? '';
  if (came === 'busy')
    return (
      <Notice tone="warn" isResult>
        {isRunning}
      </Notice>
    );
  if (!Object.hasOwn(started, came)) return null;
  const known = came as keyof typeof started;
  const tone = known === 'failed' ? 'bad' : known === 'done' ? 'ok' : 'info';
  return (
    <Notice tone={tone} isResult>
      {started[known]}
    </Notice>
  );
}
