/** A word, or a line, with its width at a size of one pixel. */
export type Word = {
  text: string;
  width: number;
  /** A later part of a word that was too wide for a line. */
  joined?: boolean;
};

/** The words in the fewest lines of this width, as even as they go; null where it takes more. */
export function evenLines(
  words: readonly Word[],
  width: number,
  maxLines: number,
  gap: number,
): Word[] | null {
  const fewest = wrap(words, width, gap);
  if (!fewest || fewest.length > maxLines) return null;
  let [low, high] = [0, width];
  // The narrowest column that needs no more lines has the most even ones.
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    const lines = wrap(words, middle, gap);
    if (lines && lines.length <= fewest.length) high = middle;
    else low = middle;
  }
  return wrap(words, high, gap) ?? fewest;
}

function wrap(words: readonly Word[], width: number, gap: number): Word[] | null {
  const lines: Word[] = [];
  for (const word of words) {
    if (word.width > width) return null;
    const line = lines.at(-1);
    const between = word.joined ? 0 : gap;
    if (line && line.width + between + word.width <= width) {
      line.text += (word.joined ? '' : ' ') + word.text;
      line.width += between + word.width;
    } else {
      lines.push({ text: word.text, width: word.width });
    }
  }
  return lines;
}
