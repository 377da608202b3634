import type { SpamReason } from '../../../schema/tables/leads.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../problem.ts';
import type { AskedVehicle } from '../leads/asked-vehicle.ts';
import type { LeadFields } from '../leads/read-lead.ts';
import { submitLead } from '../leads/submit-lead.ts';
import { judgeStamp } from './form-stamp.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { idOfNamed, type ShownRow, vehiclesByIds } from './vehicles-store.ts';

export type Received = {
  token: string;
  fields: LeadFields;
  address: string;
  /** Whether our own form was sent, which always carries its stamp. */
  isForm: boolean;
};

/**
 * Takes in what somebody sends from a page. Throws a 404 where the page is not shown any more, and
 * a 400 for a form that is not valid or has been open for too long.
 */
export async function receiveLead(ctx: Context, received: Received): Promise<void> {
  const { token, fields, address, isForm } = received;
  const page = await loadPage(ctx, token);
  const trap = trapOf(ctx, page, fields, isForm);
  await submitLead(ctx, {
    siteId: page.row.siteId,
    storeName: page.site.name,
    pageId: page.row.id,
    fields,
    trap,
    address,
    findVehicle: (asked) => findVehicle(ctx, page, asked),
  });
}

/** What gives a machine away. It is told nothing: it would only learn. */
function trapOf(
  ctx: Context,
  { row }: LoadedPage,
  { website, form: stamp }: LeadFields,
  isForm: boolean,
): SpamReason | null {
  const isEmpty = website == null || (typeof website === 'string' && website.trim() === '');
  if (!isEmpty) return 'hidden_field';
  if (stamp == null || stamp === '') return isForm ? 'forged_form' : null;
  const verdict = typeof stamp === 'string' ? judgeStamp(ctx, row.id, stamp) : 'forged';
  if (verdict === 'too_old') throw invalid('form', 'has expired; load the page again');
  if (verdict === 'forged') return 'forged_form';
  return verdict === 'too_fast' ? 'too_fast' : null;
}

async function findVehicle(
  ctx: Context,
  { row, vehicles }: LoadedPage,
  asked: string,
): Promise<AskedVehicle> {
  const own = vehicles.find((one) => isNamed(one, asked));
  if (own) return askedFrom(own);
  if (row.kind === 'article') {
    const id = await idOfNamed(ctx.reader, row.siteId, asked);
    const [shown] = id === null ? [] : await vehiclesByIds(ctx.reader, row.siteId, [id]);
    if (shown) return askedFrom(shown);
  }
  throw invalid('vin', 'is no vehicle of this page');
}

/** By VIN, stock number or id, each in either case. */
function isNamed({ vin, stockNumber, id }: ShownRow, asked: string): boolean {
  const upper = asked.toUpperCase();
  return [vin, stockNumber, id].some((name) => name?.toUpperCase() === upper);
}

function askedFrom({ id, vin, stockNumber, condition, ...row }: ShownRow): AskedVehicle {
  const { year, make, model, trim } = row;
  return { id, vehicle: { vin, stockNumber, condition, year, make, model, trim } };
}
