import type { AuditRow } from '../../domain/audit/audit-store.ts';
import type { Words } from '../words/index.ts';

const said = new Set(['title', 'name', 'slug', 'drops_second_factor', 'is_operator']);

/** What an entry holds beyond who, what and about what, in the words of the store. */
export function detailLines({ detail }: AuditRow, words: Words, shown?: string): string[] {
  const { from, to, ...rest } = detail;
  const { audit } = words;
  const state =
    typeof from === 'string' && typeof to === 'string' && from !== to
      ? [audit.change(audit.state, valueOf(from, words), valueOf(to, words))]
      : [];
  const lines = Object.entries(rest).flatMap(([name, value]) => {
    if (said.has(name) || (shown !== undefined && value === shown)) return [];
    const label = labelOf(name, words);
    if (label === null) return [];
    if (isChange(value)) {
      return [audit.change(label, valueOf(value.from, words), valueOf(value.to, words))];
    }
    return [`${label}: ${valueOf(value, words)}`];
  });
  return [...state, ...lines];
}

/** Null for what has no word, which then is not shown: no names of the code. */
function labelOf(name: string, { audit, settings }: Words): string | null {
  const path = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const known: Record<string, string> = {
    ...settings.textFields,
    ...settings.fields,
    ...settings.rules,
    ...audit.details,
  };
  return known[path] ?? null;
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function valueOf(value: unknown, words: Words): string {
  const { audit, settings, operator } = words;
  if (value === null || value === undefined || value === '') return audit.nothing;
  if (typeof value === 'boolean') return value ? audit.on : audit.off;
  if (Array.isArray(value)) {
    return value.map((one) => valueOf(one, words)).join(', ') || audit.nothing;
  }
  const text = String(value);
  const known: Record<string, string> = {
    ...operator.jobs,
    ...settings.sections,
    ...settings.plans,
    ...settings.choices,
    ...audit.roles,
    ...audit.words,
  };
  const shown = known[text] ?? text;
  return shown.length > 200 ? `${shown.slice(0, 199)}…` : shown;
}
