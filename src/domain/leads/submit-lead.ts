import type { SpamReason } from '../../../schema/tables/leads.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { day } from '../../lib/clock.ts';
import { consentText, consentVersion } from './consent.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { sendTo } from './deliveries-store.ts';
import { channelsOf } from './targets.ts';
import { type GivenLead, isAdvertising, type LeadFields, readLead, readSpam } from './read-lead.ts';
import { changeLead, findSame, insertLead, type LeadRow } from './store.ts';
import type { AskedVehicle } from './asked-vehicle.ts';

/** What came with a form, and from where. */
export type Submission = {
  siteId: string;
  storeName: string;
  pageId: string;
  fields: LeadFields;
  /** What the page found out about the form before anybody looked into it. */
  trap: SpamReason | null;
  /** Of the client. */
  address: string;
  /** Throws a 400 for a vehicle that the page does not show. */
  findVehicle: (asked: string) => Promise<AskedVehicle>;
};

/** Who asks the same twice within this time asks once. */
export const mergedWithinMs = day;
const maxMergedMessage = 8_000;

/**
 * Keeps what somebody asked of a store, and has it sent where its leads go; in one write, so that
 * what was acknowledged is kept. What a machine has sent is kept apart and gets the same answer.
 * Throws a 400 for a field that is not valid.
 */
export async function submitLead(ctx: Context, submission: Submission): Promise<void> {
  const { fields, trap, siteId } = submission;
  const given = trap === null ? readLead(fields) : readSpam(fields);
  const spamReason = trap ?? (isAdvertising(given) ? 'links' : null);
  const isAsked = spamReason === null && given.vehicle !== null;
  const asked = isAsked ? await submission.findVehicle(given.vehicle ?? '') : null;
  await ctx.write(async (tx) => {
    const row = rowOf(ctx, tx, submission, { given, spamReason, asked });
    if (spamReason !== null) return insertLead(tx, row);
    const same = await findSame(tx, row, tx.now - mergedWithinMs);
    if (!same) await insertLead(tx, row);
    else if (!(await merge(tx, same, row))) return;
    await sendTo(tx, same ?? row, await channelsOf(tx, siteId));
  }, inLane(siteId));
}

type Read = { given: GivenLead; spamReason: SpamReason | null; asked: AskedVehicle | null };

function rowOf(
  { seal }: Context,
  tx: Tx,
  { siteId, storeName, pageId, address }: Submission,
  { given: { name, email, phone, message }, spamReason, asked }: Read,
): LeadRow {
  const isAgreed = spamReason === null;
  return {
    id: tx.ids.uuid(),
    siteId,
    pageId,
    spamReason,
    name,
    email,
    phone,
    message,
    emailKey: emailKey(email),
    phoneKey: phoneKey(phone),
    vehicleId: asked?.id ?? null,
    vehicle: asked?.vehicle ?? null,
    consentText: isAgreed ? consentText(storeName) : null,
    consentVersion: isAgreed ? consentVersion : null,
    consentedAt: isAgreed ? tx.now : null,
    address: seal.encrypt(address),
    times: 1,
    lastAt: tx.now,
    createdAt: tx.now,
    answeredAt: null,
    answeredBy: null,
  };
}

/**
 * Adds to a lead what is new, and whether there was anything. Nothing of it is written over but the
 * consent, by the one that holds for an address or a number that came later as well.
 */
async function merge(tx: Tx, same: LeadRow, row: LeadRow): Promise<boolean> {
  const adds = row.message !== null && !(same.message ?? '').includes(row.message);
  const message = adds ? [same.message, row.message].filter(Boolean).join('\n\n') : same.message;
  const isReached =
    (same.email === null && row.email !== null) || (same.phone === null && row.phone !== null);
  const { consentText: words, consentVersion: edition, consentedAt, address } = row;
  const consent = { consentText: words, consentVersion: edition, consentedAt, address };
  await changeLead(tx, same.id, {
    message: message?.slice(0, maxMergedMessage).toWellFormed() ?? null,
    email: same.email ?? row.email,
    emailKey: same.emailKey ?? row.emailKey,
    phone: same.phone ?? row.phone,
    phoneKey: same.phoneKey ?? row.phoneKey,
    ...(isReached && consent),
    times: same.times + 1,
    lastAt: tx.now,
    // Whoever asks again has not had the answer they wanted.
    answeredAt: null,
    answeredBy: null,
  });
  return adds || isReached;
}
