import { second } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import type { Row, StoreView } from '../store-view.ts';
import {
  approvals,
  type Deed,
  type DeedName,
  eventOf,
  isApproved,
  isPossible,
  newStanding,
  type Standing,
  stepTaken,
} from './standing.ts';

/** Who publishes what was scheduled, in the history. */
const byTime = 'schedule';

/** A second account of who may do what about articles, and of what readers see when. */
export class Publication {
  /** Articles that somebody has done something about. */
  readonly standings = new Map<string, Standing>();
  /** Sites that publish only what is approved, which all do at first. */
  private readonly asks = new Map<string, boolean>();
  /** What a person is about to do, or was when the process died. */
  private meant: { id: string; deed: Deed; steps: DeedName[] } | null = null;
  private readonly scheduled = new Set<string>();
  /** The events of the steps that were read since the last check, by article. */
  private readonly told = new Map<string, string[]>();
  private lastRow = 0;
  private lastSequence = 0;

  constructor(
    private readonly view: StoreView,
    private readonly siteOf: (id: string) => string | undefined,
    private readonly wallNow: () => number,
  ) {}

  hasScheduled(): boolean {
    return this.scheduled.size > 0;
  }

  setRule(siteId: string, asks: boolean): void {
    this.asks.set(siteId, asks);
    for (const one of this.standings.values()) {
      if (one.siteId === siteId) one.since = this.wallNow();
    }
  }

  asksOf(siteId: string): boolean {
    return this.asks.get(siteId) ?? true;
  }

  of(id: string): Standing {
    const known = this.standings.get(id) ?? newStanding(this.siteOf(id) ?? '');
    this.standings.set(id, known);
    return known;
  }

  isPossible(id: string, deed: Deed): boolean {
    const one = this.of(id);
    return isPossible(one, deed, this.isFree(one), this.wallNow());
  }

  /** Whether it will be done, by the account; the steps that it takes are awaited. */
  expect(id: string, deed: Deed): boolean {
    const one = this.of(id);
    this.meant = null;
    if (!this.isPossible(id, deed)) return false;
    const isSame = deed.name === 'edit' && deed.text === one.text;
    const isLive = deed.name === 'edit' && one.posting === 'published' && !this.asksOf(one.siteId);
    const steps: DeedName[] = isSame ? [] : [deed.name];
    if (isLive && !isSame) steps.push('publish');
    if (steps.length > 0) this.meant = { id, deed, steps };
    return true;
  }

  /** What a person was told has been done is in the history. */
  confirm(): void {
    const left = this.meant;
    must(
      left === null,
      'history-equals-state',
      () => `${left?.deed.name} of ${left?.id} left none`,
    );
  }

  /** Whatever was done since the last time, each step by itself. */
  read(): void {
    const sql = 'SELECT rowid AS row, * FROM article_transitions WHERE rowid > ? ORDER BY rowid';
    for (const row of this.view.all(sql, this.lastRow)) {
      this.lastRow = Number(row.row);
      const id = String(row.article_id);
      const event = this.take(id, row);
      const events = this.told.get(id) ?? [];
      this.told.set(id, event === null ? events : [...events, event]);
    }
  }

  /** Each step has had its event, and the articles that were written stand where it led. */
  check(changed: ReadonlySet<string>): void {
    this.read();
    this.compareEvents(this.told);
    this.compareRows(new Set([...this.told.keys(), ...changed]));
    this.told.clear();
  }

  /** When something that is scheduled is next due, on the wall. */
  nextDue(): number | null {
    const due = [...this.scheduled].map((id) => this.of(id)).filter((one) => this.isFree(one));
    return due.length === 0 ? null : Math.min(...due.map(dueSince));
  }

  /** What is due has been published; the timetable looks every second. */
  checkDue(): void {
    for (const id of this.scheduled) {
      const one = this.of(id);
      const isLate = this.isFree(one) && dueSince(one) + second <= this.wallNow();
      must(!isLate, 'published-when-due', () => `${id} is due since ${one.publishAt}`);
    }
  }

