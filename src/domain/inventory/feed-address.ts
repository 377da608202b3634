import { isAbsolute } from 'node:path';
import { invalid } from '../../problem.ts';
import type { AllowList } from '../../providers/outbound/allow-list.ts';
import { checkUrl } from '../../providers/outbound/address-guard.ts';

export type FeedAddress = { kind: 'web'; url: string } | { kind: 'disk'; path: string };

/** Suppliers' paths are long, but not this long. */
const longestAddress = 2_000;

/** Names of query parameters that hold a secret in clear. */
const secretParameter = /^(?:pass(?:word|wd|code)?|pwd|psw|user_?pass(?:word)?|secret)$/i;

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

/**
 * Refuses what no run could ever fetch, and what would keep a password where addresses are shown.
 * Throws a 400.
 */
export function checkFeedAddress(text: string, allow: AllowList): void {
  const address = readFeedAddress(text);
  if (address.kind === 'disk') return checkPath(address.path);
  const checked = checkUrl(address.url, allow);
  if (!checked.ok) throw invalid('address', `cannot be fetched: ${checked.reason}`);
  const secret = [...checked.url.searchParams.keys()].find((name) => secretParameter.test(name));
  if (secret !== undefined) {
    const message = `must not hold a password ("${secret}"): addresses are shown and logged`;
    throw invalid('address', message);
  }
}

function checkPath(path: string): void {
  const hasControl = /\p{Cc}/u.test(path);
  if (hasControl) throw invalid('address', 'must not hold control characters');
  const folders = path.split('/').slice(0, -1);
  if (folders.some((part) => /[*?]/.test(part))) {
    throw invalid('address', 'may have a pattern in its last part only');
  }
  if (/^\/(?:dev|proc|sys)(?:\/|$)/.test(path)) {
    throw invalid('address', 'must be a file or folder that suppliers write to');
  }
}
