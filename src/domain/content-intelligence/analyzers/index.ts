import type { Analyzer } from './analyzer.ts';
import { certifiedPreownedPage } from './certified-preowned-page.ts';
import { comparisonOpportunity } from './comparison-opportunity.ts';
import { decliningPage } from './declining-page.ts';
import { evEducation } from './ev-education.ts';
import { fuelEconomyContent } from './fuel-economy-content.ts';
import { inventoryMove } from './inventory-move.ts';
import { keywordCannibalization } from './keyword-cannibalization.ts';
import { lowCtrPage } from './low-ctr-page.ts';
import { missingFaq } from './missing-faq.ts';
import { missingLocalPage } from './missing-local-page.ts';
import { missingModelPage } from './missing-model-page.ts';
import { modelYearTransition } from './model-year-transition.ts';
import { newArrivalSpotlight } from './new-arrival-spotlight.ts';
import { priceSegmentContent } from './price-segment-content.ts';
import { reviewTheme } from './review-theme.ts';
import { searchGap } from './search-gap.ts';
import { searchPositionOpportunity } from './search-position-opportunity.ts';
import { seasonalSalesEvent } from './seasonal-sales-event.ts';
import { seasonalService } from './seasonal-service.ts';
import { staleContent } from './stale-content.ts';
import { thinContent } from './thin-content.ts';
import { unpostedContent } from './unposted-content.ts';

/** Every kind of gap that is looked for, in the order of the contract. */
export const analyzers: readonly Analyzer[] = [
  missingModelPage,
  inventoryMove,
  modelYearTransition,
  priceSegmentContent,
  comparisonOpportunity,
  searchGap,
  searchPositionOpportunity,
  lowCtrPage,
  keywordCannibalization,
  decliningPage,
  staleContent,
  thinContent,
  missingFaq,
  missingLocalPage,
  newArrivalSpotlight,
  certifiedPreownedPage,
  seasonalService,
  seasonalSalesEvent,
  fuelEconomyContent,
  evEducation,
  reviewTheme,
  unpostedContent,
];
