import { pattern } from './pattern.ts';

/** "$24,995", "$ 299.50". */
export const money = pattern`\$\s?\d[\d,]{0,11}(?:\.\d{2})?`;
/** An amount in thousands, as prices of vehicles are: "$24,995". */
export const price = pattern`\$\s?\d{1,3},\d{3}`;
/** "/mo", "per month", "each week". */
export const period = pattern`\s*(?:/|per|a|each)\s*(?:mo\b|month|wk\b|week)`;
/** "approved credit", "well-qualified". */
export const qualifier = pattern`
  approved credit|credit approval|well[- ]qualified|qualified (?:buyers|customers|lessees)`;
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
  doc(?:ument(?:ation|ary)?)?(?: processing| prep\w{0,14})? (?:fees?|charges?)|dealer fees?
  |processing (?:fees?|charges?)|admin\w{0,14} fees?|prep\w{0,14} (?:fees?|charges?)
  |conveyance fees?|dealer[- ]installed`;
/** The sentence that California prints for priced ads: Veh. Code 11713.1(c)(2). */
export const statutorySentence = pattern`
  plus government fees and taxes, any finance charges, any dealer document(?:ary)? (?:processing|
  preparation) charge, any electronic filing charge,? and any emission testing charge`;
