import { networkOf } from '../http/client-address.ts';
import { type Page, patternOf } from './page-group.ts';
import type { Visit } from './visit.ts';

/** Somebody tries what they may not, or more often than they may. */
const refusals = new Set([403, 429]);

/**
 * A line of the log for what was refused; wrong passwords and codes are in the audit log. By the
 * pattern of the page, since an address may hold a token, and by as much of theirs as a log keeps.
 */
export function logRefusal(visit: Visit, page: Page | null, status: number): void {
  if (!refusals.has(status)) return;
  const { ctx, who, params, from, request } = visit;
  const whose = { user: who?.user.id ?? null, network: networkOf(from.address) };
  const asked = { method: request.method, page: page && patternOf(page), store: params['store'] };
  ctx.log.warn({ status, ...asked, ...whose }, 'a page was refused');
}
