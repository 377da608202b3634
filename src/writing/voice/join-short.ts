/** A sentence of at most so many words is short; two of them read better as one. */
const shortWords = 14;

/** The same in an announcement, which has too few long sentences of its own to balance them. */
export const shortInAnnouncement = 18;

/**
 * Joins the first two neighbouring short sentences with a semicolon, so that a paragraph does not
 * march in short steps. `names` are words that keep their capital in the middle of a sentence.
 */
export function joinShort(
  sentences: readonly string[],
  names: ReadonlySet<string>,
  most = shortWords,
): string {
  const at = sentences.findIndex(
    (sentence, index) => isShort(sentence, most) && isShort(sentences[index + 1], most),
  );
  const [first, second] = [sentences[at], sentences[at + 1]];
  if (at < 0 || !first || !second) return sentences.join(' ');
  const joined = `${first.slice(0, -1)}; ${lowered(second, names)}`;
  return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)].join(' ');
}

function isShort(sentence: string | undefined, most: number): sentence is string {
  if (sentence === undefined || !/^[^;:?!."]+\.$/.test(sentence)) return false;
  return sentence.split(' ').length <= most;
}

/** The sentence without the capital at its front, unless its first word is a name. */
export function lowered(sentence: string, names: ReadonlySet<string>): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence)?.[0] ?? '';
  const keeps = names.has(word) || word === 'I' || /^.+\p{Lu}/u.test(word) || /\d/.test(word);
  return keeps ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
