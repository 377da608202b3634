/** What must hold after every step of a simulation, by name. test/README.md lists the same. */
export const invariants = {
  'attempts-at-most-five': 'No delivery is attempted more than five times.',
  'retry-schedule': 'Attempts come at once, then after 1 min, 5 min, 30 min and 2 h, each ± 10 %.',
  'retry-jitter': 'Deliveries that failed together do not all come back together.',
  'dead-letter-after-five':
    'A delivery is a dead letter exactly when its fifth attempt has failed.',
  'due-is-sent':
    'What is due goes out at once, unless its receiver is busy or 24 attempts are under way.',
  'disabled-when-due':
    'A subscription is disabled exactly by its tenth failed attempt in a row, over two events.',
  'inactive-gets-nothing': 'A subscription that is switched off is sent nothing.',
  'attempt-limits': 'An attempt has 15 s and reads at most 64 KiB.',
  'in-flight-limits': 'At most 4 attempts to one subscription and 64 in all are under way.',
  'one-attempt-at-a-time': 'A delivery is not sent twice at the same time.',
  'every-event-arrives': 'Each event becomes one delivery for each subscription that wanted it.',
  'only-wanted-events':
    'No subscription gets an event that it did not ask for, or of another site.',
  'entity-in-order':
    'First attempts of the events of one entity come in the order of commits, one at a time.',
  'nothing-out-of-reach':
    'What happens while a subscription is off is held, and in the queue once it is on.',
  'body-never-changes': 'The body is the same to the byte on every attempt.',
  'signatures-verify': 'Every attempt is signed with the secret of its subscription.',
  'attempt-is-recorded': 'The outcome of an attempt is what its receiver answered.',
  'no-private-address': 'Nothing is sent to an address that is not public.',
  'limiter-exact': 'A key is admitted up to its quota in any window, and refused beyond it.',
  'limiter-figures': 'The limit headers tell what is left.',
  'counters-equal-counts': 'Stored counts and total_count equal counts of the rows.',
  'no-foreign-row': 'No answer and no delivery holds anything of another site.',
  'foreign-is-unknown': 'What belongs to another site is answered like what does not exist.',
  'idempotent-once': 'An equal request with the same key is answered alike and creates nothing.',
  'cursors-complete': 'A walk through a list neither repeats nor hides what was there.',
  'acknowledged-is-kept': 'What was answered with success is there, after a crash too.',
  'descriptions-end':
    'A description ends once, with one event, and its batch when its last has ended.',
  'description-is-newest':
    "A vehicle shows its newest description, and a person's is not written over.",
  'one-terminal-event':
    'Research, articles and images end once, with one event, and stay as they ended.',
  'leads-are-kept': 'A lead that was acknowledged is there, once, also after a crash.',
  'leads-are-sent': "A lead is sent to its store's CRM, to no other, and counts once it arrived.",
  'progress-forward': 'The progress of an article never goes backwards.',
  'published-when-due':
    'What is scheduled is published once, not before its time, and late after downtime.',
  'posted-once': 'A post is never sent twice to a network that can be asked.',
  'posts-end-once': 'A social post is scheduled once and ends once, with its events.',
  'posts-when-due': 'A scheduled social post is begun at its time, and late after downtime.',
  'published-if-approved': 'Nothing is published that its site wants approved and nobody has.',
  'history-equals-state':
    'Each step of an article is asked for, allowed, told by one event, and leads to its state.',
  'backup-each-night':
    'Each night, or as soon as the machine is on, one backup is made, whatever the clock did.',
  'backups-open': 'A backup opens, is proved each day, and holds all that was acknowledged before.',
  'backups-rotate': 'Seven days and four weeks of backups are kept, and no others are removed.',
  'kept-long-enough': 'Nothing is swept before its time: 30 and 90 days, 24 hours, 14 days.',
  'gone-in-time': 'What has had its time is gone after the next sweep.',
  'import-atomic': 'A file of stock or listings is taken in as a whole or not at all.',
  'work-is-taken-up': 'Work that is due is done, also after a crash.',
  'loops-end-well': 'No loop fails.',
  'answers-expected': 'A request is answered as the contract says; none ends in an internal error.',
  'store-sound': 'The database passes its integrity and foreign key checks.',
} as const;

export type InvariantName = keyof typeof invariants;

/** The program did what an invariant forbids. */
export class Violation extends Error {
  override name = 'Violation';
  constructor(
    readonly invariant: InvariantName,
    message: string,
  ) {
    super(message);
  }
}

/** `detail` is only asked for when it is needed: these checks run many thousand times. */
export function must(holds: boolean, invariant: InvariantName, detail: () => string): void {
  if (!holds) throw new Violation(invariant, detail());
}

export function mustEqual(
  found: unknown,
  expected: unknown,
  invariant: InvariantName,
  what: string,
): void {
  if (Object.is(found, expected)) return;
  throw new Violation(invariant, `${what} is ${String(found)}, expected ${String(expected)}`);
}

/** Keeps what is found in the middle of the program's own work, which would catch it. */
export class Findings {
  private first: Error | null = null;

  gather(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.first ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  async gatherFrom(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.gather(() => {
        throw error;
      });
    }
  }

  throwIfAny(): void {
    if (this.first) throw this.first;
  }
}
