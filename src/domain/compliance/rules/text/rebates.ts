import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money, price } from './words.ts';

const pRebateStack: TextRule = {
  id: 'P-REBATE-STACK',
  kind: 'text',
  severity: 'error',
  // A payment that holds rebates is looked at; a price that holds them is not what buyers pay.
  inLease: 'warning',
  window: 'block',
  trigger: pattern`
    (?:\bafter|\bwith|\binclud(?:es?|ing)|\bless|\bminus|\bnet of|\breflect(?:s|ing)|\bassum(?:es|ing)
    |\bfactor(?:s|ing) in|\bapplying)\s+(?:(?:all|any|every|our)\s+)?(?:(?:available|applicable|eligible
    |qualif\w{1,6}|current|possible|combined|stackable)\s+(?:(?:and|&)\s+)?){0,2}
    (?:(?:factory|manufacturer'?s?|maker'?s?|oem|dealer|customer|ford|gm)\s+(?:(?:and|&|or)\s+)?){0,2}
    (?:rebates?|incentives?|(?<!dealer\s)discounts)\b`,
  skip: pattern`\bno rebates?\b|\bwithout rebates?\b|\binstead of\b|\bin lieu of\b`,
  needs: [
    {
      name: 'that the rebates are open to every buyer',
      pattern: pattern`
        \b(?:available|open|offered|appl(?:y|ies|icable)) to (?:all|every|everyone|anyone)
        |\b(?:all|every) (?:buyers?|customers?|shoppers?) qualif|\beveryone qualifies`,
    },
  ],
  citation: 'FTC letters 2026; 14 IAC 475.590',
  message: 'A headline price may be lowered only by rebates that every buyer gets.',
  suggestion: 'Write "after rebates available to all buyers", and list the others below the price.',
  examples: {
    failing: [
      '$21,995 after all rebates.',
      'Our price of $31,400 is net of all available incentives.',
      'Sale price $24,995 includes all applicable rebates.',
      '$27,450 with all available factory and dealer rebates.',
      'Lease for $267/mo. for 36 months, $1,999 due at signing. Includes all available rebates. ' +
        'Must qualify through the lender.',
      'The price reflects all eligible incentives.',
    ],
    passing: [
      '$21,995 after rebates available to all buyers.',
      'Our price of $31,400 is net of incentives available to everyone.',
      'Sale price $24,995 includes all rebates, which apply to every buyer.',
      '0.9% APR in lieu of factory rebates.',
    ],
  },
};

/** Those who alone get a rebate, or what they must do for it. */
const someBuyers = pattern`
  \b(?:military|armed forces|active[- ]duty|veterans?|service ?members?|national guard|usaa|college
  |university|students?|(?:recent )?grad(?:uate)?s?|first[- ]responders?|police|fire ?fighters?|emts?
  |paramedics?|nurses?|health ?care|medical|educators?|teachers?|loyalty|returning|repeat|conquest
  |competitive|renewal|pull[- ]ahead|lessees?|lease[- ]end|farm bureau|agricultur\w{1,4}|farmers?|aaa
  |costco|sam'?s club|aarp|members?(?:hip)?|union|employees?|supplier|friends (?:and|&) family
  |[asxdz][- ]plan|pep|affinity|partner|mobility|disability|accessib\w{1,5}|first[- ]time (?:buyers?
  |owners?)|uber|lyft|ride[- ]?share|business owners?|small business|commercial|fleet|contractors?
  |realtors?|senior|owner|trade[- ](?:in[- ])?(?:assist\w{0,5}|up|in)|switch|captive|financ(?:e|ing)
  (?! charges?)|diplomats?|expat\w{0,6}|newcomers?|(?:ford|toyota|honda|nissan|gm|chrysler|hyundai|kia
  |subaru|mazda|vw) (?:credit|financial|motor finance|capital))\b`;
const benefit = pattern`
  (?:rebates?|bonus(?:es)?|discounts?|cash(?! or\b| price)|incentives?|certificates?|allowances?|offers?
  |appreciation|purchase programs?|savings|pricing)\b`;
/** "Military rebate", "Renewal/Conquest Bonus Cash", "military, college grad and loyalty rebates". */
const conditionalRebate = pattern`
  ${someBuyers}'?(?:[\s/,&-]{1,3}(?:(?!no\b|not\b|for\b|at\b|with\b|is\b|are\b|the\b|or\b|on\b|our\b
  |price\b|may\b|can\b)[a-z'.]{1,13})){0,4}?[\s/-]{1,3}${benefit}`;
