/** Case, accents, blanks and hyphens do not make another name: "F-150" is "f150". */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
