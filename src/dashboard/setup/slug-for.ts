import type { Reader } from '../../db/reader.ts';
import { reservedSlugs } from '../../domain/site/reserved-slugs.ts';
import { findSiteBySlug } from '../../domain/site/store.ts';

const maxLength = 50;

/** A name as part of an address, with a number behind it where there is a store of that name. */
export async function slugFor(reader: Reader, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
  const base = plain === '' ? 'store' : plain;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!reservedSlugs.has(slug) && !(await findSiteBySlug(reader, slug))) return slug;
  }
}
