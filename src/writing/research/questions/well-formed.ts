const FEWEST_WORDS = 4;
const MOST_WORDS = 18;
/** What a store could only answer with a superlative claim. */
const SUPERLATIVE =
  /\b(best|cheapest|greatest|finest|top-rated|number one|#1|unbeatable|lowest)\b/i;
const PLAIN = /^[\p{Lu}\d$][\p{L}\p{N}\p{M} ,.'$%&+/:-]*\?$/u;

/** The laws of every question that leaves research, whatever feed or search row it came from. */
export function isWellFormed(question: string): boolean {
  const words = question.split(' ');
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_WORDS &&
    !words.includes('') &&
    PLAIN.test(question) &&
    !SUPERLATIVE.test(question) &&
    !/\b(\p{Ll}+) \1\b/u.test(question)
  );
}
