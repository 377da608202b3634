import { BodyWaited } from '../open-tx.ts';
import type { Tx } from '../reader.ts';

/**
 * Finds bodies that wait. Each query of theirs is settled within the turn of the event loop that
 * asks for it, and so are they: a body that has not ended when the next turn comes waits for
 * something else. One timer watches over all that run in a turn.
 */
export class TurnWatch {
  private isSet = false;
  private refuse: (() => void) | null = null;

  /** What the body gives, or a rejection with BodyWaited. */
  run<T>(body: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
    if (!this.isSet) this.set();
    return new Promise<T>((resolve, reject) => {
      const refuse = () => reject(new BodyWaited(body));
      this.refuse = refuse;
      const end = <V>(settle: (value: V) => void, value: V) => {
        // One that was refused may end while another is being watched.
        if (this.refuse === refuse) this.refuse = null;
        settle(value);
      };
      body(tx).then(
        (value) => end(resolve, value),
        (error: unknown) => end(reject, error),
      );
    });
  }

  private set(): void {
    this.isSet = true;
    setImmediate(() => {
      this.isSet = false;
      this.refuse?.();
      this.refuse = null;
    });
  }
}
