import type { ListingDealer } from '../../../../schema/records/listing.ts';
import { placeOfCity, placeOfPostalCode, type Position } from '../places/places.ts';
import { postalCodeIn } from '../places/postal-code.ts';
import { foldName } from './fold-name.ts';
import { stateCode } from './state-code.ts';

export type StatedDealer = {
  name: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  url: string | null;
};

const maxName = 120;

/**
 * The dealer of a listing with its place: that of its postal code, else of its city, else what the
 * source says. Positions of sources come last: they are often the middle of a country.
 */
export function readDealer(stated: StatedDealer): ListingDealer {
  const code = stated.postalCode === null ? null : postalCodeIn(stated.postalCode);
  const place = code === null ? null : placeOfPostalCode(code);
  const state = stateCode(stated.state) ?? place?.state ?? null;
  const city = clip(stated.city) ?? place?.city ?? null;
  const position =
    place ?? (city !== null && state !== null ? placeOfCity(city, state) : null) ?? given(stated);
  const name = clip(stated.name) ?? 'Unknown dealer';
  return {
    key: [foldName(name), state ?? '', code ?? foldName(city ?? '')].join('|'),
    name,
    city,
    state,
    postalCode: code,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    host: hostOf(stated.url),
  };
}

function given({ latitude, longitude }: StatedDealer): Position | null {
  if (latitude === null || longitude === null) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}

function clip(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, ' ').trim().slice(0, maxName) ?? '';
  return plain === '' ? null : plain;
}

/** Without "www.", which says nothing. */
export function hostOf(url: string | null): string | null {
  const host = url === null ? undefined : URL.parse(url)?.hostname;
  return host ? host.replace(/^www\./, '') : null;
}
