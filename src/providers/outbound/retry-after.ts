type Headers = Readonly<Record<string, string>>;

/** How long a server asks to be left alone, in milliseconds; null where it does not say. */
export function retryAfterMs(headers: Headers): number | null {
  const after = headers['retry-after']?.trim();
  if (after === undefined) return null;
  // Seconds or a date (RFC 9110, 10.2.3). A date is measured by the server's own clock.
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const from = Date.parse(headers.date ?? '');
  const until = Date.parse(after);
  return Number.isNaN(until - from) ? null : Math.max(0, until - from);
}
