import { sha256Hex } from '../../lib/hash.ts';
import { rules } from './rules/index.ts';

/** Raise it when texts are read, or checks decide, in another way: the hash sees patterns alone. */
const edition = 3;

/** Names the rules that a report was made with; another version means that it is out of date. */
export const rulesVersion = `${edition}.${sha256Hex(JSON.stringify(rules, asText)).slice(0, 12)}`;

function asText(_key: string, value: unknown): unknown {
  return value instanceof RegExp ? `${value.source}/${value.flags}` : value;
}
