/** What an answer is known by: an entity tag with its quotes, and a time in whole seconds. */
export type Validators = { etag: string; modifiedAtMs: number | null };

/**
 * Whether the caller's copy is the current one (RFC 9110 section 13.2.2): by If-None-Match, with
 * the weak comparison, and only where that is not given by If-Modified-Since.
 */
export function isNotModified(headers: Headers, { etag, modifiedAtMs }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const wanted = opaque(etag);
    return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === wanted);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modifiedAtMs !== null && modifiedAtMs <= since;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
