import type { SiteInput } from '../../domain/site/create-site.ts';
import type { SiteRow } from '../../domain/site/store.ts';
import type { Words } from '../words/index.ts';

export type SiteFormName = keyof Words['settings']['forms'];
type Known = Exclude<keyof SiteInput, undefined> & keyof SiteRow;

/** Which fields of a store each form changes, all of them at once. */
export const siteForms: Record<SiteFormName, readonly Known[]> = {
  profile: ['name', 'domain', 'phone', 'street', 'city', 'state', 'zip', 'country', 'timeZone'],
  rules: ['requireApproval', 'allowOwnApproval', 'describeStock'],
  plan: ['plan'],
};

export type SiteValues = Partial<Record<Known, string>>;

/** As a form holds them: switches are `on` or `off`. */
export function valuesOf(site: SiteRow, form: SiteFormName): SiteValues {
  return Object.fromEntries(siteForms[form].map((name) => [name, textOf(site[name])]));
}

function textOf(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value ?? '';
}
