import { isCanadianProvince } from '../inventory/formats/words/province.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { isPlan, type Plan, planNames } from '../../../schema/contracts/plans.ts';
import type { Context } from '../../context.ts';
import { invalid, problem } from '../../problem.ts';
import type { Tx } from '../../db/reader.ts';
import { changeSite, findSiteBySlug, insertSite, type SiteRow } from './store.ts';
import { inLane } from '../../db/write.ts';
import { auditSetting, differences, type Editing, only, refuseStale } from './editing.ts';

/** What a person says of a store; every field may be left out when a site is changed. */
export type SiteInput = {
  name?: string;
  plan?: string;
  domain?: string;
  phone?: string;
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
  timeZone?: string;
  /** `on` or `off`. */
  requireApproval?: string;
  /** `on` or `off`: whether people may approve what they wrote themselves. */
  allowOwnApproval?: string;
  /** `on` or `off`. */
  describeStock?: string;
};

/** What a store may be without: empty takes it away. */
const mayBeEmpty = new Set(['domain', 'phone', 'street', 'city', 'state', 'zip']);

/** A site as it is about to be made: everything about it is good. */
export type CheckedSite = { slug: string; name: string; fields: Partial<SiteRow> };

/** Makes a site. Throws a 400 for a field that is no good, a 409 when the slug is taken. */
export async function createSite(
  ctx: Context,
  input: SiteInput & { name: string; slug: string },
): Promise<SiteRow> {
  const checked = readSite(input);
  return ctx.write((tx) => createSiteIn(tx, checked), inLane('sites'));
}

/** Throws a 400 for a field that is no good. */
export function readSite(input: SiteInput & { name: string; slug: string }): CheckedSite {
  const { slug, name } = input;
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug)) {
    throw invalid('slug', 'must be 1 to 63 lower-case letters, digits and inner hyphens');
  }
  if (reservedSlugs.has(slug)) throw invalid('slug', 'is a page of the dashboard; take another');
  return { slug, name: name.trim(), fields: checkSite(input) };
}

/** Throws a 409 when the slug is taken. */
export async function createSiteIn(tx: Tx, { slug, name, fields }: CheckedSite): Promise<SiteRow> {
  if (await findSiteBySlug(tx, slug)) {
    throw problem('conflict', `A site with the slug "${slug}" exists already.`);
  }
  const row: SiteRow = {
    id: tx.ids.uuid(),
    slug,
    name,
    plan: 'teams',
    domain: null,
    phone: null,
    street: null,
    city: null,
    state: null,
    zip: null,
    country: isCanadianProvince(fields.state ?? '') ? 'CA' : 'US',
    timeZone: 'America/Chicago',
    requireApproval: true,
    allowOwnApproval: true,
    describeStock: false,
    ...fields,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  await insertSite(tx, row);
  return row;
}

/**
 * Changes what is given. Throws a 404 for an unknown slug, a 409 where one of the same fields has
 * been changed since it was read.
 */
export async function updateSite(
  ctx: Context,
  slug: string,
  input: SiteInput,
  editing: Editing = {},
): Promise<SiteRow> {
  const fields = checkSite(input);
  return ctx.write(async (tx) => {
    const site = await findSiteBySlug(tx, slug);
    if (!site) throw problem('not_found', `There is no site with the slug "${slug}".`);
    const names = Object.keys(fields) as (keyof SiteRow)[];
    refuseStale(editing, only(site, names));
    const changed = (await changeSite(tx, site.id, fields)) ?? site;
    const detail = differences(only(site, names), only(changed, names));
    const deed = 'plan' in detail ? 'plan.change' : 'site.change';
    await auditSetting(tx, editing, deed, { kind: 'site', id: site.id }, detail);
    return changed;
  }, inLane('sites'));
}

function checkSite(input: SiteInput): Partial<SiteRow> {
  const { plan, requireApproval, allowOwnApproval, describeStock, ...texts } = input;
  const fields: Partial<SiteRow> = {};
  if (plan !== undefined) fields.plan = checkPlan(plan);
  if (requireApproval !== undefined) {
    fields.requireApproval = switchFrom('require_approval', requireApproval);
  }
  if (allowOwnApproval !== undefined) {
    fields.allowOwnApproval = switchFrom('allow_own_approval', allowOwnApproval);
  }
  if (describeStock !== undefined) {
    fields.describeStock = switchFrom('describe_stock', describeStock);
  }
  if (texts.timeZone !== undefined) checkTimeZone(texts.timeZone);
  for (const [name, value] of Object.entries(texts)) {
    if (name === 'slug' || value === undefined) continue;
    const text = value.trim();
    if (text === '' && mayBeEmpty.has(name)) {
      Object.assign(fields, { [name]: null });
      continue;
    }
    if (text === '' || text.length > 200) throw invalid(name, 'must be 1 to 200 characters');
    Object.assign(fields, { [name]: text });
  }
  return fields;
}

function checkPlan(plan: string): Plan {
  if (isPlan(plan)) return plan;
  throw invalid('plan', `must be one of ${planNames.join(', ')}`);
}

function switchFrom(name: string, word: string): boolean {
  if (word !== 'on' && word !== 'off') throw invalid(name, 'must be on or off');
  return word === 'on';
}

function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    throw invalid('time_zone', 'must be an IANA time zone such as America/Chicago');
  }
}
