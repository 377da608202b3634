import { startsWithName } from '../research/reading/proper-names.ts';

/** The sentence without the capital at its front, unless its first word is a name or a code. */
export function lowered(sentence: string, names: ReadonlySet<string>): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence)?.[0] ?? '';
  const keeps =
    startsWithName(sentence) ||
    names.has(word) ||
    word === 'I' ||
    /^.+\p{Lu}/u.test(word) ||
    /\d/.test(word);
  return keeps ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
