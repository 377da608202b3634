import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { makers, source } from './words.ts';

const sSafest: TextRule = {
  id: 'S-SAFEST',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`\bsafest\b|safer than|crash-?proof|accident-?proof`,
  needs: [
    {
      name: 'the rating, its source and its year',
      pattern: pattern`
        (?:IIHS|NHTSA)[^.\n]{0,120}\b20\d{2}|\b20\d{2}[^.\n]{0,60}(?:IIHS|NHTSA)`,
    },
  ],
  citation: 'FTC Act section 5; Lanham Act 43(a)',
  message: 'A claim to be safest or safer needs a named and dated rating.',
  suggestion: 'Name it: "2026 IIHS Top Safety Pick", or leave the claim out.',
  examples: {
    failing: ['The safest SUV.', 'Nothing is safer than this minivan.'],
    passing: [
      'Among the safest SUVs: a 2026 IIHS award winner.',
      'Rated safer than before by the NHTSA for 2025.',
    ],
  },
};

const s5Star: TextRule = {
  id: 'S-5-STAR',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`(?:5|five)[- ]star (?:safety|crash|overall)`,
  needs: [{ name: 'NHTSA as the source', pattern: pattern`NHTSA|government` }],
  citation: 'NHTSA rating-use guidance',
  message: 'A star rating for safety should credit the government program.',
  suggestion: 'Write "NHTSA 5-star overall rating" with the model year.',
  examples: {
    failing: ['5-star safety rating.', 'Five-star crash ratings.'],
    passing: [
      'NHTSA 5-star safety rating, model year 2026.',
      'Five-star crash ratings from NHTSA.',
    ],
  },
};

const sTsp: TextRule = {
  id: 'S-TSP',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`top safety pick`,
  needs: [{ name: 'the year of the award', pattern: pattern`\b20\d{2}\b` }],
  citation: 'IIHS use terms',
  message: 'The award needs its year.',
  suggestion: 'Add the year: "2026 IIHS Top Safety Pick".',
  examples: {
    failing: ['A Top Safety Pick.', 'An IIHS Top Safety Pick+.'],
    passing: ['A 2026 IIHS Top Safety Pick.', 'An IIHS Top Safety Pick+ for 2025.'],
  },
};

const sNo1: TextRule = {
  id: 'S-NO1',
  kind: 'text',
  severity: 'warning',
  severityIn: { OH: 'error' },
  window: 'block',
  trigger: pattern`
    (?:#\s?1|number one|no\.\s?1|largest|best|top
    |leading)\b[^.\n]{0,30}\b(?:dealer(?:ship)?s?|volume|selection|inventory)`,
  needs: [{ name: 'the source of the rank', pattern: pattern`${source}` }],
  citation: 'OAC 109:4-3-16',
  message: 'A claim of rank needs proof that was there before the ad ran.',
  suggestion: 'Name the source and the period, or leave the claim out.',
  examples: {
    failing: ['The #1 Chevy dealer.', 'The largest selection in the county.'],
    passing: [
      'The #1 Chevy dealer based on 2025 GM sales reports.',
      'The largest selection in the county, according to 2025 registration data.',
    ],
  },
};

const sBic: TextRule = {
  id: 'S-BIC',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    best[- ]in[- ]class|class[- ](?:leading|best|exclusive)|segment[- ](?:leading|best
    |first)`,
  needs: [{ name: 'the class and the source', pattern: pattern`${source}` }],
  citation: 'OEM standards; FTC substantiation',
  message: 'A claim on a whole class needs the class and the source.',
  suggestion: 'Add "based on manufacturer data for midsize pickups".',
  examples: {
    failing: ['Best-in-class towing.', 'A class-leading cabin.'],
    passing: [
      'Best-in-class towing based on manufacturer data for midsize pickups.',
      'A class-leading cabin, as defined by the maker for compact SUVs.',
    ],
  },
};

const sReviewBuy: TextRule = {
  id: 'S-REVIEW-BUY',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:5[- ]star|positive|good) review[^.\n]{0,60}(?:get|receive|earn|gift|discount|entry
    |\$)|(?:gift|discount|\$\d{1,3})[^.\n]{0,40}for (?:a )?(?:5[- ]star|positive) review`,
  needs: [],
  citation: '16 CFR 465.4',
  message: 'A reward hangs on a review that is positive.',
  suggestion: 'Ask for an honest review, without a reward for praise.',
  examples: {
    failing: ['Leave a 5-star review and get a gift card.', 'A $25 card for a positive review.'],
    passing: ['Leave us an honest review.', 'Tell others what you think of us.'],
  },
};

const sRatingSrc: TextRule = {
  id: 'S-RATING-SRC',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`\b4\.\d(?:[- ]star|/5| out of 5)`,
  needs: [
    {
      name: 'the platform or the date',
      pattern: pattern`google|dealerrater|cars\.com|yelp|facebook|as of`,
    },
  ],
  citation: '16 CFR 255',
  message: 'A rating should name its platform and date.',
  suggestion: 'Add "on Google as of May 2026".',
  examples: {
    failing: ['Rated 4.8/5.', 'A 4.7-star store.'],
    passing: ['Rated 4.8/5 on Google as of May 2026.', 'A 4.7-star store on DealerRater.'],
  },
};

const sVsRival: TextRule = {
  id: 'S-VS-RIVAL',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:unlike|better than|beats|outperforms|superior to|crushes)\s+(?:the\s+)?${makers}`,
  needs: [{ name: 'the source of the comparison', pattern: pattern`${source}|EPA` }],
  citation: '15 USC 1125(a); FTC substantiation',
  message: 'A claim against a rival needs a named and dated source.',
  suggestion: 'Add the source: "based on 2026 manufacturer data".',
  examples: {
    failing: ['It beats the Honda CR-V.', 'It outperforms the Subaru Forester.'],
    passing: [
      'It beats the Honda CR-V in cargo space, based on 2026 manufacturer data.',
      'It outperforms the Subaru Forester on mileage, according to EPA figures.',
    ],
  },
};

/** Ratings, ranks and comparisons that need a source. */
export const ratingRules: readonly TextRule[] = [
  sSafest,
  s5Star,
  sTsp,
  sNo1,
  sBic,
  sReviewBuy,
  sRatingSrc,
  sVsRival,
];
