/** Pages of the dashboard stand where stores do: a store of that name would never be found. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'account',
  'confirm',
  'operator',
  'welcome',
]);
