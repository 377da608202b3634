import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { minute } from '../../lib/clock.ts';

/** What only the person may bring back who took it away, for the same store, within this time. */
const validMs = 30 * minute;

type Sealing = Pick<Context, 'seal' | 'clock'>;
type Owner = Pick<PersonActor, 'siteId' | 'userId'>;
/** Without names: X takes 500 characters of state. */
type Ticket<T> = [name: string, siteId: string, userId: string | null, until: number, about: T];

/**
 * Hands something to a browser that it can neither read nor change: what a sign-in elsewhere is
 * for, or what it opened. It is stored nowhere, so that a change of the master key ends it early.
 */
export function makeTicket<T>(
  { seal, clock }: Sealing,
  { siteId, userId }: Owner,
  name: string,
  about: T,
): string {
  const ticket: Ticket<T> = [name, siteId, userId, clock.now() + validMs, about];
  return seal.encrypt(JSON.stringify(ticket));
}

/** Null for one of somebody else, of another kind or time, and for what is none. */
export function readTicket<T>(
  { seal, clock }: Sealing,
  { siteId, userId }: Owner,
  name: string,
  text: string,
): T | null {
  const [kind, site, user, until = 0, about] = openTicket<T>(seal, text) ?? [];
  if (kind !== name || site !== siteId || user !== userId || about === undefined) return null;
  return until < clock.now() ? null : about;
}

/** The store that a ticket belongs to, for whoever comes back without naming one. */
export function storeOf({ seal }: Sealing, text: string): string | null {
  return openTicket(seal, text)?.[1] ?? null;
}

function openTicket<T>(seal: Context['seal'], text: string): Ticket<T> | null {
  try {
    const found: unknown = JSON.parse(seal.decrypt(text));
    return Array.isArray(found) && found.length === 5 ? (found as Ticket<T>) : null;
  } catch {
    return null;
  }
}
