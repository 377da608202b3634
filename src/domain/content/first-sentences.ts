/** The first paragraph of a Markdown text in plain words, cut at a sentence within `most`. */
export function firstSentences(markdown: string, most: number): string {
  const paragraphs = markdown.split('\n\n').map((one) => one.trim());
  const first = paragraphs.find((one) => /^\p{L}/u.test(one)) ?? '';
  const plain = first.replace(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\n', ' ');
  const sentences = plain.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [plain];
  let text = '';
  for (const sentence of sentences) {
    if ((text + sentence).trim().length > most) break;
    text += sentence;
  }
  return text.trim() || plain.slice(0, most - 3).replace(/\s+\S*$/, '…');
}
