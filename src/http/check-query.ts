import { invalid } from '../problem.ts';

/**
 * Refuses a query that could be read in two ways, before any schema sees it: a parameter that is
 * given twice (one reader takes the first, another the last), bytes that are no UTF-8, and U+0000.
 */
export function checkQuery(url: string): void {
  const start = url.indexOf('?');
  if (start >= 0) readPairs(withoutFragment(url.slice(start + 1)), 'query');
}

/** The same of a form: its fields by their names. `whole` is what holds a name that is no text. */
export function readPairs(encoded: string, whole: string): Map<string, string> {
  const given = new Map<string, string>();
  for (const part of encoded.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    if (name === null) throw invalid(whole, 'must be UTF-8 text');
    const value = decode(equals < 0 ? '' : part.slice(equals + 1));
    if (value === null) throw invalid(name, 'must be UTF-8 text');
    if (name.includes('\0')) throw invalid(whole, 'must not contain U+0000');
    if (value.includes('\0')) throw invalid(name, 'must not contain U+0000');
    if (given.has(name)) throw invalid(name, 'must be given once');
    given.set(name, value);
  }
  return given;
}

function withoutFragment(query: string): string {
  const end = query.indexOf('#');
  return end < 0 ? query : query.slice(0, end);
}

/** As forms write it (a plus is a blank); null where the bytes are no UTF-8. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
