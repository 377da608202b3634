import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { dealerFee, money, price, statutorySentence } from './words.ts';

const pTotalPrice: TextRule = {
  id: 'P-TOTAL-PRICE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`(?:price[sd]?|only|just|for|at|now|yours)\s+(?:of\s+|is\s+|at\s+)?${price}`,
  skip: pattern`MSRP|\bcertif(?:ied|y|ication) (?:is |it )?(?:for|at)\b`,
  needs: [
    {
      name: 'what the price holds',
      pattern: pattern`
        (?:includes?|including|with) (?:all )?(?:\w{1,14} ){0,2}(?:fees|charges)
        |fees? (?:is |are )?included|\ball-in (?:price|pricing)
        |(?:plus|\+) (?:only |all |any |your |applicable |sales |state ){0,2}(?:tax|government|title
        |tags?\b|licens|registration|hst|gst|pst|qst)
        |exclud(?:es?|ing) (?:only |all |any |sales ){0,2}(?:tax|government|title|hst|gst|licens)
        |before (?:any |sales ){0,2}(?:tax|title|government|hst|gst)
        |\btax(?:es)?\b[^.\n]{0,40}\b(?:extra|(?:are|is|to be) added)`,
    },
  ],
  citation:
    'FTC Act section 5 (97 letters, 2026-03-13); 43 TAC 215.250; Cal. Civ. 1784.1 ff; FL ' +
    '501.976',
  message:
    'A price has to hold every charge that all buyers pay, save government charges, and ' +
    'the ad should say so.',
  suggestion: 'Add "includes all dealer fees; excludes only tax, title and registration".',
  examples: {
    failing: ['Yours for $24,995.', 'The 2024 Outback is priced at $28,450.'],
    passing: [
      'Yours for $24,995, includes all dealer fees; excludes only tax and registration.',
      'The 2024 Outback is priced at $28,450 plus government fees.',
      'All-in price of $38,845.00 plus HST and licensing.',
    ],
  },
};

const pFeeExcluded: TextRule = {
  id: 'P-FEE-EXCLUDED',
  kind: 'text',
  severity: 'error',
  softened: { states: ['CA'], by: statutorySentence },
  window: 'sentence',
  trigger: pattern`
    (?:plus|exclud\w{1,14}|exclusive of|not includ\w{1,14}|(?:do|does|is|are)n't includ\w{1,14}
    |before|in addition to|\+|\badd(?:ing)?\b(?= (?:an? )?\$))
    [^.\n]{0,80}?(?:${dealerFee})(?![^.\n]{0,25}(?<!not )(?<!not be )\bincluded\b)
    |(?:${dealerFee})(?:(?!\bincluded|[,;] ?(?:all |sales 
    |plus )?tax)[^.\n]){0,45}?\b(?:not included
    |not be included|excluded|extra|additional)\b
    |(?:${dealerFee})(?: ?\(?(?:of )?${money}\)?)?,? (?:is|are|will be|gets) (?:added|charged)\b`,
  skip: pattern`
    before you\b|^(?:expect|ask|compare|check)\b|\bno (?:\w{1,14} ){0,2}(?:doc\w{0,12}|dealer
    |processing|admin\w{0,12}|hidden)
    (?: \w{1,14}){0,2} fees?
    |(?<!not )(?<!n't )\binclud(?:es?|ing) (?:(?:\w{1,14}|${money}),? ){0,4}?(?:${dealerFee})`,
  needs: [],
  citation: 'FTC letters 2026; Cal. VC 11713.1',
  message:
    'A fee of the dealer is kept out of the price. The FTC looks at the total that a ' +
    'buyer must pay.',
  suggestion: 'Put the fee into the price, and leave out only government charges.',
  examples: {
    failing: [
      '$24,995 plus $85 doc fee.',
      'Prices do not include a $199 processing fee.',
      'Tax, tags and doc fee extra.',
      '$24,995 plus $347.26 documentary fee.',
      'Price does not include tax, title, $1,016.50 in other charges or a documentary fee of ' +
        '$347.26.',
      'A documentary fee of $347.26 is not included in the price.',
      'Documentary fee ($347.26) extra.',
      'Excludes tax, tag, title and $999.95 dealer service fee.',
      '$18,450.00 + $489.99 doc. fee.',
      "Advertised prices don't include a $499 closing fee.",
      'A $599.50 dealer documentation fee will be added at the time of sale.',
      'Price plus electronic filing fee of $28.95.',
      'Add $347.26 doc fee.',
    ],
    passing: [
      '$24,995 plus government fees.',
      'Prices include our $199 processing fee.',
      'Price includes $347.26 documentary fee, plus tax, title and registration.',
      'Price includes $347.26 documentary fee; taxes extra.',
      '$24,995 plus tax. We charge no dealer fees.',
      'Excludes tax and title; the $85.00 doc fee is included.',
      'Price plus tax and tags, with no hidden dealer fees.',
    ],
  },
};

const pDownNetted: TextRule = {
  id: 'P-DOWN-NETTED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    ${price}[^.\n]{0,40}after\s+(?:${money}\s+(?:cash\s+)?down|(?:an? )?down payment of ${money})`,
  needs: [],
  citation: 'FTC letters 2026',
  message: 'A price is shown with the down payment already taken off.',
  suggestion: 'Show the whole price, and the down payment apart from it.',
  examples: {
    failing: [
      '$17,995 after $3,000 down.',
      '$24,300 after $2,000 down.',
      '$17,995.00 after $3,000.00 cash down.',
      '$17,995 after a down payment of $3,000.',
    ],
    passing: ['$20,995 price.', '$26,300 including all dealer fees.'],
  },
};

