const shortNames = new Set([
  'rio',
  'fit',
  'van',
  'bus',
  'cab',
  'kit',
  'max',
  'pop',
  'big',
  'red',
  'tan',
]);

/** Gives names that a feed writes wholly in lower case their capitals; leaves all others alone. */
export function capitaliseLower(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replaceAll(/[^\s/-]+/g, capitaliseWord);
}

/** For colours and unknown makes, where "OXYGEN WHITE" is only shouting. */
export function calmCapitals(text: string): string {
  const isShouted = text === text.toUpperCase() && text.length > 3;
  if (!isShouted && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

function capitaliseWord(word: string): string {
  const isCode = /\d/.test(word) || (word.length <= 3 && !shortNames.has(word));
  return isCode ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}
