import { type Clock, second } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';

const maxStreamsOfKey = 4;
const maxStreams = 32;

/** After the last byte was taken. */
const stalledAfterMs = 30 * second;
const lookEveryMs = 5 * second;

/** Most streams end within seconds, and those that nobody reads after half a minute. */
const retryAfterSeconds = 10;

type Place = {
  keyId: string;
  /** When the reader last took something. */
  takenAt: number;
  /** What comes next is being made: the wait is ours. */
  isMaking: boolean;
  end(reason: Error | null): void;
};

/**
 * The feeds that are on their way out. Each holds a state of the store and a part of the document,
 * so that few are sent at the same time, and one that its reader has left lying is ended.
 */
export class FeedStreams {
  private readonly places = new Set<Place>();
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(private readonly clock: Clock) {}

  /** Takes a place for a key. Throws a 429, with Retry-After set, where all are taken. */
  begin(keyId: string, headers: Record<string, string | number>): FeedStream {
    this.endStalled();
    const own = [...this.places].filter((place) => place.keyId === keyId).length;
    const isFull = this.places.size >= maxStreams;
    if (own >= maxStreamsOfKey || isFull) {
      headers['retry-after'] = String(retryAfterSeconds);
      const whose = own >= maxStreamsOfKey ? `${own} feeds of this key` : `${maxStreams} feeds`;
      const message = `${whose} are being sent already. Try again in ${retryAfterSeconds} seconds.`;
      throw problem('rate_limit_exceeded', message, { retry_after: retryAfterSeconds });
    }
    const stream = new FeedStream(keyId, this.clock, (place) => this.remove(place));
    this.places.add(stream);
    this.timer ??= setInterval(() => this.endStalled(), lookEveryMs).unref();
    return stream;
  }

  endStalled(): void {
    const before = this.clock.now() - stalledAfterMs;
    for (const place of this.places) {
      if (place.isMaking || place.takenAt > before) continue;
      place.end(new Error('The reader of the feed has not taken anything for too long.'));
    }
  }

  private remove(place: Place): void {
    this.places.delete(place);
    if (this.places.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

/** The place of one feed, from the question whether there is one to its last byte. */
export class FeedStream implements Place {
  takenAt: number;
  isMaking = true;
  private hasEnded = false;
  private reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private release: () => void = () => undefined;

  constructor(
    readonly keyId: string,
    private readonly clock: Clock,
    private readonly onEnd: (place: Place) => void,
  ) {
    this.takenAt = clock.now();
  }

  /** The same bytes; `release` is called once, after nothing of the source is used any more. */
  follow(source: ReadableStream<Uint8Array>, release: () => void): ReadableStream<Uint8Array> {
    const reader = source.getReader();
    this.reader = reader;
    this.isMaking = false;
    this.release = release;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
        },
        pull: (controller) => this.pull(reader, controller),
        cancel: () => this.end(null),
      },
      // Nothing is made before somebody takes it.
      { highWaterMark: 0 },
    );
  }

  /** With a reason where the reader is to see that this is not the end of the feed. */
  end(reason: Error | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd(this);
    if (reason) this.controller?.error(reason);
    const left = this.reader?.cancel() ?? Promise.resolve();
    left.catch(() => undefined).finally(this.release);
  }

  private async pull(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): Promise<void> {
    this.isMaking = true;
    this.takenAt = this.clock.now();
    try {
      const { done, value } = await reader.read();
      // A read that was under way when the reader left ends too, as if there were no more.
      if (this.hasEnded) return;
      if (!done) controller.enqueue(value);
      else {
        controller.close();
        this.end(null);
      }
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.isMaking = false;
    }
  }
}
