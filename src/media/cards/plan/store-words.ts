import type { StoreProfile } from '../../../writing/store-profile.ts';
import { cleanText } from '../draw/clean-text.ts';
import type { StoreWords } from '../layout/card-words.ts';

const unsaid = new Set(['the', 'of', 'and', '&', 'at', 'in', 'de', 'la', 'le', 'du', 'des', 'a']);

export function storeWords({ name, city, state, domain, phone }: StoreProfile): StoreWords {
  const shown = cleanText(name);
  const place = [city, state].filter((part) => part !== null && part.trim() !== '').join(', ');
  const address = domain?.replace(/^https?:\/\//i, '').replace(/^www\.|\/+$/gi, '') ?? '';
  return {
    name: shown,
    place: cleanText(place) || null,
    contact: cleanText(address) || cleanText(phone ?? '') || null,
    monogram: monogramOf(shown),
  };
}

/** "PM" of Prairie Motors; the first letter of a name of one word. */
function monogramOf(name: string): string {
  const words = name.split(/[\s/-]+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  const said = words.filter((word) => word !== '' && !unsaid.has(word.toLowerCase()));
  const initials = (said.length > 0 ? said : words).slice(0, 2).map((word) => [...word][0] ?? '');
  return initials.join('').toUpperCase();
}
