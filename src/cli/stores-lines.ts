import type { SiteReport, StoresReport } from '../domain/inventory/import-stores.ts';
import { table } from './print.ts';

const heading = ['SITE', 'ROWS', 'ACCEPTED', 'NEW', 'CHANGED', 'SOLD', 'UNCHANGED', ''];

/** A line for each store of a file, and how many were new, refused or unknown. */
export function storesLines(report: StoresReport): string[] {
  const { sites, sites_new, sites_refused, unknown_sites } = report;
  return [
    `${sites.length} stores: ${sites_new} new, ${sites_refused} refused, ` +
      `${unknown_sites.length} unknown`,
    ...table(heading, sites.map(cells)),
    ...unknown_sites.map(({ name, rows }) => `There is no site "${name}": ${rows} rows left out`),
  ];
}

function cells(report: SiteReport): string[] {
  const { rows, accepted, changed, price_changed, sold, unchanged, error } = report;
  const counts = [rows, accepted, report.new, changed + price_changed, sold, unchanged];
  const note = error === null ? (report.is_new ? 'new site' : '') : error.message;
  return [report.site, ...counts.map(String), note];
}
