import type { CheckRule } from '../rule.ts';
import { dAvailable } from './d-available.ts';
import { dBrandMix } from './d-brand-mix.ts';
import { dCaSentence } from './d-ca-sentence.ts';
import { dCaVin } from './d-ca-vin.ts';
import { dCasing } from './d-casing.ts';
import { dCondition } from './d-condition.ts';
import { dDealerName } from './d-dealer-name.ts';
import { dDocFeeAmount } from './d-doc-fee-amount.ts';
import { dEvStale } from './d-ev-stale.ts';
import { dModelLink } from './d-model-link.ts';
import { dOfferExpired } from './d-offer-expired.ts';
import { dOfferFact } from './d-offer-fact.ts';
import { dPaymentMath } from './d-payment-math.ts';
import { dPriceMatch } from './d-price-match.ts';
import { dStockExists } from './d-stock-exists.ts';
import { dUngrounded } from './d-ungrounded.ts';

/** Rules that compare the text with what the store knows. */
export const dataRules: readonly CheckRule[] = [
  dAvailable,
  dStockExists,
  dPriceMatch,
  dCondition,
  dOfferExpired,
  dOfferFact,
  dPaymentMath,
  dUngrounded,
  dDealerName,
  dDocFeeAmount,
  dCaSentence,
  dCaVin,
  dModelLink,
  dBrandMix,
  dCasing,
  dEvStale,
];
