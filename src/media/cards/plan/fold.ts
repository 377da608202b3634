/** Lower case, without accents: what is compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded; letters and digits with what stands inside of a name. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}'.-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
    .filter((word) => word !== '');
}

/** Without anything between letters and digits: "F-150" and "f150" are one. */
export function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
