import { must, mustEqual } from '../invariants.ts';
import type { Row } from '../store-view.ts';

/** `mayBeGone`: its time was over once, and a clock set back brings nothing back that was swept. */
export type Secret = { text: string; until: number; mayBeGone?: boolean };

/** What the model knows of one subscription, from what its owner did and from what was sent. */
export type Hook = {
  id: string;
  siteId: string;
  url: string;
  host: string;
  events: readonly string[];
  active: boolean;
  /** Switched off by failures and not by its owner. */
  isDisabledByFailures: boolean;
  failures: number;
  failedEvents: Set<string>;
  /** The one in force first; the others sign until their time on the wall is over. */
  secrets: Secret[];
  underWay: number;
};

/** Contract section 10, in the model's own words. */
export const disabledAfter = 10;

export function hookAnswered(hook: Hook): void {
  hook.failures = 0;
  hook.failedEvents = new Set();
}

/** A failed attempt at `eventId`. What was under way when it was switched off changes nothing. */
export function hookFailed(hook: Hook, eventId: string): void {
  if (!hook.active) return;
  hook.failures += 1;
  hook.failedEvents.add(eventId);
  if (hook.failures >= disabledAfter && hook.failedEvents.size > 1) {
    hook.active = false;
    hook.isDisabledByFailures = true;
  }
}

export function hookSwitched(hook: Hook, active: boolean): void {
  hook.active = active;
  if (!active) return;
  hook.isDisabledByFailures = false;
  hookAnswered(hook);
}

/** Before the clock is set: a sweep may have come by at any time, also as a process began. */
export function secretsSwept(hook: Hook, wallNow: number): void {
  for (const secret of hook.secrets) if (secret.until <= wallNow) secret.mayBeGone = true;
}

/** `row` is how the program keeps it. */
export function checkHookRow(hook: Hook, row: Row | undefined): void {
  must(row !== undefined, 'acknowledged-is-kept', () => `subscription ${hook.id} is gone`);
  const what = `of ${hook.url} after ${hook.failures} failures`;
  mustEqual(row?.is_active, Number(hook.active), 'disabled-when-due', `is_active ${what}`);
  mustEqual(row?.failure_count, hook.failures, 'disabled-when-due', `failure_count ${what}`);
  const hasReason = row?.disabled_reason !== null;
  mustEqual(hasReason, hook.isDisabledByFailures, 'disabled-when-due', `disabled_reason ${what}`);
}
