import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import type { Tx } from '../../../db/reader.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import type { Random } from '../../../lib/random.ts';
import { auditPerson } from '../audit-person.ts';
import { requireStepUp, type SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { waysOf } from './factor-store.ts';

const codeCount = 10;
/** Without 0, 1, l and o: codes are copied by hand. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 24 of 32 letters are 120 bits: from 112 on nobody finds them by their plain hashes. */
const codeLength = 24;

/** Codes as they are shown: six groups of four. */
export function makeCodes(random: Random): string[] {
  return Array.from({ length: codeCount }, () => {
    const code = [...random.bytes(codeLength)].map((byte) => letters[byte % letters.length]);
    return code.join('').replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** However it is typed: case, blanks and hyphens do not count. */
function hashOf(code: string): string {
  return sha256Hex(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

/** Puts these in the place of all that there were. */
export async function putCodes(tx: Tx, userId: string, codes: readonly string[]): Promise<void> {
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  for (const code of codes) {
    const row = { id: tx.ids.uuid(), userId, codeHash: hashOf(code), usedAt: null };
    await tx.db
      .insert(recoveryCodes)
      .values({ ...row, createdAt: tx.now })
      .run();
  }
}

/** Takes a code that has not been used; false for any other. */
export async function takeCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { id, codeHash, usedAt } = recoveryCodes;
  const unused = and(eq(recoveryCodes.userId, userId), eq(codeHash, hashOf(code)), isNull(usedAt));
  const set = { usedAt: tx.now };
  return (await tx.db.update(recoveryCodes).set(set).where(unused).returning({ id })).length > 0;
}

/** Ten new ones, which are shown once; the old ones end. */
export async function newRecoveryCodes(ctx: Context, who: SignedIn): Promise<string[]> {
  requireStepUp(ctx, who);
  const codes = makeCodes(ctx.random);
  await ctx.write(async (tx) => {
    if (!(await waysOf(tx, who.user.id))) throw refusal('no_factor');
    await putCodes(tx, who.user.id, codes);
    await auditPerson(tx, who.user, who.from.address, 'factor.recovery_codes');
  }, inLane('sessions'));
  return codes;
}
