import { unknownVehicle } from '../context.ts';
import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const usedVehicle = { ...unknownVehicle, condition: 'used' as const };

const vNewOnUsed: TextRule = {
  id: 'V-NEW-ON-USED',
  kind: 'text',
  severity: 'error',
  when: (context) => context.vehicle?.condition === 'used',
  window: 'sentence',
  trigger: pattern`\bbrand[- ]new\b|\bnew car\b|showroom new`,
  needs: [],
  citation: 'Va. Code 46.2-1581(1); Cal. VC 11713; 16 CFR 238.2',
  message: 'A used vehicle is called new.',
  suggestion: 'Describe its condition: "excellent condition", "24,100 miles".',
  examples: {
    failing: [
      { text: 'Brand new condition.', context: { vehicle: usedVehicle } },
      { text: 'Showroom new and ready.', context: { vehicle: usedVehicle } },
    ],
    passing: [
      { text: 'Excellent condition.', context: { vehicle: usedVehicle } },
      { text: 'Clean and ready.', context: { vehicle: usedVehicle } },
    ],
  },
};

const vCpo: TextRule = {
  id: 'V-CPO',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`\bcertified(?: pre-?owned)?\b|\bCPO\b`,
  // A count of the stock by condition offers no vehicle.
  skip: pattern`
    \b(?:new|used)\b[^.\n]{0,30}\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve)\s+(?:are |is )?certified
    |\b(?:are|is) listed as certified|certified stock of|^certified pre-?owned$
    |\bwith certified you\b`,
  needs: [
    {
      name: 'who certifies the vehicle',
      pattern: pattern`
        (?:manufacturer|factory|OEM|Toyota|Honda|Ford|GM|BMW|Lexus|Nissan|Hyundai|Kia
        |Subaru)[- ]certified|certified by|dealer[- ]certified|certification program
        |who (?:certif(?:ies|ied)|stands behind)
        |(?:maker|manufacturer|factory|dealer)(?:'s)? program
        |certified (?:pre-?owned )?(?:stands for|means)`,
    },
  ],
  citation: 'Cal. VC 11713.18; FTC Act section 5',
  message: '"Certified" needs the name of who certifies.',
  suggestion: 'Write "Honda-certified" or "certified by" and the program.',
  examples: {
    failing: ['Certified CR-V.', 'A CPO Escape.'],
    passing: ['CR-V, Honda-certified.', 'A CPO Escape, certified by Ford.'],
  },
};

const vDemo: TextRule = {
  id: 'V-DEMO',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    \bdemo(?:nstrator)?s?\b|\bloaners?\b|executive (?:car|vehicle)|factory (?:official
    |executive)`,
  skip: pattern`\bif (?:it|the)\b`,
  needs: [{ name: 'the miles', pattern: pattern`\d[\d,]{0,9}\s*(?:miles|mi\b)|odometer` }],
  citation: 'FL 501.976(1)-(2); OAC 109:4-3-16',
  message: 'A demonstrator or loaner needs its miles.',
  suggestion: 'Add the odometer reading: "3,200 miles".',
  examples: {
    failing: ['Demo Explorer for sale.', 'A former loaner at a fair price.'],
    passing: ['Demo Explorer with 3,200 miles.', 'A former loaner, odometer at 4,110.'],
  },
};

const vNoAccident: TextRule = {
  id: 'V-NO-ACCIDENT',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    accident[- ]free|no accidents|never (?:been )?(?:wrecked|in an accident)
    |clean (?:title|carfax|history)`,
  needs: [
    {
      name: 'the history report',
      pattern: pattern`
        (?:according to|per|based on|see) (?:the |a )?(?:CARFAX|AutoCheck|vehicle history
        |NMVTIS)|history report`,
    },
  ],
  citation: 'FL 501.976(5); FTC Act section 5',
  message: 'A clean past should be tied to a dated history report.',
  suggestion: 'Write "no accidents reported, per the CARFAX report of" and the date.',
  examples: {
    failing: ['Accident free!', 'Clean title and never wrecked.'],
    passing: [
      'No accidents reported, per the CARFAX report.',
      'Clean title according to the AutoCheck report.',
    ],
  },
};

