/**
 * What no text of ours says: claims that nobody can check, and phrases that fill a line without
 * telling anything.
 */
const banned: readonly RegExp[] = [
  /\b(best|finest|greatest|unbeatable|unmatched|unrivall?ed|perfect|amazing|incredible)\b/i,
  /\b(world[- ]class|top[- ](rated|notch|of[- ]the[- ]line)|number one|second to none)\b/i,
  /\b(state[- ]of[- ]the[- ]art|cutting[- ]edge|game[- ]chang\w+|one[- ]stop shop)\b/i,
  /\b(in conclusion|to sum up|look no further|rest assured|needless to say)\b/i,
  /\bwhether you('re| are)\b/i,
  /\b(in today's|when it comes to|at the end of the day|it('s| is) important to note)\b/i,
  /\b(peace of mind|hassle[- ]free|don't miss|act now|hurry in|nestled|delve|elevate)\b/i,
  /\b(guarantee[ds]?|100 ?%|risk[- ]free)\b/i,
];

/** The first banned phrase in a text; null when there is none. */
export function bannedPhraseIn(text: string): string | null {
  for (const pattern of banned) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return null;
}
