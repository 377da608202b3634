import type { CheckRule, Found } from '../rule.ts';
import { everywhere, pattern } from '../text/pattern.ts';

/** Amounts, shares and measures; years, telephone numbers and counts are left alone. */
const figure = everywhere(pattern`
    (\babout |\bnearly |\baround |\broughly )?(?:\$\s?(\d[\d,]{0,11}(?:\.\d{1,2})?)(k\b)?
    |\b(\d[\d,]{0,9}(?:\.\d{1,2})?)[\s-]?(%|percent\b|miles?\b|mi\b|mpge?\b|hp\b
    |horsepower\b|lb-?ft\b|pounds?\b|lbs?\b|inch(?:es)?\b|kwh\b|cubic feet\b|cu\.? ?ft\b
    |stars?\b))`);
const number = /\d[\d,]{0,11}(?:\.\d{1,2})?/g;
/** How far "about $27,000" may be from the fact. */
const looseness = 0.05;

const sheets = new WeakMap<readonly string[], ReadonlySet<number>>();

/** Only for an article that keeps what it rests on; what a person writes alone has no sheet. */
export const dUngrounded: CheckRule = {
  id: 'D-UNGROUNDED',
  kind: 'check',
  severity: 'error',
  when: ({ facts }) => facts !== null,
  check: ({ blocks }, { facts }): Found[] => {
    const known = numbersOf(facts ?? []);
    return blocks.flatMap((block) => {
      const wrong = [...block.text.matchAll(figure)].find((match) => !isKnown(match, known));
      if (!wrong) return [];
      const [words, lead = ''] = wrong;
      const span = { start: wrong.index + lead.length, end: wrong.index + words.length };
      return [{ block, span }];
    });
  },
  citation: 'FTC substantiation: 49 Fed. Reg. 30999',
  message: 'A figure is not among the facts that the article was written from.',
  suggestion: 'Take the figure out, or have the article written anew with the fact.',
  examples: {
    failing: [
      { text: 'Trucks from $19,900.', context: { facts: ['lowest price 14900 usd'] } },
      { text: 'It tows 7,500 pounds.', context: { facts: ['lowest price 14900 usd'] } },
    ],
    passing: [
      { text: 'Trucks from $14,900.', context: { facts: ['lowest price 14900 usd'] } },
      { text: 'About $15,000 and 2 keys.', context: { facts: ['lowest price 14900 usd'] } },
      'Trucks from $19,900.',
    ],
  },
};

function isKnown(match: RegExpExecArray, known: ReadonlySet<number>): boolean {
  const [, lead, money, thousands, other] = match;
  const value = numberOf(money ?? other ?? '') * (thousands === undefined ? 1 : 1000);
  if (known.has(value)) return true;
  const loose = lead !== undefined || thousands !== undefined;
  return loose && [...known].some((fact) => Math.abs(fact - value) <= fact * looseness);
}

function numbersOf(facts: readonly string[]): ReadonlySet<number> {
  const before = sheets.get(facts);
  if (before) return before;
  const found = facts.flatMap((fact) => (fact.match(number) ?? []).map(numberOf));
  const known = new Set(found.flatMap((value) => [value, Math.round(value)]));
  sheets.set(facts, known);
  return known;
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
