import type { Disclosure } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

const dueAt = pattern`due (?:at|on|upon) (?:lease )?(?:signing|inception|delivery)|DAS\b`;

export const apr: Disclosure = {
  name: 'the annual percentage rate (APR)',
  pattern: pattern`\bA\.?P\.?R\b\.?|annual percentage rate`,
};

export const term: Disclosure = {
  name: 'the number or period of payments',
  pattern: pattern`\b\d{2,3}[\s-]*(?:mo\b|mos\b|months?|monthly payments|payments)`,
};

export const down: Disclosure = {
  name: 'the down payment',
  pattern: pattern`\bdown(?:\s?payment)?\b|due at signing`,
};

/** An amount, or that there is none: "taxes due at signing" tells no total. */
export const totalDue: Disclosure = {
  name: 'the total due at signing or delivery',
  pattern: pattern`
    ${money}[^.\n]{0,40}\b(?:${dueAt})|\b(?:${dueAt})\s*(?:is|of|:|-|\()?\s*${money}
    |\b(?:no|zero|nothing)\b[^.\n]{0,20}\b(?:${dueAt})`,
};

export const deposit: Disclosure = {
  name: 'whether a security deposit is required',
  pattern: pattern`security deposit`,
};

export const endDate: Disclosure = {
  name: 'the day on which the offer ends',
  pattern: pattern`
    (?:expir\w{1,9}|ends?|through|thru|until|by)\s+(?:on\s+)?
    (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w{0,6}\.?\s+\d{1,2}
    |\d{1,2}/\d{1,2})`,
};
