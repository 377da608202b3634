import { isAbsolute } from 'node:path';
import { invalid } from '../../problem.ts';

export type FeedAddress = { kind: 'web'; url: string } | { kind: 'disk'; path: string };

/** Suppliers' paths are long, but not this long. */
const longestAddress = 2_000;

/**
 * An http(s) URL; or an absolute path of a file, a folder, or of files by a pattern in its last
 * part. Throws a 400 for anything else.
 */
export function readFeedAddress(text: string): FeedAddress {
  if (text.length > longestAddress) {
    throw invalid('address', `must be at most ${longestAddress} characters`);
  }
  if (isAbsolute(text)) return { kind: 'disk', path: text };
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return { kind: 'web', url: text };
  throw invalid('address', 'must be an http(s) URL, or the absolute path of a file or folder');
}
