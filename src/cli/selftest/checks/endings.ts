import { day, hour } from '../../../lib/clock.ts';
import { type Changed, readAgain } from '../changes.ts';
import { must, mustEqual } from '../invariants.ts';
import type { World } from '../world.ts';

type Ended = 'ideaclouds' | 'articles' | 'image_generations';

const work = /^(?:ideacloud|content|image\.generation)\.(?:progress|completed|failed)$/;
const ends = /^(?:ideacloud|content|image\.generation)\.(completed|failed)$/;

type Progress = { stage: number; percent: number };

const stages = ['researching', 'outlining', 'writing', 'finalizing'];

/** How research, articles and images went on and ended, by the events and by the rows. */
export class Endings {
  private lastSequence = 0;
  /** The status that the one terminal event told, by the id of what ended. */
  private readonly told = new Map<string, string>();
  private readonly progress = new Map<string, Progress>();

  /** Rows that were written and rows that events told of; the others are as they were. */
  check(world: World, changed: Changed): void {
    const told = this.readEvents(world);
    this.compare(world, 'ideaclouds', new Set([...changed.ideaclouds, ...told]));
    this.compare(world, 'articles', new Set([...changed.articles, ...told]));
    const generations = new Set([...changed.image_generations, ...told]);
    this.compare(world, 'image_generations', generations);
  }

  /** Everything that anybody was told exists. */
  checkAll(world: World): void {
    this.compare(world, 'ideaclouds', new Set(world.ideaclouds.keys()));
    this.compare(world, 'articles', new Set(world.articles.keys()));
    this.compare(world, 'image_generations', new Set(world.image_generations.keys()));
  }

  /** Which articles and IdeaClouds there was news of. */
  private readEvents({ view, owners }: World): Set<string> {
    const news = new Set<string>();
    const sql = 'SELECT * FROM events WHERE sequence > ? ORDER BY sequence';
    for (const { sequence, site_id: siteId, type, body } of view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      owners.check(String(body), String(siteId), () => `an event ${type}`);
      const { data } = JSON.parse(String(body));
      const id: string | undefined = data.ideacloud_id ?? data.article_id ?? data.generation_id;
      const isAboutWork = work.test(String(type));
      if (!id || !isAboutWork) continue;
      news.add(id);
      const ended = ends.exec(String(type))?.[1];
      const before = this.told.get(id);
      const again = () => `${type} for ${id}, which had ${before}`;
      must(before === undefined, 'one-terminal-event', again);
      if (ended) this.told.set(id, ended === 'completed' ? 'complete' : 'failed');
      else this.goOn(id, { stage: stages.indexOf(data.stage), percent: data.progress_percent });
    }
    return news;
  }

  private goOn(id: string, next: Progress): void {
    const last = this.progress.get(id) ?? { stage: -1, percent: 0 };
    const isForward = next.percent >= last.percent && next.stage >= last.stage;
    const isNew = next.percent > last.percent || next.stage > last.stage;
    const what = () => `${id} from ${JSON.stringify(last)} to ${JSON.stringify(next)}`;
    must(isForward && isNew, 'progress-forward', what);
    this.progress.set(id, next);
  }

  private compare(world: World, table: Ended, ids: Set<string>): void {
    const rows = readAgain(world.view, `SELECT id, status FROM ${table}`, ids);
    for (const [id, { status }] of rows) {
      const isOpen = status === 'researching' || status === 'generating';
      const expected = isOpen ? undefined : status;
      const what = `what events told of ${id}, which is ${status},`;
      mustEqual(this.told.get(id), expected, 'one-terminal-event', what);
    }
    for (const id of ids) {
      if (table === 'image_generations' && !rows.has(id) && hasHadItsTime(world, id)) {
        world.image_generations.delete(id);
      }
      const isKept = rows.has(id) || !world[table].has(id);
      must(isKept, 'acknowledged-is-kept', () => `${id} of ${table} is gone`);
    }
  }
}

/** Generations stay for 90 days after their end; clocks are set by up to 30 hours, both ways. */
const generationsKeptMs = 90 * day - 64 * hour;

function hasHadItsTime(world: World, id: string): boolean {
  const at = world.generationsAt.get(id) ?? Number.POSITIVE_INFINITY;
  return Math.max(world.latestWall, world.wallNow()) - at > generationsKeptMs;
}
