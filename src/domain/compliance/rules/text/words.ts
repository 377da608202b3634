import { pattern } from './pattern.ts';

/** "$24,995", "$ 299.50". */
export const money = pattern`\$\s?\d[\d,]{0,11}(?:\.\d{2})?`;
/** An amount in thousands, as prices of vehicles are: "$24,995". */
export const price = pattern`\$\s?\d{1,3},\d{3}(?:\.\d{2})?`;
/** An amount that is not nothing. */
export const someMoney = pattern`\$\s?(?=[\d,.]{0,11}[1-9])\d[\d,]{0,11}(?:\.\d{2})?`;
/** "/mo", "per month", "each week", "monthly", "* plus tax a month". */
export const period = pattern`
  [*†‡]{0,4}\s?(?:(?:plus|\+) tax(?:es)?,?\s)?(?:(?:/|per|an?|each|every)\s?(?:mo\b|mth\b|month
  |wk\b|week)|(?:bi-?|semi-?)?(?:monthly|weekly)\b|p/?m\b)`;
/** The amount of a payment: "$299/mo", "payments of $299", "$299 for 36 months". */
export const payment = pattern`
  ${money}${period}
  |(?<!\b(?:down|initial|first|final|last|due|up-?front) )\b(?:payments?|pmts?)(?: (?:of|is|are|at
  |from|for|as low as|start(?:ing|s)? (?:at|from)|only|just|around|under)| ?:){1,3} ?(?:only 
  |just )?
  ${money}(?! ?(?:down|due)\b)
  |(?<=\b\d{2}[\s-](?:mos?\.?|months?),? (?:at|for|@)) ?\$\s?\d{2,3}(?:\.\d{2})?
  (?![\d,%]| (?:down|due|off))
  |\$\s?\d{2,3}(?:\.\d{2})? (?:x|for|times|over) \d{2}[\s-](?:mos?\b|months?\b|payments?\b)`;
/** "approved credit", "well-qualified". */
export const qualifier = pattern`
  approved credit|credit approval|approval of credit|well[- ]qualified
  |qualified (?:buyers|customers|lessees)|(?:on|with|to) credit approv|upon approval
  |not all (?:\w{1,14} ){0,2}(?:will )?qualify|not every(?:one|body) (?:will |may )?qualif`;
/** "Stock # H2231", "VIN". */
export const vehicleId = pattern`
  (?:stock|stk)\s*(?:#|no\.?|number)?\s*:?\s*(?=[A-Z-]{0,8}\d)[A-Z0-9-]{3,20}
  |\bVIN\b|last (?:6|8|six|eight) of`;
/** "based on", "as of May". */
export const source = pattern`
  based on|according to|source:|as of \w|compared (?:to|with) |as defined by`;
/** The beginning of a worked example, which offers nothing. */
export const example = pattern`^(?:if you borrow|suppose|imagine|say you)\b`;
/** What a dealer charges by itself; government charges are not among them. */
export const dealerFee = pattern`
  \b(?:(?:dealer )?doc(?:s|uments?|umentation|umentary)?\.?(?: and| &)?(?: (?:processing
  |prep\w{0,14}|service|handling|dealer|admin\w{0,14}))? (?:fees?|charges?)
  |dealer(?:ship)?(?:[- ](?:imposed|added|service|handling|processing|delivery|closing))? (?:fees?
  |charges?)|processing (?:fees?|charges?)|admin\w{0,14} (?:fees?|charges?)
  |(?:dealer )?prep\w{0,14} (?:fees?|charges?)|(?:pre-?delivery|closing|conveyance|handling
  |reconditioning|electronic filing|e-?filing|tag agency)(?: service)? (?:fees?|charges?)
  |(?<!optional )dealer[- ](?:installed|added))`;
/** The sentence that California prints for priced ads, as dealers write it: VC 11713.1(c)(2). */
export const statutorySentence = pattern`
  (?:plus|exclud\w{1,3}|(?:not|n't) include) (?:all |any )?government fees and taxes,? any
  \sfinance charges?,? any (?:${money} )?dealer (?:${money} )?document(?:ary|ation)? (?:processing
  |preparation
  |prep) (?:charge|fee)s?(?: of ${money})?,? any electronic filing (?:charge|fee)s?,? and any
  \semissions? testing charges?`;
/** Makers whose names may stand before "certified", or in a comparison. */
export const makers = pattern`
  \b(?:Acura|Alfa Romeo|Audi|BMW|Buick|Cadillac|Chevrolet|Chevy|Chrysler|Dodge|Fiat|Ford|Genesis
  |GMC?
  |Honda|Hyundai|Infiniti|Jaguar|Jeep|Kia|Land Rover|Lexus|Lincoln|Mazda|Mercedes(?:-Benz)?|MINI
  |Mitsubishi|Nissan|Polestar|Porsche|Ram|Subaru|Tesla|Toyota|Volkswagen|VW|Volvo)`;
