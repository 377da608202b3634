import type { Tx } from '../../../db/reader.ts';
import { auditPerson } from '../audit-person.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { changeSession, strictStores } from '../sessions/session-store.ts';
import { listStoresOf } from '../users-store.ts';
import { countCodesLeft, deleteFactors, waysOf } from './factor-store.ts';
import { putCodes } from './recovery-codes.ts';

/** With the first factor come recovery codes, which are shown once; else null. */
export type NewFactor = { recoveryCodes: string[] | null };

type Changed = { kind: 'app' | 'passkey'; id: string };

/** The rest of the write that adds one: the session has shown it. */
export async function afterNewFactor(
  tx: Tx,
  who: SignedIn,
  codes: string[],
  added: Changed,
): Promise<NewFactor> {
  const { user, session, from } = who;
  const isFirst = (await countCodesLeft(tx, user.id)) === 0;
  if (isFirst) await putCodes(tx, user.id, codes);
  await changeSession(tx, session.id, { factorAt: tx.now, steppedUpAt: tx.now });
  await auditPerson(tx, user, from.address, 'factor.add', { way: added.kind });
  return { recoveryCodes: isFirst ? codes : null };
}

/** The rest of the write that removes one. Without any, recovery codes would be the only factor. */
export async function afterFactorGone(tx: Tx, who: SignedIn, gone: Changed): Promise<void> {
  const { user, from } = who;
  if (!(await waysOf(tx, user.id))) {
    const strict = await strictStores(tx);
    const stores = await listStoresOf(tx, user.id);
    if (stores.some(({ siteId }) => strict.has(siteId))) throw refusal('factor_required');
    await deleteFactors(tx, user.id);
  }
  await auditPerson(tx, user, from.address, 'factor.remove', { way: gone.kind });
}
