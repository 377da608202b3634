const storePages =
  'new used inventory specials service parts finance about contact blog sitemap search api';

/** Addresses that a store's site has of its own. */
export const reservedSlugs: ReadonlySet<string> = new Set(storePages.split(' '));

const usualLength = 60;
const smallWords = new Set('a an and at by for from in is it of on or the to what with'.split(' '));

/**
 * The part of an address that a title makes: lower-case letters, digits and hyphens, at most 60
 * characters, whole words where that is possible. Model names keep their hyphens ("f-150").
 * Empty for a title without a Latin letter or a digit.
 */
export function slugFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/['’]/g, '');
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const whole = words.join('-');
  if (whole.length <= usualLength) return whole;
  return cut(words.filter((word) => !smallWords.has(word)));
}

function cut(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > usualLength) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? '').slice(0, usualLength) : slug;
}
