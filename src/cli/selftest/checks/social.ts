import { second } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import type { World } from '../world.ts';

const ended = ['published', 'partially_published', 'failed'];

/** Posts that partners were told exist, and what became of each. */
export class SocialPosts {
  /** The store of each. */
  readonly posts = new Map<string, string>();
  /** Those that somebody may have deleted. */
  private readonly leaving = new Set<string>();
  /** The types of events about each, in their order. */
  private readonly told = new Map<string, string[]>();
  private lastSequence = 0;

  accepted(id: string, storeId: string): void {
    this.posts.set(id, storeId);
  }

  mayGo(id: string, isDeletion: boolean): void {
    if (isDeletion) this.leaving.add(id);
  }

  isGone(id: string): boolean {
    return this.leaving.has(id);
  }

  stays(id: string): void {
    this.leaving.delete(id);
  }

  gone(id: string): void {
    this.posts.delete(id);
  }

  /** When something is next due, on the wall. */
  nextDue({ view }: World): number | null {
    const sql = `SELECT min(at) AS at FROM (
      SELECT min(next_at) AS at FROM social_targets WHERE next_at IS NOT NULL
      UNION ALL SELECT min(scheduled_at) FROM social_posts WHERE status = 'scheduled')`;
    const at = view.one(sql)?.at ?? null;
    return at === null ? null : Number(at);
  }

  /** What is due has been begun; the timetable looks every second. */
  checkDue(world: World): void {
    const late = world.wallNow() - second;
    const sql = "SELECT id FROM social_posts WHERE status = 'scheduled' AND scheduled_at <= ?";
    const row = world.view.one(sql, late);
    must(!row, 'posts-when-due', () => `${row?.id} is still scheduled`);
  }

  check(world: World): void {
    this.readEvents(world);
    for (const [text, times] of world.networks.taken) {
      must(times === 1, 'posted-once', () => `"${text}" was posted ${times} times`);
    }
    const rows = world.view.all('SELECT id, status, scheduled_at, created_at FROM social_posts');
    const found = new Set(rows.map(({ id }) => String(id)));
    for (const { id, status } of rows) {
      const events = this.told.get(String(id)) ?? [];
      const ends = events.filter((type) => type !== 'scheduled');
      const what = `the number of ends told of ${id}, which is ${status},`;
      if (ended.includes(String(status))) {
        const isPartial = ends.join(' ') === 'published failed';
        if (!isPartial) mustEqual(ends.length, 1, 'posts-end-once', what);
      } else if (status !== 'unpublished') mustEqual(ends.length, 0, 'posts-end-once', what);
      const schedules = events.length - ends.length;
      must(schedules <= 1, 'posts-end-once', () => `${id} was scheduled ${schedules} times`);
    }
    for (const id of this.posts.keys()) {
      const isKept = found.has(id) || this.leaving.has(id);
      must(isKept, 'acknowledged-is-kept', () => `the post ${id} is gone`);
    }
  }

  /** At the end nothing is on its way any more, and readers see what the rows say. */
  checkAll(world: World): void {
    this.check(world);
    const open = "SELECT count(*) FROM social_posts WHERE status = 'publishing'";
    mustEqual(world.view.count(open), 0, 'work-is-taken-up', 'posts on their way at the end');
    const shown = world.view.all(
      `SELECT external_id, error FROM social_targets
        WHERE status = 'published' AND external_id NOT NULL`,
    );
    // One that nobody could take back for hours may be gone: the row says why it was given up.
    const ids = shown
      .filter(
        ({ external_id: id, error }) => error === null || world.networks.posts.has(String(id)),
      )
      .map(({ external_id: id }) => String(id))
      .sort();
    const unsure = this.unsure(world);
    const there = [...world.networks.posts.values()]
      .filter(({ platform, text }) => !unsure.has(`${platform} ${text}`))
      .map(({ id }) => id)
      .sort();
    mustEqual(ids.join(' '), there.join(' '), 'posted-once', 'what the rows say is public');
  }

  /** Of which a network that could not be asked for hours never told: a person looks. */
  private unsure({ view }: World): Set<string> {
    const rows = view.all(`SELECT platform, text FROM social_targets AS target
      JOIN social_posts AS post ON post.id = target.post_id
      WHERE target.status = 'failed' AND unsure_since NOT NULL`);
    return new Set(rows.map(({ platform, text }) => `${platform} ${text}`));
  }

  private readEvents({ view }: World): void {
    const sql = `SELECT sequence, type, body FROM events
      WHERE sequence > ? AND type LIKE 'social.post.%' ORDER BY sequence`;
    for (const { sequence, type, body } of view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      const { data, test } = JSON.parse(String(body));
      if (test === true) continue;
      const kind = String(type).replace('social.post.', '');
      this.told.set(data.id, [...(this.told.get(data.id) ?? []), kind]);
    }
  }
}
