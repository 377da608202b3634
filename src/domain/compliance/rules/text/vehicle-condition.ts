import { unknownVehicle } from '../context.ts';
import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { makers } from './words.ts';

const usedVehicle = { ...unknownVehicle, condition: 'used' as const };

/** "Can be certified for $899" says that it is not; certified mechanics are no vehicle. */
export const certifiedClaim = pattern`
  (?<!\b(?:can|could|may|might|will|must|to|if|when|once|until|being|not|not yet|isn't|non|un|ASE
  |I-CAR|EPA|NSF|professionally)[ -](?:(?:also|then|later|it is|it's) )?
  (?:(?:be|get|become) (?:\w{1,12} )?)?)
  (?:\bcertified(?: pre-?owned)?\b(?!\s(?:technicians?|techs?|mechanics?|service|staff|experts?
  |advisors?
  |appraisers?|inspectors?|professionals?|collision|body shop|repair|checks?|funds|mail|letter
  |public|check|copy|scales?|clean|(?:1|one)[- ]owner)\b
  |(?: pre-?owned)? (?:for|at) (?:only |just |an? (?:extra|additional) )?\$
  \d{3,4}\b(?![,\d]))|\bCPO\b(?! (?:eligible|available)))`;

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
  trigger: certifiedClaim,
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
        (?:\b(?:manufacturer|factory|OEM|maker|dealer|L)|${makers})(?:'s)?(?: brand)?[- ]certified
        |certified(?: pre-?owned)?(?: vehicle)? by|certification (?:program|by)|Certified by
        |who (?:certif(?:ies|ied)|stands behind)
        |(?:maker|manufacturer|factory|dealer)(?:'s)? program
        |certified (?:pre-?owned )?(?:stands for|means)`,
    },
  ],
  citation: 'Cal. VC 11713.18; FTC Act section 5',
  message: '"Certified" needs the name of who certifies.',
  suggestion: 'Write "Honda-certified" or "certified by" and the program.',
  examples: {
    failing: [
      'Certified CR-V.',
      'A CPO Escape.',
      'This Escape is certified.',
      'Certified pre-owned Camry for $21,450.50.',
    ],
    passing: [
      'CR-V, Honda-certified.',
      'A CPO Escape, certified by Ford.',
      'This Camry can be certified for $899.',
      'It can be Toyota Certified for $1,295.',
      'Vehicle may be certified for an additional $1,499.00; ask us.',
      'Not certified. Certification available for $899.',
      'Eligible to be certified for an extra charge.',
      'Serviced by our ASE-certified technicians.',
      'A Mercedes-Benz Certified Pre-Owned C 300.',
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

/** What is said of the condition of a vehicle, and where it stands. */
export const vehicleConditionRules: readonly TextRule[] = [
  vNewOnUsed,
  vCpo,
  vAsIs,
  vLowMiles,
  vInTransit,
];
