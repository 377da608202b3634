/** A column that holds text from `Seal.encrypt`, and the primary key of its table. */
export type SealedColumn = { table: string; column: string; key: readonly string[] };

/** All of them; a change of the master key walks them. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'webhooks', column: 'secret', key: ['id'] },
  { table: 'webhooks', column: 'replaced_secrets', key: ['id'] },
  { table: 'social_accounts', column: 'token', key: ['id'] },
  { table: 'analytics_connections', column: 'credentials', key: ['id'] },
  { table: 'authenticator_apps', column: 'secret', key: ['id'] },
  { table: 'leads', column: 'address', key: ['id'] },
  { table: 'lead_targets', column: 'crm_url', key: ['site_id'] },
  {
    table: 'idempotency_records',
    column: 'sealed_body',
    key: ['api_key_id', 'route', 'idempotency_key'],
  },
];
