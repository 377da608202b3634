import type { StoreProfile } from '../../../../writing/store-profile.ts';
import type { Addresses } from './addresses.ts';
import { type Node, node } from './json-ld.ts';

/** The store as publisher, seller and organizer: schema.org AutoDealer, a LocalBusiness. */
export function dealerNode(store: StoreProfile, { dealerId, home }: Addresses): Node {
  return node('AutoDealer', {
    '@id': dealerId,
    name: store.name,
    url: home,
    telephone: store.phone,
    address: addressNode(store),
  });
}

/** The same by name alone, where the whole stands elsewhere in the document or beside it. */
export function dealerMention(store: StoreProfile, { dealerId, home }: Addresses): Node {
  return node('AutoDealer', { '@id': dealerId, name: store.name, url: home });
}

/** Null without a city: a country alone is no address. */
export function addressNode(store: StoreProfile): Node | null {
  if (store.city === null) return null;
  return node('PostalAddress', {
    streetAddress: store.street,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zip,
    addressCountry: store.country,
  });
}
