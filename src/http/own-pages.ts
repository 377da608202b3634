import type { Context } from '../context.ts';
import type { Quota } from '../limits/rate-limiter.ts';
import { problem } from '../problem.ts';
import { checkQuery } from './check-query.ts';
import { readBytes } from './body.ts';
import type { Caller, Gate } from './gate.ts';
import { isFromOwnPage } from './own-origin.ts';

/** What one address may ask of the operations of pages, all of them together. */
export const pageQuota: Quota = { minute: 20, day: null };
/** Many people may look at one page, and few of them write at the same time. */
const tokenQuota: Quota = { minute: 120, day: null };
const tokenWriteQuota: Quota = { minute: 20, day: null };

/** A form of a page has a few fields of text. */
const maxBytes = 16 * 1024;
const bodyTimeoutMs = 10_000;

/** Requests of our own pages, which carry no key. */
export type OwnPages = {
  /**
   * Lets a request pass that comes from a page of ours, is small, and is within the limits of its
   * address and of the page, in this order; returns its body. Throws the Problem of the first rung
   * that refuses it. `page` names the page; it is no secret.
   */
  admit(caller: Caller, page: string, options?: { isWrite?: boolean }): Promise<Uint8Array>;
  /** Of a page that is opened: anybody may come from anywhere, but not guess for long. */
  admitVisit(caller: Caller): void | Promise<void>;
  refuseStrangers(request: Request): void;
  clientOf(caller: Caller): string;
};

export function makeOwnPages({ config: { appOrigin } }: Context, gate: Gate): OwnPages {
  function refuseStrangers(request: Request): void {
    if (isFromOwnPage(request, appOrigin)) return;
    throw problem('forbidden', 'This is only for pages of this server.');
  }
  return {
    async admit(caller, page, { isWrite = false } = {}) {
      refuseStrangers(caller.request);
      checkQuery(caller.request.url);
      const bytes = await readBytes(caller.request, bodyTimeoutMs, maxBytes);
      await gate.admitPage(caller, pageQuota);
      await gate.admitPage(caller, tokenQuota, page);
      if (isWrite) await gate.admitPage(caller, tokenWriteQuota, `writes ${page}`);
      return bytes;
    },
    admitVisit: (caller) => gate.admitAnonymous(caller),
    refuseStrangers,
    clientOf: (caller) => gate.clientOf(caller),
  };
}