  /** Of all articles there are. */
  checkAll(): void {
    const ids = this.view.all('SELECT id FROM articles').map(({ id }) => String(id));
    this.compareRows(new Set(ids));
  }

  private isFree(one: Standing): boolean {
    return isApproved(one) || !this.asksOf(one.siteId);
  }

  /** The event that tells of the step. */
  private take(id: string, row: Row): string | null {
    const name = String(row.action) as DeedName;
    const one = this.of(id);
    const what = `${name} of ${id} by ${row.actor}`;
    const isApproval = approvals[name] !== undefined || name === 'edit';
    const before = isApproval ? one.approval : one.posting;
    mustEqual(row.from_status, before, 'history-equals-state', `the state before ${what}`);
    if (name === 'publish') {
      must(this.isFree(one), 'published-if-approved', () => `${what} is ${one.approval}`);
    }
    const at = Number(row.created_at);
    const deed = row.actor === byTime ? null : this.meantStep(id, name, what);
    if (!deed) {
      const isScheduled = name === 'publish' && one.posting === 'scheduled';
      must(isScheduled, 'published-when-due', () => `${what} was ${one.posting}`);
      const early = () => `${what} at ${at}, due at ${one.publishAt}`;
      must(Number(one.publishAt) <= at, 'published-when-due', early);
    }
    stepTaken(one, name, at, deed);
    if (one.posting === 'scheduled') this.scheduled.add(id);
    else this.scheduled.delete(id);
    const after = isApproval ? one.approval : one.posting;
    mustEqual(row.to_status, after, 'history-equals-state', `the state after ${what}`);
    mustEqual(row.version, one.version, 'history-equals-state', `the version at ${what}`);
    return eventOf[name];
  }

  private meantStep(id: string, name: DeedName, what: string): Deed | null {
    const { meant } = this;
    const isMeant = meant?.id === id && meant.steps[0] === name;
    must(isMeant, 'history-equals-state', () => `${what} was never asked for`);
    if (!meant) return null;
    meant.steps.shift();
    if (meant.steps.length === 0) this.meant = null;
    return meant.deed;
  }

  private compareEvents(told: ReadonlyMap<string, string[]>): void {
    const sql = 'SELECT sequence, type, body FROM events WHERE sequence > ? ORDER BY sequence';
    const found = new Map<string, string[]>();
    for (const { sequence, type, body } of this.view.all(sql, this.lastSequence)) {
      this.lastSequence = Number(sequence);
      const { data, test } = JSON.parse(String(body));
      if (test === true || !Object.values(eventOf).includes(String(type))) continue;
      found.set(data.article_id, [...(found.get(data.article_id) ?? []), String(type)]);
    }
    for (const id of new Set([...told.keys(), ...found.keys()])) {
      const events = (found.get(id) ?? []).join(' ');
      const steps = (told.get(id) ?? []).join(' ');
      mustEqual(events, steps, 'history-equals-state', `what events told of ${id}`);
    }
  }

  private compareRows(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    const sql = 'SELECT * FROM articles WHERE id IN (SELECT value FROM json_each(?))';
    for (const row of this.view.all(sql, JSON.stringify([...ids]))) {
      const id = String(row.id);
      const one = this.standings.get(id) ?? newStanding('');
      const same = (found: unknown, expected: unknown, what: string) =>
        mustEqual(found, expected, 'history-equals-state', `${what} of ${id}`);
      same(row.approval_status, one.approval, 'approval_status');
      same(row.posting_status, one.posting, 'posting_status');
      same(row.publish_at, one.publishAt, 'publish_at');
      same(row.published_version, one.publishedVersion, 'published_version');
    }
  }
}

/** Since its time, or since what kept it back was taken away. */
function dueSince({ publishAt, since }: Standing): number {
  return Math.max(Number(publishAt), since);
}
