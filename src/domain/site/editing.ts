import type { PersonActor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { sha256Hex } from '../../lib/hash.ts';
import { problem } from '../../problem.ts';
import { audit, type Subject } from '../audit/audit.ts';
import type { AuditDeed } from '../audit/deeds.ts';

/** Who changes a setting, and what they had before them; commands say neither. */
export type Editing = {
  by?: PersonActor;
  /** `fingerprintOf` what they saw. */
  seen?: string;
};

/** The same for the same values, whatever has happened in between. */
export function fingerprintOf(values: object): string {
  const entries = Object.entries(values).filter(([name]) => name !== 'updatedAt');
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256Hex(JSON.stringify(entries)).slice(0, 16);
}

/** Throws a 409 where somebody has changed it since the person saw it. */
export function refuseStale({ seen }: Editing, current: object): void {
  if (seen === undefined || seen === fingerprintOf(current)) return;
  throw problem('conflict', 'Somebody has changed this in the meantime.');
}

export function only<T extends object, K extends keyof T>(
  values: T,
  names: readonly K[],
): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Pick<T, K>;
}

type Difference = { from: unknown; to: unknown };

/** What was changed, by field. */
export function differences(before: object, after: object): Record<string, Difference> {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(([name, value]) => {
    return name !== 'updatedAt' && JSON.stringify(value) !== JSON.stringify(old[name]);
  });
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: old[name] ?? null, to }]));
}

/** In the write of the change; nothing for a change that changes nothing. */
export async function auditSetting(
  tx: Tx,
  { by }: Editing,
  deed: AuditDeed,
  subject: Subject,
  detail: Record<string, unknown>,
): Promise<void> {
  const { name: _, ...changes } = detail;
  const isChange = deed.endsWith('.change');
  if (by && !(isChange && Object.keys(changes).length === 0)) {
    await audit(tx, by, deed, subject, detail);
  }
}
