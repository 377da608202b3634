import type { Ids } from '../lib/ids.ts';

const visibleAscii = /^[\x21-\x7e]{1,128}$/;

/** The client's own id when it is 1–128 visible ASCII characters, otherwise a new one. */
export function requestIdFor(request: Request, ids: Ids): string {
  const own = request.headers.get('x-request-id');
  return own !== null && visibleAscii.test(own) ? own : ids.uuid();
}
