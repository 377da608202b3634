import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const vNoAccident: TextRule = {
  id: 'V-NO-ACCIDENT',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    accident[- ]free|\bno (?:reported )?accidents\b|\bzero accidents|never (?:been )?(?:wrecked
    |in an accident)|clean (?:title|history)(?! report)`,
  // Advice on the term, and its headings, claims nothing about a vehicle.
  skip: pattern`
    \bclean titles? (?:means?|(?:still )?deserves|do(?:es)?(?: not|n't)|can(?:not|'t)? |may |alone
    |vs\.? |versus |or (?:a )?(?:salvage|rebuilt|branded)
    |and (?:a )?(?:salvage|rebuilt|branded) (?:ones?|titles?))
    |\b(?:what|how|whether|without) (?:\w+ ){0,5}clean (?:title|history)
    |^(?:wondering|curious|have questions|looking|shopping|searching|interested)
    (?: about| for| into| in) [^.!]{0,80}\?
    |^(?:\w+ ){0,3}(?:torn|deciding|decide|choosing|choose|pick) between [^.!]{0,80}\?
    |^if you(?:'re| are) (?:looking|shopping|asking|curious|choosing)\b
    |^[^.:]{0,80}(?::|,) (?:a |the )?(?:\w+ )?(?:guide|basics|what to|how to|where to|question)`,
  needs: [
    {
      name: 'the history report',
      pattern: pattern`
        \b(?:CARFAX|AutoCheck|NMVTIS)\b|history report`,
    },
  ],
  citation: 'FL 501.976(5); FTC Act section 5',
  message: 'A clean past should be tied to a dated history report.',
  suggestion: 'Write "no accidents reported, per the CARFAX report of" and the date.',
  examples: {
    failing: [
      'Accident free!',
      'Clean title and never wrecked.',
      'No accidents, one owner.',
      'Used trucks with a clean title, from $9,995.',
      'Clean title. What more could you ask?',
      'Clean title and rebuilt engine.',
      'Our best: accident free, clean title.',
      'Accident free and ready: what a truck!',
    ],
    passing: [
      'No accidents reported, per the CARFAX report.',
      'Clean title according to the AutoCheck report.',
      'No accidents reported to CARFAX.',
      'Clean title used trucks: a guide for shoppers',
      'Accident free used cars: what to check in Carlsbad, CA',
      'Wondering about used cars with no accidents?',
      'Torn between a clean title and a rebuilt title?',
      'Trying to choose between a clean title and a rebuilt one?',
      'Clean title vs. rebuilt title: the differences',
      "A clean title doesn't show damage that nobody reported.",
      'What a clean title tells you',
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

const vDemo: TextRule = {
  id: 'V-DEMO',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    \bdemo(?:nstrator)?s?\b|\bloaners?\b|executive (?:car|vehicle)|factory (?:official
    |executive)`,
  // A loaner while the customer's own car is in the shop is for nobody to buy.
  skip: pattern`\bif (?:it|the)\b|\bwe do\b|\bwhile (?:we|your?)\b`,
  needs: [{ name: 'the miles', pattern: pattern`\d[\d,]{0,9}\s*(?:miles|mi\b)|odometer` }],
  citation: 'FL 501.976(1)-(2); OAC 109:4-3-16',
  message: 'A demonstrator or loaner needs its miles.',
  suggestion: 'Add the odometer reading: "3,200 miles".',
  examples: {
    failing: ['Demo Explorer for sale.', 'A former loaner at a fair price.'],
    passing: ['Demo Explorer with 3,200 miles.', 'A former loaner, odometer at 4,110.'],
  },
};

/** What is said of the past of a vehicle. */
export const vehicleHistoryRules: readonly TextRule[] = [
  vNoAccident,
  vOneOwner,
  vMaintained,
  vInspectedRecall,
  vDemo,
];
