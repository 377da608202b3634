import { exportFormats, exportLeads } from '../../domain/leads/export-leads.ts';
import { download } from '../download.ts';
import { readForm } from '../form.ts';
import { param, type StoreVisit } from '../visit.ts';

/** A form and no link: what leaves the program is in the audit log. */
export async function exportAll(visit: StoreVisit): Promise<Response> {
  return fileOf(visit);
}

export async function exportOne(visit: StoreVisit): Promise<Response> {
  return fileOf(visit, param(visit, 'lead'));
}

async function fileOf(visit: StoreVisit, leadId?: string): Promise<Response> {
  const { ctx, actor, site, show } = visit;
  const form = await readForm(visit.request);
  const format = exportFormats.find((one) => one === form.text('format')) ?? 'csv';
  const text = await exportLeads(ctx, actor, { format, leadId });
  const name = `leads-${site.slug}-${show.isoDay(show.now)}`;
  return format === 'adf'
    ? download(`${name}.xml`, 'application/x-adf+xml', text)
    : download(`${name}.csv`, 'text/csv', text);
}
