import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { findSite } from '../site/store.ts';
import { adfDocument } from './adf.ts';
import { leadsCsv } from './csv.ts';
import { findLead, listLeads } from './store.ts';

export const exportFormats = ['adf', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * All leads of the store that count, or one of them, as a file: customers leave the program, so the
 * audit log says by whom. Throws a 404 for a lead that is not there.
 */
export async function exportLeads(
  ctx: Context,
  actor: PersonActor,
  { format, leadId }: { format: ExportFormat; leadId?: string },
): Promise<string> {
  const { siteId } = actor;
  const site = await findSite(ctx.reader, siteId);
  if (!site) throw notFound();
  const rows =
    leadId === undefined
      ? await listLeads(ctx.reader, siteId)
      : [await findLead(ctx.reader, leadId.toLowerCase())].filter((row) => row !== undefined);
  if (leadId !== undefined && rows[0]?.siteId !== siteId) throw notFound();
  await ctx.write(async (tx) => {
    const subject = { kind: 'lead', id: leadId ?? null };
    await audit(tx, actor, 'lead.export', subject, { format, leads: rows.length });
  }, inLane(siteId));
  return format === 'adf' ? adfDocument(rows, site, ctx.config.appOrigin) : leadsCsv(rows);
}
