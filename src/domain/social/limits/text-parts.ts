/** Bare names are addresses where they end in one of these. */
const endings =
  'com|net|org|info|biz|us|ca|co|io|app|auto|autos|car|cars|dev|shop|store|online|site|example';
const name = `(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${endings})`;
const rest = '(?:/[^\\s<>"]*)?';
/** Addresses as networks find them in a text. */
const addresses = new RegExp(
  `https?://[^\\s<>"]+|(?<![\\w@./-])${name}(?![\\w-]|\\.\\w)${rest}`,
  'giu',
);
const hashtag = /(?<![\p{L}\p{N}&_])[#＃][\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*/gu;
const mention = /(?<![\p{L}\p{N}_.])@[A-Za-z0-9_.]+/gu;

/** Without the points and brackets that end the sentence and not the address. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(addresses)].map(([found]) => {
    const bare = found.replace(/[.,;:!?'"»]+$/u, '');
    return bare.endsWith(')') && !bare.includes('(') ? bare.replace(/\)+$/, '') : bare;
  });
}

export function hashtagsIn(text: string): string[] {
  return [...withoutLinks(text).matchAll(hashtag)].map(([found]) => found);
}

export function mentionsIn(text: string): string[] {
  return [...withoutLinks(text).matchAll(mention)].map(([found]) => found);
}

function withoutLinks(text: string): string {
  return linksIn(text).reduce((rest, link) => rest.replace(link, ' '), text);
}
