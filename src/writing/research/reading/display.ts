/**
 * Names from feeds and search rows are strangers' text. A question may only carry one that reads
 * as a name; anything else is treated as not known.
 */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .+&'/!-]*$/u;

/**
 * The name in one line with single spaces and with capitals, or null when it is no name that a
 * question could carry.
 */
export function displayName(text: string | null, maxCharacters = 30): string | null {
  const name = text?.normalize('NFKC').replace(/\s+/g, ' ').trim() ?? '';
  if (name.length > maxCharacters || !namePattern.test(name)) return null;
  const isWhispered = !/\p{Lu}/u.test(name);
  return isShouted(name) || isWhispered ? capitalised(name.toLowerCase()) : name;
}

/** "san antonio" → "San Antonio"; an "i4" is written so. */
export function capitalised(words: string): string {
  return words.replace(/(^|[\s-])(?!i\d)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** Short words in capitals are codes ("GMC", "RS"), longer ones somebody's caps lock. */
function isShouted(name: string): boolean {
  return !/\p{Ll}/u.test(name) && /\p{L}{5,}/u.test(name);
}
