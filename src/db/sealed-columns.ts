/** Every column with text that `Seal.close` made. A change of the master key goes through them. */
export const sealedColumns: readonly { table: string; column: string }[] = [
  { table: 'webhooks', column: 'secret' },
  { table: 'webhooks', column: 'replaced_secrets' },
];
