const minWords = 4;
const maxWords = 18;
/** What a store could only answer with a superlative claim. */
const superlativePattern =
  /\b(best|cheapest|greatest|finest|top-rated|number one|#1|unbeatable|lowest)\b/i;
const plainPattern = /^[\p{Lu}\d$][\p{L}\p{N}\p{M} ,.'$%&+/:-]*\?$/u;

/** The laws of every question that leaves research, whatever feed or search row it came from. */
export function isWellFormed(question: string): boolean {
  const words = question.split(' ');
  return (
    words.length >= minWords &&
    words.length <= maxWords &&
    !words.includes('') &&
    plainPattern.test(question) &&
    !superlativePattern.test(question) &&
    !/\b(\p{Ll}+) \1\b/u.test(question)
  );
}
