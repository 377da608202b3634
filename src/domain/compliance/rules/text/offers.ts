import type { TextRule } from '../rule.ts';
import { endDate } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { money, price, vehicleId } from './words.ts';

const pAsLowAs: TextRule = {
  id: 'P-AS-LOW-AS',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`(?:as low as|starting (?:at|from)|priced from|from just)\s+${money}`,
  // The span of what is on the lot names no offer.
  skip: pattern`${money} to ${money}`,
  needs: [{ name: 'the stock number, VIN or MSRP', pattern: pattern`${vehicleId}|MSRP` }],
  citation: '16 CFR 238.2; NJAC 13:45A-26A.3',
  message: 'A lowest price has to belong to a vehicle that the reader can name, or to the MSRP.',
  suggestion: 'Add the stock number, or "MSRP".',
  examples: {
    failing: ['SUVs as low as $18,995.', 'Compacts starting at $17,450.'],
    passing: ['SUVs as low as $18,995, stock no. T1234.', 'Compacts starting at $17,450 MSRP.'],
  },
};

const pVehId: TextRule = {
  id: 'P-VEH-ID',
  kind: 'text',
  severity: 'warning',
  severityIn: { CA: 'error' },
  window: 'block',
  // A year at the end of a date, or before a small word, begins no vehicle.
  trigger: pattern`
    (?<!\d,\s)\b(?:19|20)\d{2}\s+(?!(?:a|an|and|are|as|at|but|by|for|from|has|have|he|in|is|it|model
    |of|on|or|our|prices?|put|so|that|the|there|they|this|to|was|we|were|with|you)\b)
    [A-Z][\w-]{1,24}\s+[\w-]{1,24}[^.\n]{0,60}${price}`,
  // From one price to another: several vehicles, none of which is offered by itself.
  skip: pattern`${price}\s+(?:up )?to\s+${price}|between ${price} and ${price}
    |\b(?:from|(?:starts?|begins?) at) (?:[A-Z]{2,3})?\$|\blowest (?:19|20)\d\d\b`,
  needs: [{ name: 'the stock number or VIN', pattern: pattern`${vehicleId}` }],
  citation: 'Cal. VC 11713.1(a); NJAC 13:45A-26A.5',
  message: 'A price for one vehicle needs its stock number or VIN.',
  suggestion: 'Add "stock # H2231" or the last digits of the VIN.',
  examples: {
    failing: ['2022 Honda Civic LX for $19,995', '2021 Toyota Highlander XLE now $33,990'],
    passing: [
      '2022 Honda Civic LX for $19,995, stock # H2231',
      '2021 Toyota Highlander XLE now $33,990, VIN 5TDGZRAH0MS000001',
    ],
  },
};

const early = pattern`(?:january|february|march|april|may|june|july) \d`;
const pOccasion: TextRule = {
  id: 'P-OCCASION',
  kind: 'text',
  severity: 'warning',
  window: 'sentence',
  // The month in which the occasion cannot be, within reach of its name.
  trigger: pattern`
    \bblack friday\b[^.\n]{0,80}\b(?:${early}|(?:august|september|october) \d)
    |\b(?:christmas|thanksgiving|year[- ]end)\b[^.\n]{0,80}\b(?:${early}|august \d)
    |\bmemorial day\b[^.\n]{0,80}
    (?<!as of )\b(?:(?:january|february|march|april|july|august|september|october|november|december)
    \d|may (?:\d|1[0-3])\b)
    |(?:\b(?:canada|independence) day|\b(?:fourth|4th) of july)\b[^.\n]{0,80}(?<!as of )
    \b(?:january|february|march|april|may|august|september|october|november|december) \d
    |\blabou?r day\b[^.\n]{0,80}\b(?:${early}|(?:october|november|december) \d)
    |\bpresidents?'? day\b[^.\n]{0,80}
    \b(?:april|may|june|july|august|september|october|november|december) \d`,
  skip: pattern`\b(?:before|until|in july|early|ahead of)\b`,
  needs: [],
  citation: 'FTC Act s.5; 16 CFR 233.5',
  message: 'An event named after a day of the year is dated in another season.',
  suggestion: 'Correct the dates, or give the event another name.',
  examples: {
    failing: [
      'Black Friday Truck Deals is coming up Friday, May 8 to Sunday, May 10, 2026.',
      'Our Labor Day Sale ends March 3, 2027.',
      'The Memorial Day Sales Event runs from Friday, May 8, to Saturday, May 9, 2026.',
      'The Canada Day Sale runs from Friday, May 8, to Sunday, May 10, 2026.',
    ],
    passing: [
      'Black Friday Truck Deals is coming up Friday, November 27, 2026.',
      'Our Memorial Day Sale goes through May 25, 2026.',
      'For Memorial Day, 20 trucks are here as of May 4, 2026.',
      'Our Fourth of July Sale goes from June 26 to July 4, 2026.',
    ],
  },
};

