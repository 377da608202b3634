import Papa from 'papaparse';
import { isoTime } from '../../lib/clock.ts';
import { csvCell } from '../../lib/csv-cell.ts';
import type { LeadRow } from './store.ts';

const columns = [
  'id',
  'created_at',
  'name',
  'email',
  'phone',
  'message',
  'vin',
  'stock_number',
  'vehicle',
  'consent_version',
  'consented_at',
  'times',
  'answered_at',
  'answered_by',
] as const;

/** Leads for a spreadsheet: a row each, with a heading. */
export function leadsCsv(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => cellsOf(lead).map(csvCell));
  return `${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\r\n' })}\r\n`;
}

function cellsOf({ vehicle, consentedAt, answeredAt, ...lead }: LeadRow): string[] {
  return [
    lead.id,
    isoTime(lead.createdAt),
    lead.name,
    lead.email ?? '',
    lead.phone ?? '',
    lead.message ?? '',
    vehicle?.vin ?? '',
    vehicle?.stockNumber ?? '',
    vehicleName(vehicle),
    lead.consentVersion ?? '',
    consentedAt === null ? '' : isoTime(consentedAt),
    String(lead.times),
    answeredAt === null ? '' : isoTime(answeredAt),
    lead.answeredBy ?? '',
  ];
}

/** "2022 Toyota Camry SE"; empty where none was asked for. */
export function vehicleName(vehicle: LeadRow['vehicle']): string {
  if (!vehicle) return '';
  const { year, make, model, trim } = vehicle;
  return [year, make, model, trim].filter((part) => part !== null).join(' ');
}
