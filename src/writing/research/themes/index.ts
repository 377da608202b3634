import { taxCredit } from './tax-credit.ts';
import { interiorCare } from './interior-care.ts';
import { paintCare } from './paint-care.ts';
import { petFriendly } from './pet-friendly.ts';
import { firstCar } from './first-car.ts';
import { easyAccess } from './easy-access.ts';
import { roadTrip } from './road-trip.ts';
import { insurance } from './insurance.ts';
import { collision } from './collision.ts';
import { storage } from './storage.ts';
import { selfDriving } from './self-driving.ts';
import { discountPrograms } from './discount-programs.ts';
import type { Theme } from './theme.ts';

/** Every theme, one file each. */
export const themes: readonly Theme[] = [
  taxCredit,
  interiorCare,
  paintCare,
  petFriendly,
  firstCar,
  easyAccess,
  roadTrip,
  insurance,
  collision,
  storage,
  selfDriving,
  discountPrograms,
];
