import { type AuditRow, listAudit } from '../../../src/domain/audit/audit-store.ts';
import type { AuditDeed } from '../../../src/domain/audit/deeds.ts';
import type { DemoStore } from './store-demo.ts';

/** The newest entry of the store on this deed. */
export async function audited(store: DemoStore, deed: AuditDeed): Promise<AuditRow | undefined> {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, { deed }, { limit: 1 });
  return rows[0];
}
