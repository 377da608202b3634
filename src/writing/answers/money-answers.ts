import { budgetAnswers } from './budget.ts';
import { creditAnswers } from './credit.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { downPaymentAnswers } from './down-payment.ts';
import { leaseOrBuyAnswers } from './lease-or-buy.ts';
import { leaseOrBuyLivingAnswers } from './lease-or-buy-2.ts';
import { leaseTermsAnswers } from './lease-terms.ts';
import { leaseTermsEndAnswers } from './lease-terms-2.ts';
import { loanTermsAnswers } from './loan-terms.ts';
import { loanLenderAnswers } from './loan-terms-2.ts';
import { localStoreAnswers } from './local-store.ts';
import { outTheDoorPriceAnswers } from './out-the-door-price.ts';
import { paperworkAnswers } from './paperwork.ts';
import { priceAnswers } from './price.ts';
import { priceGeneralAnswers } from './price-2.ts';
import { salesEventAnswers } from './sales-event.ts';
import { serviceContractAnswers } from './service-contract.ts';
import { tradeInAnswers } from './trade-in.ts';
import { tradeInDetailAnswers } from './trade-in-2.ts';
import { warrantyAnswers } from './warranty.ts';

/** Answers on money, papers and the visit: what a reader asks the sales and finance desks. */
export const moneyAnswers: readonly DirectAnswers[] = [
  budgetAnswers,
  creditAnswers,
  downPaymentAnswers,
  leaseOrBuyAnswers,
  leaseOrBuyLivingAnswers,
  leaseTermsAnswers,
  leaseTermsEndAnswers,
  loanTermsAnswers,
  loanLenderAnswers,
  localStoreAnswers,
  outTheDoorPriceAnswers,
  paperworkAnswers,
  priceAnswers,
  priceGeneralAnswers,
  salesEventAnswers,
  serviceContractAnswers,
  tradeInAnswers,
  tradeInDetailAnswers,
  warrantyAnswers,
];
