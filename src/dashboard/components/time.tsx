import { isoTime } from '../../lib/clock.ts';
import type { Visit } from '../visit.ts';

type Props = { at: number; show: Visit['show']; kind?: 'ago' | 'day' | 'instant' };

/** A time as people say it, with the whole of it and its zone for who rests the pointer on it. */
export function Time({ at, show, kind = 'ago' }: Props) {
  return (
    <time class="nowrap" dateTime={isoTime(at)} title={show.instant(at)}>
      {show[kind](at)}
    </time>
  );
}
