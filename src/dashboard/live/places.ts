import type { Context } from '../../context.ts';

/** More pages than anybody looks at; each asks the store every few seconds. */
export const maxStreamsOfPerson = 12;

type Place = {
  /** Aborted where a younger page has taken the place. */
  readonly given: AbortSignal;
  leave(): void;
};

/** Of each running program, by who looks; the oldest first. */
const places = new WeakMap<Context['sends'], Map<string, Set<AbortController>>>();

/** A place for one more stream of somebody. Where they have too many, the oldest has to go. */
export function takePlace({ sends }: Pick<Context, 'sends'>, userId: string): Place {
  const all = places.getOrInsertComputed(sends, () => new Map());
  const own = all.getOrInsertComputed(userId, () => new Set());
  const mine = new AbortController();
  own.add(mine);
  for (const oldest of own) {
    if (own.size <= maxStreamsOfPerson) break;
    own.delete(oldest);
    oldest.abort();
  }
  return {
    given: mine.signal,
    leave() {
      own.delete(mine);
      if (own.size === 0 && all.get(userId) === own) all.delete(userId);
    },
  };
}
