import type { TextRule } from '../rule.ts';
import { aAbbrev } from './a-abbrev.ts';
import { aSms } from './a-sms.ts';
import { cBankrupt } from './c-bankrupt.ts';
import { cEvCredit } from './c-ev-credit.ts';
import { cGovProgram } from './c-gov-program.ts';
import { cGuaranteed } from './c-guaranteed.ts';
import { cNoCheck } from './c-no-check.ts';
import { cNoRefused } from './c-no-refused.ts';
import { cPreapproved } from './c-preapproved.ts';
import { cProtected } from './c-protected.ts';
import { cTaxAdvice } from './c-tax-advice.ts';
import { mCapred } from './m-capred.ts';
import { mLeasePmt } from './m-lease-pmt.ts';
import { mMileage } from './m-mileage.ts';
import { mRateNotice } from './m-rate-notice.ts';
import { mZeroDue } from './m-zero-due.ts';
import { oCase } from './o-case.ts';
import { oDistress } from './o-distress.ts';
import { pAddonReq } from './p-addon-req.ts';
import { pAsLowAs } from './p-as-low-as.ts';
import { pCondRebate } from './p-cond-rebate.ts';
import { pCost } from './p-cost.ts';
import { pCoupon } from './p-coupon.ts';
import { pDownNetted } from './p-down-netted.ts';
import { pExpiry } from './p-expiry.ts';
import { pFeeExcluded } from './p-fee-excluded.ts';
import { pFinanceReq } from './p-finance-req.ts';
import { pFree } from './p-free.ts';
import { pInternetPrice } from './p-internet-price.ts';
import { pInvoice } from './p-invoice.ts';
import { pLowest } from './p-lowest.ts';
import { pMarketAdj } from './p-market-adj.ts';
import { pMinTrade } from './p-min-trade.ts';
import { pPayoff } from './p-payoff.ts';
import { pPrize } from './p-prize.ts';
import { pRebateStack } from './p-rebate-stack.ts';
import { pSavingsBase } from './p-savings-base.ts';
import { pSelectConsumer } from './p-select-consumer.ts';
import { pSpecialPurchase } from './p-special-purchase.ts';
import { pTotalPrice } from './p-total-price.ts';
import { pTradeReq } from './p-trade-req.ts';
import { pUrgency } from './p-urgency.ts';
import { pUsedSavings } from './p-used-savings.ts';
import { pVehId } from './p-veh-id.ts';
import { pWholesale } from './p-wholesale.ts';
import { s5Star } from './s-5-star.ts';
import { sAutonomy } from './s-autonomy.ts';
import { sBic } from './s-bic.ts';
import { sEvRange } from './s-ev-range.ts';
import { sGreen } from './s-green.ts';
import { sMadeUsa } from './s-made-usa.ts';
import { sMpgGeneral } from './s-mpg-general.ts';
import { sMpgMode } from './s-mpg-mode.ts';
import { sMpg } from './s-mpg.ts';
import { sNo1 } from './s-no1.ts';
import { sRatingSrc } from './s-rating-src.ts';
import { sReviewBuy } from './s-review-buy.ts';
import { sSafest } from './s-safest.ts';
import { sTow } from './s-tow.ts';
import { sTsp } from './s-tsp.ts';
import { sVsRival } from './s-vs-rival.ts';
import { vAsIs } from './v-as-is.ts';
import { vCpo } from './v-cpo.ts';
import { vDemo } from './v-demo.ts';
import { vInTransit } from './v-in-transit.ts';
import { vInspectedRecall } from './v-inspected-recall.ts';
import { vLowMiles } from './v-low-miles.ts';
import { vMaintained } from './v-maintained.ts';
import { vNewOnUsed } from './v-new-on-used.ts';
import { vNoAccident } from './v-no-accident.ts';
import { vOneOwner } from './v-one-owner.ts';
import { wExtended } from './w-extended.ts';
import { wLifetime } from './w-lifetime.ts';
import { wSatisfaction } from './w-satisfaction.ts';
import { wSeeDetails } from './w-see-details.ts';
import { wTieIn } from './w-tie-in.ts';
import { wWhichever } from './w-whichever.ts';
import { zAprTerm } from './z-apr-term.ts';
import { zDeferred } from './z-deferred.ts';
import { zDownAmt } from './z-down-amt.ts';
import { zFinCharge } from './z-fin-charge.ts';
import { zNonmonthly } from './z-nonmonthly.ts';
import { zPmtAmt } from './z-pmt-amt.ts';
import { zQualifier } from './z-qualifier.ts';
import { zRateBuydown } from './z-rate-buydown.ts';
import { zTerm } from './z-term.ts';
import { zZeroTradeoff } from './z-zero-tradeoff.ts';

/** Rules on wording. */
export const textRules: readonly TextRule[] = [
  zAprTerm,
  zDownAmt,
  zPmtAmt,
  zTerm,
  zFinCharge,
  zQualifier,
  zZeroTradeoff,
  zDeferred,
  zNonmonthly,
  zRateBuydown,
  mLeasePmt,
  mZeroDue,
  mCapred,
  mRateNotice,
  mMileage,
  pTotalPrice,
  pFeeExcluded,
  pRebateStack,
  pCondRebate,
  pFinanceReq,
  pTradeReq,
  pDownNetted,
  pAddonReq,
  pMarketAdj,
  pInvoice,
  pCost,
  pWholesale,
  pLowest,
  pSavingsBase,
  pUsedSavings,
  pAsLowAs,
  pVehId,
  pExpiry,
  pUrgency,
  pInternetPrice,
  pFree,
  pPrize,
  pMinTrade,
  pPayoff,
  pCoupon,
  pSpecialPurchase,
  pSelectConsumer,
  cGuaranteed,
  cNoRefused,
  cNoCheck,
  cPreapproved,
  cBankrupt,
  cProtected,
  cGovProgram,
  cEvCredit,
  cTaxAdvice,
  vNewOnUsed,
  vCpo,
  vDemo,
  vNoAccident,
  vOneOwner,
  vMaintained,
  vInspectedRecall,
  vAsIs,
  vLowMiles,
  vInTransit,
  wSeeDetails,
  wLifetime,
  wSatisfaction,
  wTieIn,
  wWhichever,
  wExtended,
  sSafest,
  s5Star,
  sTsp,
  sNo1,
  sBic,
  sMpg,
  sMpgMode,
  sMpgGeneral,
  sEvRange,
  sGreen,
  sAutonomy,
  sTow,
  sVsRival,
  sMadeUsa,
  sReviewBuy,
  sRatingSrc,
  oDistress,
  oCase,
  aAbbrev,
  aSms,
];
