import type { JobView } from '../../domain/operator/read-jobs.ts';
import { hour, minute } from '../../lib/clock.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import type { PersonVisit } from '../visit.ts';
import type { Words } from '../words/index.ts';

type Props = { visit: PersonVisit; jobs: readonly JobView[] };

export function Jobs({ visit, jobs }: Props) {
  const { operator } = visit.words;
  const columns = [operator.job, operator.last, operator.next, operator.run];
  return (
    <Card title={operator.jobsTitle} isFlush>
      <Table label={operator.jobsTitle} columns={columns.map((label) => ({ label }))}>
        {jobs.map((job) => (
          <Row key={job.name} visit={visit} job={job} />
        ))}
      </Table>
    </Card>
  );
}

function Row({ visit, job }: { visit: PersonVisit; job: JobView }) {
  const { words, show } = visit;
  const { operator } = words;
  const { lastEndedAt, nextAt } = job;
  const name = operator.jobs[job.name] ?? job.name;
  const error = job.state?.lastRun?.error;
  return (
    <tr>
      <td>
        {name}
        {error && <span class="quiet">{error}</span>}
      </td>
      <td>
        <JobState job={job} operator={operator} />
        {lastEndedAt !== null && (
          <span class="quiet">
            <Time at={lastEndedAt} show={show} />
          </span>
        )}
      </td>
      <td class="quiet-cell">{nextAt === null ? '' : nextText(nextAt, visit)}</td>
      <td>
        <form method="post" action={`/app/operator/jobs/${job.name}/run`}>
          <button type="submit" class="button" aria-label={operator.runJob(name)}>
            {operator.run}
          </button>
        </form>
      </td>
    </tr>
  );
}

/** Most come by within a minute, some each hour, and few on another day. */
function nextText(at: number, { show, words }: PersonVisit): string {
  if (at - show.now < minute) return words.operator.now;
  const isFar = at - show.now > 20 * hour;
  return isFar ? `${show.shortDay(at)}, ${show.clock(at)}` : show.clock(at);
}

const tones: Record<keyof Words['operator']['states'], Tone> = {
  done: 'ok',
  failed: 'bad',
  timed_out: 'bad',
  running: 'info',
  never: 'idle',
};

function JobState({ job, operator }: { job: JobView; operator: Words['operator'] }) {
  const { state } = job;
  const outcome = state?.lastRun?.outcome ?? 'never';
  const shown = typeof state?.runningSince === 'number' ? 'running' : outcome;
  return (
    <Badge tone={tones[shown]} isPlain>
      {operator.states[shown]}
    </Badge>
  );
}
