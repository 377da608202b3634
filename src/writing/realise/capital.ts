/** As a cell or a sentence begins; names such as "xDrive" keep their spelling. */
export function capital(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
