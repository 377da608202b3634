import type { AuditFilter } from '../../domain/audit/audit-store.ts';
import { parseTimeAt } from '../../lib/local-time.ts';
import type { Words } from '../words/index.ts';

export type AuditQuery = {
  group: string;
  person: string;
  /** Days of the calendar at the store, or ''. */
  from: string;
  to: string;
  after: string | null;
};

/** What an address asks for; a value that is none is as if it were not there. */
export function readQuery(params: URLSearchParams, { audit }: Words): AuditQuery {
  const group = params.get('what') ?? '';
  const person = params.get('who') ?? '';
  return {
    group: Object.hasOwn(audit.groups, group) ? group : '',
    person: /^[0-9a-f-]{36}$/.test(person) ? person : '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    after: params.get('after'),
  };
}

function dayIn(text: string | null): string {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '';
}

export function isNarrowed({ group, person, from, to }: AuditQuery): boolean {
  return [group, person, from, to].some((part) => part !== '');
}

/** The days as they begin and end in the zone; the last one counts whole. */
export function filterOf({ group, person, from, to }: AuditQuery, timeZone: string): AuditFilter {
  const start = startOf(from, timeZone);
  const end = to === '' ? null : startOf(nextDay(to), timeZone);
  return {
    ...(group !== '' && { group }),
    ...(person !== '' && { userId: person }),
    ...(start !== null && { from: start }),
    ...(end !== null && { to: end }),
  };
}

/** Where clocks are changed at midnight, the day begins an hour later. */
function startOf(day: string, timeZone: string): number | null {
  if (day === '') return null;
  return parseTimeAt(`${day} 00:00`, timeZone) ?? parseTimeAt(`${day} 01:00`, timeZone);
}

function nextDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + 86_400_000).toISOString().slice(0, 10);
}

export function searchOf({ group, person, from, to }: AuditQuery, after: string | null): string {
  const named = { what: group, who: person, from, to, after: after ?? '' };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}
