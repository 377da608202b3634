const small = new Set(['of', 'de', 'del', 'la', 'and', 'am']);

/** "SAN LUIS POTOSI" → "San Luis Potosi"; what is not all in capitals stays. */
export function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
