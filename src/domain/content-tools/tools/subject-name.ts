import type { Subject } from '../../../writing/brief.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';

/** "2026 Chevrolet Equinox LT". */
export function subjectName({ year, make, model, trim }: Subject): string {
  return [year, make, model, trim].filter((part) => part !== null).join(' ');
}

/** "Duluth, MN", or what is known of that; empty for neither. */
export function placeName({ city, state }: Pick<StoreProfile, 'city' | 'state'>): string {
  return [city, state].filter((part) => part !== null && part !== '').join(', ');
}
