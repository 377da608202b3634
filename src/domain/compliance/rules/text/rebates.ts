import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

const pRebateStack: TextRule = {
  id: 'P-REBATE-STACK',
  kind: 'text',
  severity: 'error',
  // A payment that holds rebates is looked at; a price that holds them is not what buyers pay.
  inLease: 'warning',
  window: 'block',
  trigger: pattern`
    (?:\bafter|\bwith|\binclud(?:es?|ing)|\bless|\bminus|\bnet of|\breflect(?:s|ing)|\bassum(?:es
    |ing)|\bfactor(?:s|ing) in|\bapplying)\s+(?:(?:all|any|every|our)\s+)?(?:(?:available|applicable
    |eligible|qualif\w{1,6}|current|possible|combined|stackable)\s+(?:(?:and|&)\s+)?){0,2}
    (?:(?:factory|manufacturer'?s?|maker'?s?|oem|dealer|customer|ford|gm)\s+(?:(?:and|&
    |or)\s+)?){0,2}
    (?:rebates?|incentives?|(?<!dealer\s)discounts)\b
    |\ball rebates (?:assigned |payable )?to (?:the )?dealer\b`,
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
      'Now $22,995. All rebates to dealer.',
    ],
    passing: [
      '$21,995 after rebates available to all buyers.',
      'Our price of $31,400 is net of incentives available to everyone.',
      'Sale price $24,995 includes all rebates, which apply to every buyer.',
      '0.9% APR in lieu of factory rebates.',
    ],
  },
};

/** Those who alone get a rebate. */
const someBuyers = pattern`
  (?:military|armed forces|active[- ]duty|veterans?|service ?members?|national guard|usaa|college
  |university|students?|(?:recent )?grad(?:uate)?s?|first[- ]responders?|police|fire ?fighters?
  |emts?|paramedics?|nurses?|health ?care|medical (?:workers?|professionals?|staff)
  |educators?|teachers?
  |loyalty|conquest|lessees?|farm bureau|farmers?|aaa|costco|sam'?s club|aarp|employees?
  |friends (?:and|&) family|[asxdz][- ]plan|pep|uber|lyft|ride[- ]?share|first[- ]time (?:buyers?
  |owners?)|competitive (?:owners?|lessees?|makes?|brands?|lease)|pull[- ]ahead|lease[- ]end)`;
const benefit = pattern`
  (?:rebates?|bonus(?:es)?|discounts?|cash(?! or\b| price)|incentives?|certificates?|allowances?
  |offers?|appreciation|purchase programs?|savings|pricing)\b`;
/** What a buyer must do or be besides; "finance offers" and "fleet pricing" promise no money. */
const someDeeds = pattern`
  (?:returning|repeat|renewal|members?(?:hip)?|union|supplier|affinity|partner|mobility|disability
  |accessib\w{1,5}|business owners?|small business|commercial|fleet|contractors?|realtors?|seniors?
  |owners?|trade[- ](?:in[- ])?(?:assist\w{0,5}|up|in)|switch|captive|financ(?:e|ing)(?! charges?)
  |diplomats?|expat\w{0,6}|newcomers?|agricultur\w{1,4}|(?:ford|toyota|honda|nissan|gm|chrysler
  |hyundai|kia|subaru|mazda|vw) (?:credit|financial|motor finance|capital))`;
const moneyBenefit = pattern`
  (?:rebates?|bonus(?:es)?(?: cash)?|discounts?|cash(?! or\b| price)|incentives?|certificates?
  |allowances?)\b`;
/** The words between: "renewal/conquest BONUS cash", "military AND LOYALTY rebates". */
const between = pattern`
  '?(?:[\s/,&-]{1,3}(?:(?!no\b|not\b|for\b|at\b|with\b|is\b|are\b|the\b|or\b|on\b|our\b|price\b
  |may\b|can\b)[a-z'.]{1,13})){0,4}?[\s/-]{1,3}`;
const conditionalRebate = pattern`
  \b(?:${someBuyers}\b${between}${benefit}|${someDeeds}\b${between}${moneyBenefit})`;
/** "Includes owner loyalty", "$400 college grad": without a word for the money. */
const named = pattern`
  (?:\b(?:includ(?:es?|ing)|after|less|reflect(?:s|ing)|with) (?:${money} )?|${money} )
  (?:(?:owner|recent|national|brand|gm|ford|toyota|honda|active) ){0,2}(?:loyalty|conquest|military
  |college|grad(?:uate)?s?|first[- ]responders?|usaa|lease pull[- ]ahead)\b`;
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
  trigger: pattern`${conditionalRebate}|${named}`,
  skip: pattern`
    \b(?:ask|check|find out|see if|whether|may be)\b[^.\n]{0,60}${benefit}
    |\bno (?:military|college|loyalty|conquest)\b
    |\b(?:for|to) (?:everyone|everybody|every buyer|all buyers)\b`,
  needs: [
    {
      name: 'who gets the rebate, or that the price does not include it',
      pattern: pattern`
        (?<!\b(?:fees?|tax(?:es)?|title|tags?|licens\w{1,4}|registration|freight|destination
        |charges?),?
        \s(?:is\s|are\s)?)\bnot (?:be )?(?:included|reflected|shown|part of)
        |\bexclud(?:es|ed|ing) [^.\n]{0,20}${benefit}|\bin addition to|\bseparate(?:ly)?\b
        |\bon top of
        |(?<!\bassum(?:es|ing) )\b(?:if|must|who|customers?|buyers?|may|you|and|to)
        \s(?:(?:also|you|each|currently) ){0,2}
        qualif\w{1,6}(?!${otherTerm})|\bqualif(?:ied|ying|ication|ications)\b(?!${otherTerm})
        |\b(?:eligib\w{1,9})(?!${otherTerm})
        |\bproof of\b|\bmust (?:be|show|present|own|currently|have|provide|trade|turn in)\b
        |\brequires? (?:proof|current|ownership|membership|a trade|valid)
        |\bavailable (?:only )?to (?:current|active|eligible|qualif|recent|owners|members|those
        |all|every)
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
      'Includes owner loyalty. Must qualify through the lender.',
      'Price includes $500 National Grad Program.',
      'The price assumes you qualify for loyalty offers.',
    ],
    passing: [
      'Military rebate of $500 is not included in the price; must qualify.',
      'First responder bonus of $500 for eligible buyers.',
      '$500 college graduate rebate. Must have graduated in the last two years.',
      'Includes $500 loyalty bonus cash for current owners of a Honda.',
      'Military rebate: proof of service required.',
      'Recent college graduates may qualify for a $500 rebate that is not included in the price.',
      '$1,000 customer cash for every buyer.',
      'Employee pricing for everyone.',
      'We compare finance offers and trade-in offers, at competitive pricing.',
      'Financing through Ford Credit. Presidents Day bonus cash of $750.',
    ],
  },
};

/** Prices and payments that count on rebates. */
export const rebateRules: readonly TextRule[] = [pRebateStack, pCondRebate];
