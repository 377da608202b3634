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
  const count = linesNeeded(words, width, gap);
  if (count === null || count > maxLines) return null;
  const starts = evenBreaks(words, width, count, gap);
  return starts.map((start, index) => joined(words.slice(start, starts[index + 1]), gap));
}

/** As many as each taking all it can; null where a word is wider than a line. */
function linesNeeded(words: readonly Word[], width: number, gap: number): number | null {
  let lines = 0;
  let filled = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.width > width) return null;
    filled += (word.joined ? 0 : gap) + word.width;
    if (filled <= width) continue;
    lines += 1;
    filled = word.width;
  }
  return lines;
}

/**
 * Where each line begins, so that the squares of what they leave free are least together (as in
 * D. E. Knuth and M. F. Plass, "Breaking paragraphs into lines", 1981, without hyphens).
 */
function evenBreaks(words: readonly Word[], width: number, count: number, gap: number): number[] {
  type Best = { cost: number; starts: number[] };
  let best = new Map<number, Best>([[0, { cost: 0, starts: [] }]]);
  for (let line = 0; line < count; line += 1) {
    const next = new Map<number, Best>();
    for (const [start, { cost, starts }] of best) {
      let filled = 0;
      for (let end = start; end < words.length; end += 1) {
        const word = words[end];
        if (!word) break;
        filled += (end === start || word.joined ? 0 : gap) + word.width;
        if (filled > width) break;
        const total = cost + (width - filled) ** 2;
        const known = next.get(end + 1);
        if (known && known.cost <= total) continue;
        next.set(end + 1, { cost: total, starts: [...starts, start] });
      }
    }
    best = next;
  }
  return best.get(words.length)?.starts ?? [];
}

function joined(words: readonly Word[], gap: number): Word {
  return words.reduce(
    (line, word, index) => ({
      text: line.text + (index === 0 || word.joined ? '' : ' ') + word.text,
      width: line.width + (index === 0 || word.joined ? 0 : gap) + word.width,
    }),
    { text: '', width: 0 },
  );
}
