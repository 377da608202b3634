/** So many are compared with: who reads on has forgotten the first. */
const maxCompared = 40;

/** What has been said of the store's cars of one trim. */
export type UsedSentences = {
  /** How often each sentence stands in a description. */
  counts: Map<string, number>;
  /** How often each wording was chosen in the whole store, whatever was filled in. */
  wordings: Map<string, number>;
  /** The latest of them. */
  descriptions: ReadonlySet<string>[];
};

/** `wordings` may be shared by the trims of a store. */
export function nothingUsed(wordings = new Map<string, number>()): UsedSentences {
  return { counts: new Map(), wordings, descriptions: [] };
}

/** Cuts a description where its writer has put sentences together. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[\p{Lu}\p{N}(])/u).filter((one) => one !== '');
}

export function countSentences(
  used: UsedSentences,
  text: string,
  wordings: readonly string[] = [],
): void {
  for (const one of wordings) used.wordings.set(one, (used.wordings.get(one) ?? 0) + 1);
  const sentences = new Set(sentencesOf(text));
  used.descriptions.push(sentences);
  if (used.descriptions.length > maxCompared) used.descriptions.shift();
  for (const one of sentences) used.counts.set(one, (used.counts.get(one) ?? 0) + 1);
}

/** The largest share of its sentences that a text has in common with another description. */
export function shareWith(used: UsedSentences, text: string): number {
  const own = sentencesOf(text);
  let most = 0;
  for (const other of used.descriptions) {
    const shared = own.filter((one) => other.has(one)).length;
    most = Math.max(most, shared / Math.max(1, Math.min(own.length, other.size)));
  }
  return most;
}
