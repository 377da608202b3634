import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const sMpg: TextRule = {
  id: 'S-MPG',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    \b\d{2,3}(?:\s*/\s*\d{2,3})?\s*(?:\w{1,14}\s+){0,2}(?:mpge?|miles per gallon)\b`,
  needs: [{ name: 'that the figure is an EPA estimate', pattern: pattern`EPA` }],
  citation: '16 CFR 259.4(c)-(d)',
  message: 'A mileage figure has to be called an EPA estimate.',
  suggestion: 'Write "EPA-estimated" before the figure.',
  examples: {
    failing: ['Gets 41 mpg.', 'Rated 28/36 mpg.'],
    passing: ['Gets an EPA-estimated 41 mpg combined.', 'EPA-estimated 28 city/36 highway mpg.'],
  },
};

const sMpgMode: TextRule = {
  id: 'S-MPG-MODE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`\b\d{2,3}\s*(?:mpg|miles per gallon)\b`,
  needs: [{ name: 'city, highway or combined', pattern: pattern`city|highway|hwy|combined` }],
  citation: '16 CFR 259.4(c)',
  message: 'A mileage figure should say city, highway or combined.',
  suggestion: 'Add the mode: "41 mpg combined".',
  examples: {
    failing: ['Up to 41 mpg.', 'EPA-estimated 38 mpg.'],
    passing: ['EPA-estimated 41 mpg combined.', 'EPA-estimated 38 mpg on the highway.'],
  },
};

const sMpgGeneral: TextRule = {
  id: 'S-MPG-GENERAL',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    (?:great|excellent|best|outstanding|impressive) (?:gas mileage|fuel economy|mpg
    |fuel efficiency)|fuel[- ]sipp\w{1,14}|gas[- ]sav\w{1,14}`,
  needs: [{ name: 'the EPA figure', pattern: pattern`EPA` }],
  citation: '16 CFR 259.4(b)',
  message: 'Praise for the mileage needs the EPA figure.',
  suggestion: 'Add the figure: "EPA-estimated 33 mpg combined".',
  examples: {
    failing: ['Great gas mileage.', 'A gas-saving hatchback.'],
    passing: [
      'Great gas mileage: EPA-estimated 33 combined mpg.',
      'A gas-saving hatchback: EPA-estimated 36 mpg combined.',
    ],
  },
};

const sEvRange: TextRule = {
  id: 'S-EV-RANGE',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    \b\d{2,3}[- ]?miles?\s*(?:of\s*)?(?:(?:electric|all-electric|driving)\s*)?range
    |range of (?:up to )?\d{2,3} miles`,
  needs: [{ name: 'that the range is an estimate', pattern: pattern`EPA|estimat` }],
  citation: '16 CFR 259.4(a),(d)',
  message: 'A range has to be called an EPA estimate.',
  suggestion: 'Write "EPA-estimated range of 300 miles".',
  examples: {
    failing: ['A range of 300 miles.', '280 miles of electric range.'],
    passing: [
      'An EPA-estimated range of 300 miles.',
      'An estimated 280 miles of electric range (EPA).',
    ],
  },
};

const sGreen: TextRule = {
  id: 'S-GREEN',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    zero[- ]emissions?|eco-?friendly|environmentally friendly|carbon[- ]neutral`,
  skip: pattern`tailpipe`,
  needs: [{ name: 'what the claim covers', pattern: pattern`tailpipe|while driving|certified by` }],
  citation: '16 CFR 260',
  message: 'A claim on the environment needs its limits.',
  suggestion: 'Write "zero tailpipe emissions".',
  examples: {
    failing: ['A zero-emissions SUV.', 'An eco-friendly pickup.'],
    passing: [
      'Zero tailpipe emissions.',
      'An eco-friendly pickup that burns no fuel while driving.',
    ],
  },
};

const sAutonomy: TextRule = {
  id: 'S-AUTONOMY',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`self[- ]driving|drives itself|fully autonomous`,
  needs: [
    {
      name: 'that the driver stays in charge',
      pattern: pattern`
        driver (?:must|should|needs)|supervis\w{1,14}|not autonomous|driver[- ]assist`,
    },
  ],
  citation: 'Cal. VC 24011.5; FTC Act section 5',
  message: 'Driver assistance is called self-driving.',
  suggestion: 'Call it driver assistance and add that the driver must stay attentive.',
  examples: {
    failing: ['It drives itself.', 'Fully autonomous on the highway.'],
    passing: [
      'Driver-assist feature often called self-driving; driver must stay attentive.',
      'Not autonomous: a highway assist that some call self-driving.',
    ],
  },
};

const sTow: TextRule = {
  id: 'S-TOW',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    tow\w{0,14}[^.\n]{0,40}\d[\d,]{3,9}\s*(?:lbs?\b|pounds)|\d[\d,]{3,9}\s*(?:lbs?\b
    |pounds)[^.\n]{0,20}tow\w{0,14}`,
  needs: [
    {
      name: 'how the vehicle must be equipped',
      pattern: pattern`when properly equipped|properly equipped|max(?:imum)?`,
    },
  ],
  citation: 'OEM standards',
  message: 'A towing figure should say what it takes.',
  suggestion: 'Add "when properly equipped".',
  examples: {
    failing: ['Tows 13,000 lbs.', 'A towing capacity of 7,500 pounds.'],
    passing: [
      'Tows up to 13,000 lbs when properly equipped.',
      'A maximum towing capacity of 7,500 pounds.',
    ],
  },
};

const sMadeUsa: TextRule = {
  id: 'S-MADE-USA',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`made in (?:the )?(?:USA|U\.S\.|America)|american[- ]made`,
  needs: [
    {
      name: 'the place of assembly, or the share of parts',
      pattern: pattern`final assembly|parts content|assembled in`,
    },
  ],
  citation: '16 CFR 323; 49 CFR 583',
  message: 'A claim of American origin without limits means all, or nearly all, of the vehicle.',
  suggestion: 'Name the place of final assembly and the share of parts.',
  examples: {
    failing: ['Made in America.', 'An American-made truck.'],
    passing: [
      'Final assembly in Ohio; sold as American-made with 55% US/Canadian parts content.',
      'An American-made truck: final assembly in Michigan.',
    ],
  },
};

/** What a vehicle can do, and where it is made. */
export const capabilityRules: readonly TextRule[] = [
  sMpg,
  sMpgMode,
  sMpgGeneral,
  sEvRange,
  sGreen,
  sAutonomy,
  sTow,
  sMadeUsa,
];