/** Names of terms for which a buyer "qualifies" without a word on the rebate. */
const otherTerm = pattern`
  (?:for|with|through|thru|by|via)? ?(?:[\w'*-]{1,14}\s){0,4}?
  (?:financ\w{1,5}|credit|loans?|leas\w{1,3}|rates?|a\.?p\.?r|fmcc|lenders?)\b
  |,? ?(?:through|thru|with|via)\b`;

const pCondRebate: TextRule = {
  id: 'P-COND-REBATE',
  kind: 'text',
  severity: 'warning',
  window: 'next',
  trigger: conditionalRebate,
  skip: pattern`
    \b(?:ask|check|find out|see if|whether|may be)\b[^.\n]{0,60}${benefit}
    |\bno (?:military|college|loyalty|conquest)\b|\b(?:finance|financing|trade-in) (?:offers?|savings)$`,
  needs: [
    {
      name: 'who gets the rebate, or that the price does not include it',
      pattern: pattern`
        (?<!\b(?:fees?|tax(?:es)?|title|tags?|licens\w{1,4}|registration|freight|destination|charges?),?
        \s(?:is\s|are\s)?)\bnot (?:be )?(?:included|reflected|shown|part of)
        |\bexclud(?:es|ed|ing) [^.\n]{0,20}${benefit}|\bin addition to|\bseparate(?:ly)?\b|\bon top of
        |\b(?:if|must|who|customers?|buyers?|may|you|and|to) (?:(?:also|you|each|currently) ){0,2}
        qualif\w{1,6}(?!${otherTerm})|\bqualif(?:ied|ying|ication|ications)\b(?!${otherTerm})
        |\b(?:eligib\w{1,9})(?!${otherTerm})
        |\bproof of\b|\bmust (?:be|show|present|own|currently|have|provide|trade|turn in)\b
        |\brequires? (?:proof|current|ownership|membership|a trade|valid)
        |\bavailable (?:only )?to (?:current|active|eligible|qualif|recent|owners|members|those|all|every)
        |\bfor (?:(?:all|our|the) )?(?:current|active|recent|eligible|qualif\w{1,6}|owners of)\b`,
    },
  ],
  citation: '14 IAC 475.590; FTC letters 2026',
  message: 'A rebate for some buyers needs to say who gets it, beside and not inside the price.',
  suggestion: 'Add "not included in the price; for active-duty military with proof of service".',
  examples: {
    failing: [
      'Price shown with military rebate.',
      'First responder bonus of $500.',
      '$23,495 after $500 college graduate bonus cash.',
      'Includes $500 Owner Loyalty Rebate. Must qualify through FMCC.',
      'Includes $750 Renewal/Conquest Bonus Cash. Not everyone will qualify for financing.',
      'Price includes military, college grad and loyalty rebates.',
      'Includes $1,000 Trade Assist Cash. Must qualify for Ford Credit financing.',
      'Price includes $500.00 loyalty cash; doc fee not included.',
      "Lease price includes $1,500 returning lessee incentive and $500 first responders' discount.",
      'Now $31,250 with $750 healthcare worker appreciation cash.',
      'Includes $1,000 finance bonus cash with approved credit.',
    ],
    passing: [
      'Military rebate of $500 is not included in the price; must qualify.',
      'First responder bonus of $500 for eligible buyers.',
      '$500 college graduate rebate. Must have graduated in the last two years.',
      'Includes $500 loyalty bonus cash for current owners of a Honda.',
      'Military rebate: proof of service required.',
      'Recent college graduates may qualify for a $500 rebate that is not included in the price.',
      '$1,000 customer cash for every buyer.',
      'Financing through Ford Credit. Presidents Day bonus cash of $750.',
    ],
  },
};

