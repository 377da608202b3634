import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import { audit } from '../audit/audit.ts';
import {
  type BatchResult,
  requestDescription,
  requestDescriptions,
  type Started,
} from './request-descriptions.ts';

/** As many as one click may ask for. */
export const maxDescribedAtOnce = 50;

/** Has one vehicle described, as `requestDescription` does, with an entry in the audit log. */
export async function describeForPerson(
  ctx: Context,
  actor: PersonActor,
  vehicleId: string,
): Promise<Started> {
  const { siteId } = actor;
  const write: WriteOf<Started> = (body) =>
    writesOf(
      ctx,
      siteId,
    )(async (tx) => {
      const started = await body(tx);
      await audit(tx, actor, 'vehicle.describe', { kind: 'vehicle', id: vehicleId });
      return started;
    });
  return requestDescription(ctx, siteId, vehicleId, write);
}

/** The same for several; those that cannot be described say why, each in its place. */
export async function describeAllForPerson(
  ctx: Context,
  actor: PersonActor,
  vehicleIds: readonly string[],
): Promise<BatchResult[]> {
  const { siteId } = actor;
  const write: WriteOf<BatchResult[]> = (body) =>
    writesOf(
      ctx,
      siteId,
    )(async (tx) => {
      const results = await body(tx);
      const count = results.filter((one) => !('error' in one)).length;
      const detail = { count, asked: vehicleIds.length };
      await audit(tx, actor, 'vehicle.describe', { kind: 'vehicle', id: null }, detail);
      return results;
    });
  return requestDescriptions(ctx, siteId, vehicleIds.slice(0, maxDescribedAtOnce), write);
}
