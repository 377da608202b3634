/**
 * Every column that holds text from `Seal.encrypt`; a change of the master key walks them by the
 * `id` of their rows.
 */
export const sealedColumns: readonly { table: string; column: string }[] = [
  { table: 'webhooks', column: 'secret' },
  { table: 'webhooks', column: 'replaced_secrets' },
];
