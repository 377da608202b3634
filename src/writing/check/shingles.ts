/** Lower-case words of a text without punctuation; Markdown marks and addresses are left out. */
export function wordsOf(text: string): string[] {
  const plain = text.includes('](') ? text.replace(/\]\([^)]*\)/g, ']') : text;
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Every run of `size` words. */
export function shinglesOf(text: string, size = 8): Set<string> {
  const words = wordsOf(text);
  const shingles = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) {
    shingles.add(words.slice(at, at + size).join(' '));
  }
  return shingles;
}

/** Shared shingles over those of the smaller text (overlap coefficient), 0 to 1. */
export function sharedShare(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => two.has(shingle)).length;
  return shared / Math.max(1, Math.min(one.size, two.size));
}
