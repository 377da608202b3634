import { and, eq, gt } from 'drizzle-orm';
import { passkeyChallenges } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { minute } from '../../../lib/clock.ts';

const challengeMs = 5 * minute;

export type Purpose = 'registration' | 'authentication';
type Asked = { userId: string; sessionId: string; purpose: Purpose };

/** Fresh random bytes, which the answer has to carry; the newest of a session alone counts. */
export async function askChallenge(ctx: Context, asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(ctx.random.bytes(32));
  const challenge = Buffer.from(bytes).toString('base64url');
  await ctx.write(async (tx) => {
    await tx.db
      .insert(passkeyChallenges)
      .values({ id: tx.ids.uuid(), ...asked, challenge, createdAt: tx.now })
      .onConflictDoUpdate({
        target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
        set: { challenge, createdAt: tx.now },
      })
      .run();
  }, inLane('sessions'));
  return bytes;
}

/** Takes the challenge away, whatever becomes of the answer; null where there is none. */
export async function takeChallenge(
  tx: Tx,
  { userId, sessionId, purpose }: Asked,
): Promise<string | null> {
  const { createdAt, challenge } = passkeyChallenges;
  const own = and(
    eq(passkeyChallenges.userId, userId),
    eq(passkeyChallenges.sessionId, sessionId),
    eq(passkeyChallenges.purpose, purpose),
  );
  const [taken] = await tx.db
    .delete(passkeyChallenges)
    .where(and(own, gt(createdAt, tx.now - challengeMs)))
    .returning({ challenge });
  return taken?.challenge ?? null;
}
