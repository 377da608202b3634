import type { TextRule } from '../rule.ts';
import { capabilityRules } from './capabilities.ts';
import { creditPromiseRules } from './credit-promises.ts';
import { creditRateRules } from './credit-rates.ts';
import { creditTermRules } from './credit-terms.ts';
import { giftRules } from './gifts.ts';
import { leaseRules } from './leases.ts';
import { nameRules } from './names.ts';
import { offerRules } from './offers.ts';
import { priceClaimRules } from './price-claims.ts';
import { priceRules } from './prices.ts';
import { ratingRules } from './ratings.ts';
import { rebateRules } from './rebates.ts';
import { vehicleRules } from './vehicles.ts';
import { warrantyRules } from './warranties.ts';

/** Rules on wording, a file a family. */
export const textRules: readonly TextRule[] = [
  ...creditTermRules,
  ...creditRateRules,
  ...leaseRules,
  ...priceRules,
  ...rebateRules,
  ...priceClaimRules,
  ...offerRules,
  ...giftRules,
  ...creditPromiseRules,
  ...vehicleRules,
  ...warrantyRules,
  ...ratingRules,
  ...capabilityRules,
  ...nameRules,
];
