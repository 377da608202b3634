import type { Visit } from '../visit.ts';

/** Where networks lead back to; one for all stores, since each has to be registered there. */
export const returnPath = '/app/account/connected';

/** As it is registered: by the setting, whatever name the browser has for this server. */
export function returnAddress({ ctx }: Pick<Visit, 'ctx'>): string {
  return ctx.config.appOrigin + returnPath;
}

/** What the command line registers: nothing listens there now, and the address is pasted. */
export const pastedReturn = 'http://127.0.0.1:8976/callback';
