import type { Disclosure } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

const dueAt = pattern`
  (?:due|payable|paid|cash|out of pocket) (?:(?:in full )?(?:at|on|upon|by) (?:the )?(?:lease )?
  (?:signing|inception|delivery|start|consummation)|up-?front)
  |(?:at|by) (?:lease )?(?:signing|inception)\b|\bD\.?A\.?S\b|drive[- ]off\b`;
/** Parts of what is due: the amount of one of these is not the total. */
const part = pattern`
  \b(?:fees?|charges?|tax(?:es)?|tags?|title|licens\w{1,4}|registration|deposit|plates?
  |cap(?:\w{0,8})? cost\w{0,9}|reduction|down(?: ?payments?)?|(?:first|1st|initial|month'?s?
  |monthly)
  (?: month'?s?)?(?: lease)? (?:payments?|pmts?)|acquisition)\b`;
/** Words between an amount and "due at signing" that leave it the total. */
const filler = pattern`
  (?:(?!${part}|\$)[\s,(*]{1,3}(?:total|cash|or|trade|equivalent|customer|amount|initial|all|only
  |is|in|are|your|the|to|of|with|a|qualifying|lease|money|upfront|must be|investment
  |out-of-pocket)){0,6}`;

export const apr: Disclosure = {
  name: 'the annual percentage rate (APR)',
  pattern: pattern`\bA\.?P\.?R\b\.?|annual percentage rate`,
};

export const term: Disclosure = {
  name: 'the number or period of payments',
  pattern: pattern`
    \b\d{2,3}[\s-]*(?:mo\b|mos\b|mths?\b|months?|(?:equal )?(?:consecutive )?(?:monthly )?payments)
    |\b\d{1,2}[\s-]years? (?:lease|loan|term|financ\w{1,5}|contract)
    |\bterm (?:of|is) \d{1,2} years`,
};

/** An amount, a share, or that there is none: "come on down" tells nothing. */
export const down: Disclosure = {
  name: 'the down payment',
  pattern: pattern`
    ${money}(?: or \d{1,2}\s?%)?\s(?:[a-z]{1,12}\s){0,4}?down\b(?! to\b)
    |\d{1,2}\s?%\s(?:[a-z]{1,12}\s){0,2}?down\b
    |\bdown ?payments?\s?(?:\([a-z ]{1,20}\)\s?)?(?:of|is|:|=|-|at|required:?)?\s?(?:only |just )?
    (?:${money}|\d{1,2}\s?%)|\bdown\s?:\s?${money}
    |\b(?:no|zero|nothing|without|0)\b(?: (?:money|cash|a|any|required|dollars|\$)){0,2} down\b
    |\bdown ?payment (?:is )?(?:not required|waived)
    |${money}\s(?:[a-z]{1,12}\s){0,2}due at (?:signing|delivery)|\b(?:no|nothing|zero)
    (?: money| cash)? due at (?:signing|delivery)|\bdue at signing\s?(?:of|is|:)?\s?${money}
    |\b100\s?% financing`,
};

/** An amount, or that there is none: "taxes and $249 doc fee due at signing" tells no total. */
export const totalDue: Disclosure = {
  name: 'the total due at signing or delivery',
  pattern: pattern`
    (?<!${part} (?:(?:of|is|at|totaling|=) |[:(] ?)?)(?<!\b(?:and|&|plus|\+) (?:an? )?)
    ${money}[*†]{0,3}${filler}[\s,:*-]{1,3}(?:${dueAt})
    |\b(?:total|amount|cash|all)? ?(?:${dueAt})\s?(?:amount |total )?(?:is|are|of|:|-|\(|=|equals
    |totals?|only|just){0,2}\s?(?:only |just )?${money}(?!\s(?:${part}))
    |\btotal (?:amount |cash )?(?:initial payment|drive[- ]off|move[- ]in|due)
    [^.\n$]{0,30}${money}|${money}\stotal (?:initial payment|due|drive[- ]off)
    |\b(?:no|zero|nothing|not a (?:dollar|penny|cent))\b[^.\n]{0,20}\b(?:${dueAt})`,
};

export const deposit: Disclosure = {
  name: 'whether a security deposit is required',
  pattern: pattern`\bsec(?:urity|\.)? dep(?:osits?|\.)?(?=\W|$)`,
};

export const endDate: Disclosure = {
  name: 'the day on which the offer ends',
  pattern: pattern`
    (?:expir\w{1,9}:?|ends?:?|through|thru|until|by|(?:valid|good)(?: from)?)\s+(?:on\s+)?
    (?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w{0,6}\.?\s+\d{1,2}|\d{1,2}[/-]\d{1,2})
    |\d{1,2}/\d{1,2}(?:/\d{2,4})?\s?(?:-|to|through|thru)\s?\d{1,2}/\d{1,2}`,
};
