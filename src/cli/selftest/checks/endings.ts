import { must, mustEqual } from '../invariants.ts';
import type { World } from '../world.ts';

type Progress = { stage: number; percent: number };

const stages = ['researching', 'outlining', 'writing', 'finalizing'];

/** How research and articles went on and ended, by the events and by the rows. */
export class Endings {
  private lastSequence = 0;
  /** The status that the one terminal event told, by the id of what ended. */
  private readonly told = new Map<string, string>();
  private readonly progress = new Map<string, Progress>();

  check(world: World): void {
    this.readEvents(world);
    this.compare(world, 'ideaclouds', world.ideaclouds);
    this.compare(world, 'articles', world.articles);
  }

  private readEvents({ view, owners }: World): void {
    const sql = 'SELECT * FROM events WHERE sequence > ? ORDER BY sequence';
    for (const { sequence, site_id: siteId, type, body } of view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      owners.check(String(body), String(siteId), () => `an event ${type}`);
      const { data } = JSON.parse(String(body));
      const id: string | undefined = data.ideacloud_id ?? data.article_id;
      if (!id) continue;
      const ended = /^(?:ideacloud|content)\.(completed|failed)$/.exec(String(type))?.[1];
      const before = this.told.get(id);
      const again = () => `${type} for ${id}, which had ${before}`;
      must(before === undefined, 'one-terminal-event', again);
      if (ended) this.told.set(id, ended === 'completed' ? 'complete' : 'failed');
      else this.goOn(id, { stage: stages.indexOf(data.stage), percent: data.progress_percent });
    }
  }

  private goOn(id: string, next: Progress): void {
    const last = this.progress.get(id) ?? { stage: -1, percent: 0 };
    const isForward = next.percent >= last.percent && next.stage >= last.stage;
    const isNew = next.percent > last.percent || next.stage > last.stage;
    const what = () => `${id} from ${JSON.stringify(last)} to ${JSON.stringify(next)}`;
    must(isForward && isNew, 'progress-forward', what);
    this.progress.set(id, next);
  }

  private compare({ view }: World, table: string, known: ReadonlyMap<string, string>): void {
    const statuses = new Map<string, string>();
    for (const { id, status } of view.all(`SELECT id, status FROM ${table}`)) {
      statuses.set(String(id), String(status));
      const isOpen = status === 'researching' || status === 'generating';
      const expected = isOpen ? undefined : status;
      const what = `what events told of ${id}, which is ${status},`;
      mustEqual(this.told.get(String(id)), expected, 'one-terminal-event', what);
    }
    for (const id of known.keys()) {
      must(statuses.has(id), 'acknowledged-is-kept', () => `${id} of ${table} is gone`);
    }
  }
}