/** What dealers add to a vehicle by themselves. */
const addOn = pattern`
  (?:add-?ons?|packages?|\bpacks?\b|protections?|etch\w{0,14}|nitrogen|tint(?:ing)?|accessor\w{1,14}
  |appearance  |sealant|lojack|gps|wheel locks?|theft deterrent|pin-?strip\w{1,5})`;
/** The same without words that also name a maker's equipment: "plus Tow Package". */
const dealerAddOn = pattern`
  (?:add-?ons?|(?:protection|appearance|dealer|security|care|ceramic|etch\w{0,3}|paint|interior
  |theft)
  (?: \w{1,14}){0,2} (?:packages?|plans?|products?)|protections?|etch\w{0,14}|nitrogen|tint(?:ing)?
  |sealant|lojack|wheel locks?|theft deterrent|pin-?strip\w{1,5}
  |dealer[- ](?:installed|added) (?:accessor\w{1,14}|options?|equipment|items?|products?))`;

const pAddonReq: TextRule = {
  id: 'P-ADDON-REQ',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:\brequired|mandatory|non-optional|(?:all|every|each) (?:(?:of )?(?:our|new|used
    |in-?stock) ){0,2}
    (?:vehicles?|cars?|models?|trucks?|units?) (?:comes?|(?:is|are) (?:equipped|sold|delivered
    |fitted)|includes?)(?: with)?|must (?:buy|purchase|include|take)|(?:added|applied|installed)
    (?: to| on| in){0,1} (?:all|every|each) \w{3,9})[^.\n]{0,60}${addOn}
    |${addOn}[^.\n]{0,50}\b(?:(?:is|are) (?:required|mandatory|non-optional|not optional)
    |must be (?:purchased|bought)|(?:added|applied|installed)(?: to| on| in)? (?:all|every|each))\b
    |(?<!\boptional )${dealerAddOn}[^.\n]{0,40}\b(?:(?:not|isn't|aren't) included|excluded|extra
    |(?:is|are|be) added)\b
    |\b(?:exclud\w{1,3}|not includ\w{1,3}|(?:do|does)n't include|before)[^.\n]{0,60}${dealerAddOn}
    |(?:\bplus|\+)[^.\n$]{0,10}${money}[^.\n$]{0,30}?${dealerAddOn}`,
  // What the maker builds in is no add-on.
  skip: pattern`\bstandard\b|from the factory|factory[- ]installed|\brecall|sticker`,
  needs: [
    {
      name: 'that it is included in the price, or optional',
      pattern: pattern`
        (?<!not )(?<!n't )(?<!not be )\bincluded (?:in (?:the |our |this |every 
        |all )?(?:\w{1,12} ){0,2}
        pric\w{1,3}|at no (?:extra |additional )?(?:charge|cost)|free)
        |\bpric(?:es?|ing)(?: (?!not\b|never\b|doesn't|don't)[\w']{1,12}){0,2}? includes?
        [^.\n]{0,60}${addOn}
        |(?<!non-)(?<!not )\boptional|\bmay (?:be )?declined?\b|\bcan (?:be )?declined?\b
        |\bnot required\b|\bat the (?:buyer|customer)'?s? option\b|\bif (?:desired|selected
        |you want)|\bavailable (?:for|at) \$`,
    },
  ],
  citation: 'FTC letters 2026; Cal. SB 766',
  message: 'What every buyer must take belongs in the price.',
  suggestion: 'Include the item in the advertised price, or say that it is optional.',
  examples: {
    failing: [
      'All vehicles come with our protection package.',
      'A mandatory nitrogen and tint add-on is $895.',
      'Protection Package ($1,295.00), not included in advertised price.',
      'Every new vehicle includes a $799.95 Appearance Package.',
      'Nitrogen and window tint are added to every vehicle for $499.',
      'Price excludes dealer-installed accessories and etch.',
      '$28,995 plus $1,495 paint protection.',
      'The security package is not optional.',
      'Price does not include our $1,495 Protection Package.',
      'Pro Pack ($1,995) added to all vehicles.',
    ],
    passing: [
      'All vehicles come with our protection package, included in the listed price.',
      'Required accessories are included in the advertised price.',
      'Optional Protection Package ($1,295.00), not included in advertised price.',
      'Protection Package, not included in advertised price; optional, and you may decline it.',
      '2024 Tundra with the TRD Package plus Tow Package for $51,995.',
      'Every Camry includes standard pedestrian protection.',
    ],
  },
};

const pMarketAdj: TextRule = {
  id: 'P-MARKET-ADJ',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`market adjustment|additional dealer mark-?up|\bADM\b`,
  needs: [{ name: 'that the price holds the mark-up', pattern: pattern`(?<!not )\bincluded in` }],
  citation: 'FTC letters 2026',
  message: 'A mark-up over MSRP belongs inside the advertised price.',
  suggestion: 'Give one price and say that the adjustment is included in it.',
  examples: {
    failing: [
      'MSRP $40,000 + market adjustment.',
      'Subject to additional dealer markup.',
      'A market adjustment of $2,995.50 is not included in the price.',
    ],
    passing: [
      'Price of $43,000; market adjustment included in price.',
      'Price of $48,900; additional dealer markup included in price.',
    ],
  },
};

/** What an advertised price has to hold. */
export const priceRules: readonly TextRule[] = [
  pTotalPrice,
  pFeeExcluded,
  pDownNetted,
  pAddonReq,
  pMarketAdj,
];
