/** Bare names are addresses where they end in one of these. */
const endings =
  'com|net|org|gov|edu|info|biz|us|ca|co|io|app|auto|autos|car|cars|dev|shop|store|online|' +
  'site|example';
const name = `(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${endings})`;
const rest = '(?:/[^\\s<>"]*)?';
/** Addresses as networks find them in a text. */
const addresses = new RegExp(
  `https?://[^\\s<>"]+|(?<![\\w@./-])${name}(?![\\w-]|\\.\\w)${rest}`,
  'giu',
);

/** Without the points and brackets that end the sentence and not the address. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(addresses)].map(([found]) => {
    const bare = found.replace(/[.,;:!?'"»]+$/u, '');
    return bare.endsWith(')') && !bare.includes('(') ? bare.replace(/\)+$/, '') : bare;
  });
}