const vOneOwner: TextRule = {
  id: 'V-ONE-OWNER',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`(?:one|single|1)[- ]owner`,
  needs: [{ name: 'the source', pattern: pattern`report|CARFAX|AutoCheck|title record` }],
  citation: 'FL 501.976(3)',
  message: 'A claim on owners needs its source.',
  suggestion: 'Add "per the CARFAX report" or "by title record".',
  examples: {
    failing: ['One-owner gem.', 'A single-owner Sienna.'],
    passing: ['One-owner per CARFAX report.', 'A single-owner Sienna, by title record.'],
  },
};

const vMaintained: TextRule = {
  id: 'V-MAINTAINED',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:well|meticulously|regularly|dealer)[- ](?:maintained|serviced)|garage[- ]kept
    |pampered`,
  skip: pattern`\busually\b`,
  needs: [
    { name: 'the service records', pattern: pattern`service records|records (?:available|show)` },
  ],
  citation: 'FL 501.976(4)',
  message: 'A claim on care needs records.',
  suggestion: 'Add "service records available".',
  examples: {
    failing: ['Meticulously maintained.', 'A garage-kept convertible.'],
    passing: [
      'Meticulously maintained; service records available.',
      'A garage-kept convertible; service records show oil changes.',
    ],
  },
};

const vInspectedRecall: TextRule = {
  id: 'V-INSPECTED-RECALL',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    \d{2,3}[- ]point inspection|safety[- ]inspected|passed (?:our )?(?:safety )?inspection`,
  needs: [{ name: 'where to check open recalls', pattern: pattern`recall` }],
  citation: 'FTC orders on CPO/recall ads',
  message: 'A claim of inspection should point to open recalls.',
  suggestion: 'Add "check open recalls at nhtsa.gov/recalls".',
  examples: {
    failing: ['125-point inspection passed.', 'Safety-inspected by our technicians.'],
    passing: [
      '125-point inspection; check open recalls at nhtsa.gov/recalls.',
      'Safety-inspected; any open recall is listed at nhtsa.gov/recalls.',
    ],
  },
};

const vAsIs: TextRule = {
  id: 'V-AS-IS',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`\bas[- ]is\b`,
  needs: [
    {
      name: 'the Buyers Guide, or that there is no warranty',
      pattern: pattern`buyers? guide|no (?:dealer )?warranty`,
    },
  ],
  citation: '16 CFR 455',
  message: 'A sale as is needs the Buyers Guide beside it.',
  suggestion: 'Add "see the Buyers Guide; no dealer warranty".',
  examples: {
    failing: ['Sold as-is.', 'This one goes as-is.'],
    passing: ['Sold as-is; see Buyers Guide.', 'This one goes as-is, no dealer warranty.'],
  },
};

const vLowMiles: TextRule = {
  id: 'V-LOW-MILES',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`low[- ]mile(?:s|age)`,
  skip: pattern`\b(?:any|mostly|most|usually|raises?)\b`,
  needs: [{ name: 'the miles', pattern: pattern`\d[\d,]{2,9}\s*(?:miles|mi\b)` }],
  citation: '49 USC 32703',
  message: 'Low mileage needs the odometer.',
  suggestion: 'Add the figure: "18,240 miles".',
  examples: {
    failing: ['Low miles!', 'Low-mileage Corolla.'],
    passing: ['Low miles: 18,240 miles.', 'Low-mileage Corolla, 21,904 mi.'],
  },
};

const vInTransit: TextRule = {
  id: 'V-IN-TRANSIT',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`in[- ]transit|arriving soon|on order|incoming`,
  skip: pattern`\bask\b|\bif you\b|other (?:dealers|stores)|or on order|\breservation\b`,
  needs: [
    {
      name: 'when it will be there',
      pattern: pattern`
        not yet (?:in stock|available)|(?:estimated|expected) arrival
        |subject to availability`,
    },
  ],
  citation: '16 CFR 238; FTC letters 2026',
  message: 'A vehicle that is on its way is not yet on the lot.',
  suggestion: 'Add "expected arrival in June" or "not yet in stock".',
  examples: {
    failing: ['In transit, buy now.', 'Two more arriving soon.'],
    passing: [
      'In transit, expected arrival in June.',
      'Two more arriving soon, subject to availability.',
    ],
  },
};

/** What is said of the past and the condition of a vehicle. */
export const vehicleRules: readonly TextRule[] = [
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
];
