/** Characters for a token of English, as the makers of tokenizers put it. */
const charactersPerToken = 4;

export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** Items in their order, as many as the tokens last for; one that is too long is passed over. */
export function withinBudget<T>(
  items: readonly T[],
  tokens: number,
  sizeOf: (item: T) => number,
): T[] {
  let left = tokens;
  return items.filter((item) => {
    const size = sizeOf(item);
    if (size > left) return false;
    left -= size;
    return true;
  });
}
