import type { Reader } from '../../db/reader.ts';
import { findSiteBySlug } from '../../domain/site/store.ts';

/** Names of pages beside those of stores: a store of that name would never be found. */
const taken = new Set(['account', 'confirm', 'operator', 'welcome']);
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
    if (!taken.has(slug) && !(await findSiteBySlug(reader, slug))) return slug;
  }
}
