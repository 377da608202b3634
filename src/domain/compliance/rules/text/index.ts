import type { TextRule } from '../rule.ts';
import { capabilityRules } from './capabilities.ts';
import { conditionRules } from './conditions.ts';
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
import { vehicleConditionRules } from './vehicle-condition.ts';
import { vehicleHistoryRules } from './vehicle-history.ts';
import { warrantyRules } from './warranties.ts';

/** Rules on wording, a file a family. */
export const textRules: readonly TextRule[] = [
  ...creditTermRules,
  ...creditRateRules,
  ...leaseRules,
  ...priceRules,
  ...rebateRules,
  ...conditionRules,
  ...priceClaimRules,
  ...offerRules,
  ...giftRules,
  ...creditPromiseRules,
  ...vehicleConditionRules,
  ...vehicleHistoryRules,
  ...warrantyRules,
  ...ratingRules,
  ...capabilityRules,
  ...nameRules,
];