const pExpiry: TextRule = {
  id: 'P-EXPIRY',
  kind: 'text',
  severity: 'warning',
  severityIn: { VA: 'error' },
  window: 'item',
  trigger: pattern`
    (?<!for )\b(?:sale|offers?|specials?|event|clearance|savings)\b[^.\n]{0,80}(?:${money}
    |\d{1,2}(?:\.\d)?\s?%)`,
  needs: [endDate],
  citation: 'Va. Code 46.2-1581(5); Cal. VC 11713.1(e)',
  message: 'An offer should say when it ends.',
  suggestion: 'Add the last day: "ends 8/31" or "through August 31".',
  examples: {
    failing: ['Summer sale: $2,000 off MSRP.', 'Memorial Day event: 1.9% APR.'],
    passing: [
      'Summer sale: $2,000 off MSRP, ends 8/31.',
      'Memorial Day event: 1.9% APR, through May 31.',
    ],
  },
};

const pUrgency: TextRule = {
  id: 'P-URGENCY',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    (?:today|one day|this weekend) only|act now|last chance|limited[- ]time
    |while supplies last|won'?t last|hurry`,
  skip: pattern`\b(?:no|without|without an?y?) hurry`,
  needs: [
    {
      name: 'the end date, or how many there are',
      pattern: pattern`${endDate.pattern}|\b\d{1,3} (?:units|vehicles|available|in stock)`,
    },
  ],
  citation: '16 CFR 233.5',
  message: 'Words that press the reader need a real limit behind them.',
  suggestion: 'Give the date or the number of vehicles: "offer ends June 30", "5 available".',
  examples: {
    failing: ['Hurry, act now!', 'Limited-time pricing.'],
    passing: ['Hurry, offer ends June 30.', 'Limited-time pricing: 7 in stock.'],
  },
};

const pSpecialPurchase: TextRule = {
  id: 'P-SPECIAL-PURCHASE',
  kind: 'text',
  severity: 'warning',
  states: ['VA'],
  window: 'item',
  trigger: pattern`special purchase|program (?:car|vehicle)s?|off-?lease`,
  needs: [
    {
      name: 'that the vehicle is used',
      pattern: pattern`\bused\b|pre-?owned|demonstrator|former(?:ly)? (?:leased|rental)`,
    },
  ],
  citation: 'Va. Code 46.2-1581(2)',
  message: 'The label alone does not tell that the vehicle is used.',
  suggestion: 'Add "used" or "pre-owned".',
  examples: {
    failing: ['Special purchase Altimas.', 'Program cars have arrived.'],
    passing: ['Special purchase used Altimas.', 'Program cars, all pre-owned, have arrived.'],
  },
};

const pSelectConsumer: TextRule = {
  id: 'P-SELECT-CONSUMER',
  kind: 'text',
  severity: 'info',
  states: ['OH'],
  window: 'sentence',
  trigger: pattern`specially selected|valued customer|exclusive(?:ly)? invit\w{1,14}`,
  needs: [],
  citation: 'OAC 109:4-3-16',
  message: 'The reader may be called selected only where that is so.',
  suggestion: 'Address every reader alike.',
  examples: {
    failing: ['You were specially selected.', 'To our valued customer: come in.'],
    passing: ['Visit us.', 'Come in any day.'],
  },
};

/** To which vehicle, until when and to whom an offer is made. */
export const offerRules: readonly TextRule[] = [
  pAsLowAs,
  pVehId,
  pOccasion,
  pExpiry,
  pUrgency,
  pSpecialPurchase,
  pSelectConsumer,
];
