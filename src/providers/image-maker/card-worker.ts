import type {
  Card,
  CardRefusal,
  CardRequest,
  CardSources,
} from '../../media/cards/card-request.ts';
import type { FromWorker, SourceName, ToWorker } from '../../media/worker/messages.ts';

/** What starts the thread; a test starts another. */
export type StartWorker = () => Worker;

/** Beside main.ts in the sources, and beside the one file of all sources where there is one. */
export function startDrawing(): Worker {
  const isSource = import.meta.url.endsWith('/image-maker/card-worker.ts');
  const place = isSource ? '../../draw-cards.ts' : './draw-cards.js';
  return new Worker(new URL(place, import.meta.url));
}

type Drawing = {
  sources: CardSources;
  resolve(result: Card | CardRefusal): void;
  reject(error: Error): void;
};

/**
 * One thread that draws cards, one at a time. It may end by itself at any moment, with or without a
 * word: whatever was being drawn fails then, and nothing waits for ever.
 */
export class CardWorker {
  private readonly worker: Worker;
  private drawing: Drawing | null = null;
  isDead = false;

  constructor(start: StartWorker) {
    this.worker = start();
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.die(`The maker of cards broke: ${event.message || 'no reason was given'}.`);
    };
    this.worker.addEventListener('close', () => this.die('The maker of cards ended unexpectedly.'));
    // A program that has done its work ends, whatever threads it has.
    (this.worker as Worker & { unref(): void }).unref();
  }

  draw(request: CardRequest, sources: CardSources): Promise<Card | CardRefusal> {
    return new Promise((resolve, reject) => {
      if (this.isDead) return reject(new Error('The maker of cards has ended.'));
      this.drawing = { sources, resolve, reject };
      this.tell({ kind: 'draw', request });
    });
  }

  /** Whatever was being drawn fails with this reason. */
  die(reason: string): void {
    if (this.isDead) return;
    this.isDead = true;
    this.worker.terminate();
    this.end()?.reject(new Error(reason));
  }

  private heard(message: FromWorker): void {
    if (message.kind === 'ask') return void this.answer(message);
    const drawing = this.end();
    if (message.kind === 'drawn') drawing?.resolve(message.result);
    else drawing?.reject(new Error(`The card could not be drawn: ${message.message}`));
  }

  private async answer(asked: Extract<FromWorker, { kind: 'ask' }>): Promise<void> {
    const { question, source, argument } = asked;
    try {
      if (!this.drawing) throw new Error('Nothing is being drawn.');
      const value = await askSource(this.drawing.sources, source, argument);
      this.tell({ kind: 'answer', question, value });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.tell({ kind: 'no_answer', question, message });
    }
  }

  private tell(message: ToWorker): void {
    if (!this.isDead) this.worker.postMessage(message);
  }

  private end(): Drawing | null {
    const { drawing } = this;
    this.drawing = null;
    return drawing;
  }
}

function askSource(sources: CardSources, name: SourceName, argument: unknown): Promise<unknown> {
  const source = sources[name] as (argument: unknown) => Promise<unknown>;
  return source(argument);
}
