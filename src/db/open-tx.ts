import type { Ids } from '../lib/ids.ts';
import type { LoopName } from '../lib/loop-name.ts';
import type { Drizzle, Tx } from './reader.ts';

/** A body that waited for something else than its transaction: a fault of the program. */
export class BodyWaited extends Error {
  override name = 'BodyWaited';

  constructor(body: (tx: Tx) => unknown) {
    const start = String(body).replaceAll(/\s+/g, ' ').slice(0, 120);
    super(
      'The body of a write may wait for nothing but its tx: it holds everybody up, and may be ' +
        `run a second time. Do the rest before or after the write. It begins: ${start}`,
    );
  }
}

/** The `Tx` of one body, which is of no more use once that has ended. */
export class OpenTx implements Tx {
  readonly wakes = new Set<LoopName>();
  private isOver = false;

  constructor(
    private readonly handle: Drizzle,
    readonly now: number,
    readonly ids: Ids,
  ) {}

  get db(): Drizzle {
    if (this.isOver) throw new Error('This write is over: its tx must not be used any more.');
    return this.handle;
  }

  wake(name: LoopName): void {
    this.wakes.add(name);
  }

  end(): void {
    this.isOver = true;
  }
}
