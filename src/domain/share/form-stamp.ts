import type { Context } from '../../context.ts';
import { day, second } from '../../lib/clock.ts';
import { Problem } from '../../problem.ts';

/** Nobody reads a form, fills it in and sends it in less. */
const minMs = 2 * second;
/** A form that somebody left open is drawn anew rather than taken for a machine's. */
const maxMs = day;

/** Says when a form was drawn, in a way that only this server can write. */
export function stampForm({ cursors, clock }: Context, pageId: string): string {
  return cursors.encode(scopeOf(pageId), [clock.now()]);
}

/**
 * Of a form that is drawn again, with what is wrong: whoever has filled it in once may send it at
 * once. A stamp that is still good stays, and grows old.
 */
export function redrawnStamp(ctx: Context, pageId: string, stamp: string): string {
  const verdict = judgeStamp(ctx, pageId, stamp);
  if (verdict === 'good') return stamp;
  const drawnAt = ctx.clock.now() - (verdict === 'too_old' ? minMs : 0);
  return ctx.cursors.encode(scopeOf(pageId), [drawnAt]);
}

export type StampVerdict = 'good' | 'too_fast' | 'too_old' | 'forged';

export function judgeStamp(ctx: Context, pageId: string, stamp: string): StampVerdict {
  const age = ageOf(ctx, pageId, stamp);
  if (age === null) return 'forged';
  if (age < minMs) return 'too_fast';
  return age > maxMs ? 'too_old' : 'good';
}

function ageOf(
  { cursors, clock }: Pick<Context, 'cursors' | 'clock'>,
  pageId: string,
  stamp: string,
): number | null {
  try {
    const [drawnAt] = cursors.decode(scopeOf(pageId), stamp);
    return typeof drawnAt === 'number' ? clock.now() - drawnAt : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function scopeOf(pageId: string): string {
  return `form of ${pageId}`;
}
