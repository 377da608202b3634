import { isoTime } from '../lib/clock.ts';

/** The version of the event payloads; contract section 10. */
export const eventApiVersion = '2025-01-01';

/** The text that receivers get. It is stored once and sent byte for byte on every attempt. */
export function envelope(event: {
  id: string;
  type: string;
  siteId: string;
  data: object;
  atMs: number;
  /** Sent by a test call: nothing of it has happened. */
  isTest?: boolean;
}): string {
  return JSON.stringify({
    id: event.id,
    type: event.type,
    site_id: event.siteId,
    data: event.data,
    timestamp: isoTime(event.atMs),
    api_version: eventApiVersion,
    ...(event.isTest && { test: true }),
  });
}
