import { second } from '../../lib/clock.ts';
import { CardWorker, startDrawing, type StartWorker } from './card-worker.ts';
import type { ImageJob, ImageMaker, MadeImage, NoImage } from './port.ts';

/** A card takes a fifth of a second; its photo may have to be fetched first. */
const defaultTimeoutMs = 30 * second;
/** Its renderer holds some 100 MB, which a server without cards to draw does not need. */
const defaultIdleMs = 60 * second;
/** Those that wait hold their facts in memory; tasks beyond it wait in the database. */
const mostWaiting = 16;

export type CardMakerParts = { start?: StartWorker; timeoutMs?: number; idleMs?: number };

/** The embedded maker of cards: facts of the store in templates of ours, drawn on one thread. */
export function cardMaker(parts: CardMakerParts = {}): ImageMaker {
  const { start = startDrawing, timeoutMs = defaultTimeoutMs, idleMs = defaultIdleMs } = parts;
  let worker: CardWorker | null = null;
  let idle: ReturnType<typeof setTimeout> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw({ request, sources, signal }: ImageJob): Promise<MadeImage | NoImage> {
    signal.throwIfAborted();
    if (idle) clearTimeout(idle);
    if (!worker || worker.isDead) worker = new CardWorker(start);
    const own = worker;
    const giveUp = () => own.die('The card was given up.');
    const tooLong = () => own.die('The card took too long.');
    const timer = setTimeout(tooLong, timeoutMs);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const result = await own.draw(request, sources);
      if ('reason' in result) return result;
      return { bytes: result.bytes, altText: result.altText, isOurs: true };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      idle = setTimeout(() => own.die('Nothing was left to draw.'), idleMs);
      idle.unref();
    }
  }

  return {
    id: 'cards',
    // While one is drawn none is made ready to be kept: requests have the other core.
    atOnce: 1,
    async make(job) {
      if (waiting >= mostWaiting) throw new Error('Too many cards wait to be drawn.');
      waiting += 1;
      const own = turn.then(() => draw(job));
      turn = own.catch(() => undefined);
      try {
        return await own;
      } finally {
        waiting -= 1;
      }
    },
    close() {
      if (idle) clearTimeout(idle);
      worker?.die('The program ends.');
    },
  };
}
