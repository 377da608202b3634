/** How often each sentence stands in the store's descriptions of cars of one trim. */
export type UsedSentences = Map<string, number>;

/** Cuts a description where its writer has put sentences together. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[\p{Lu}\p{N}(])/u).filter((one) => one !== '');
}

export function countSentences(used: UsedSentences, text: string): void {
  for (const sentence of sentencesOf(text)) used.set(sentence, (used.get(sentence) ?? 0) + 1);
}
