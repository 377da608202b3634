import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import {
  findImport,
  insertImport,
  type MarketImport,
  sourceNamed,
} from '../intake/intake-store.ts';
import { openRound } from './poll-store.ts';
import { questionsFor } from './questions.ts';

/** The round that was broken off, or a new one; null where no site asks for anything. */
export async function beginRound(ctx: Context, provider: string): Promise<MarketImport | null> {
  const questions = await questionsFor(ctx.reader);
  return ctx.write(async (tx) => {
    const source = await sourceNamed(tx, `api:${provider}`);
    const open = await openRound(tx, source.id);
    if (open) return open;
    if (questions.length === 0) return null;
    const id = tx.ids.uuid();
    await insertImport(tx, {
      id,
      sourceId: source.id,
      format: provider,
      isComplete: true,
      position: { questions, question: 0, start: 0, calls: 0, isWhole: true },
    });
    return (await findImport(tx, id)) ?? null;
  }, inLane('poll-listings'));
}
