/** The index of the first word at or after a place. */
export function firstFrom(words: readonly { at: number }[], place: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