const pFinanceReq: TextRule = {
  id: 'P-FINANCE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:\bmust (?:be )?|\brequired to |\bwhen you |\bonly (?:if|when) (?:you )?|\bonly (?:for|to)
    (?: \w{1,12}){0,3} (?:who|that) )financ\w{0,14}
    |\brequires? (?:\w{1,14} ){0,3}financ\w{1,14}
    |\bfinanc(?:e|ing)(?: (?:with|through|thru) [^.\n]{1,40})? (?:is )?required\b
    |\bwhen financ(?:ed|ing) (?:with|through|thru|by)\b
    |\b(?:contingent|conditional|based|dependent) (?:up)?on (?:\w{1,14} ){0,3}financ\w{1,14}
    |\bvalid (?:only )?(?:with|when) (?:\w{1,14} ){0,3}financ\w{1,14}
    |dealer[- ]arranged financing|rebates? assigned to dealer`,
  about: 'price',
  skip: pattern`\b(?:not|never|no) (?:be )?requir|\bno financ|\bneed not\b`,
  needs: [],
  citation: '43 TAC 215.250(c); FTC letters 2026',
  message: 'A price may not hang on a loan from the dealer or a named lender.',
  suggestion: 'State the price that a cash buyer pays, and the loan offer apart from it.',
  examples: {
    failing: [
      'Must finance through dealer.',
      '$2,000 less when you finance with us.',
      'Sale price $24,995. Must finance through Honda Financial Services.',
      'Lease it for $299 a month, or buy it for $24,995. Must finance through HFS.',
      '$1,500 discount requires financing with the dealer.',
      'Price valid only with approved dealer financing.',
      '$21,450.00 when financed through Ally.',
    ],
    passing: [
      'Finance with any lender.',
      'Pay by cash or finance; the price is the same.',
      'Lease for $213/mo. with $3,415 due at signing for 36 months. Includes all available ' +
        'rebates. Not everyone will qualify for financing. Must finance through FMCC.',
      '1.9% APR for 60 months. Must finance through the maker.',
      'The price is the same for all; financing is not required.',
    ],
  },
};

const pTradeReq: TextRule = {
  id: 'P-TRADE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    \bwith (?:an? )?(?:acceptable |eligible |qualifying |qualified |valid |any )?trade(?:[- ]ins?)?\b
    (?! (?:equity|value|values|assist))|\brequires? (?:an? )?(?:\w{1,12} )?trade(?:[- ]in)?\b
    |\bmust trade(?: in)?\b|\btrade(?:[- ]in)? (?:is )?required\b
    |${price}[^.\n]{0,30}\bafter (?:\w{1,12} ){0,2}trade(?:[- ]in)?\b`,
  skip: pattern`\bno trade|\bnot requir|\bwithout\b`,
  needs: [],
  citation: '43 TAC 215.250(c)',
  message: 'A price may not hang on a trade-in.',
  suggestion: 'State the price without a trade, and the value of a trade apart from it.',
  examples: {
    failing: [
      '$19,995 with acceptable trade.',
      'Take $1,500 off with qualifying trade-in.',
      'Sale price requires a trade-in.',
      '$18,450.50 after trade-in.',
    ],
    passing: ['We value your trade-in.', 'Bring your trade-in for an appraisal.'],
  },
};

const pMinTrade: TextRule = {
  id: 'P-MIN-TRADE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    push,?\s*pull|(?:minimum|guaranteed)\s+trade|(?:at least|up to
    |minimum)\s+${money}\s+(?:more\s+)?for your trade`,
  needs: [],
  citation: '43 TAC 215.253; 14 IAC 475',
  message: 'An amount for a trade that nobody has seen is no honest offer.',
  suggestion: 'Offer an appraisal instead of an amount.',
  examples: {
    failing: ['At least $4,000 for your trade.', 'Push, pull or drag it in.'],
    passing: ['Get an appraisal for your trade.', 'Bring it in for a quote.'],
  },
};

const pPayoff: TextRule = {
  id: 'P-PAYOFF',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:we'?ll|we will|let us) pay off your (?:loan|trade|lease|balance)
    |no matter (?:how much|what) you owe`,
  needs: [
    {
      name: 'what happens to negative equity',
      pattern: pattern`
        negative equity|added to (?:the|your) (?:new )?(?:loan|balance|amount financed)`,
    },
  ],
  citation: 'FTC Act section 5 (FTC trade-in cases); SB 766',
  message:
    'A promise to pay off a loan has to say that what is owed beyond the value moves ' +
    'into the new loan.',
  suggestion: 'Add "negative equity is added to the amount financed".',
  examples: {
    failing: ['We will pay off your trade.', 'No matter what you owe, we can help.'],
    passing: [
      'We will pay off your trade; negative equity is added to the amount financed.',
      'No matter what you owe, we can help; negative equity is added to your new loan.',
    ],
  },
};

/** Prices that hang on something: rebates, loans, trades. */
export const rebateRules: readonly TextRule[] = [
  pRebateStack,
  pCondRebate,
  pFinanceReq,
  pTradeReq,
  pMinTrade,
  pPayoff,
];
