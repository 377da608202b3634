import type { Brief } from '../brief.ts';
import { typedScoreOf } from '../research/reading/typed-score.ts';
import { typedRateOf } from '../research/reading/typed-rate.ts';
import type { Fact } from './fact.ts';

/**
 * Experian's tiers and the average rates of loans that were made in the third quarter of 2025, to
 * the half percent: State of the Automotive Finance Market.
 */
const tiers = [
  { from: 781, to: 850, name: 'super prime', ofNew: 5, ofUsed: 7.5 },
  { from: 661, to: 780, name: 'prime', ofNew: 6.5, ofUsed: 9.5 },
  { from: 601, to: 660, name: 'near prime', ofNew: 10, ofUsed: 14 },
  { from: 501, to: 600, name: 'subprime', ofNew: 13.5, ofUsed: 19 },
  { from: 300, to: 500, name: 'deep subprime', ofNew: 16, ofUsed: 21.5 },
] as const;

/** The averages of all loans in the same quarter. */
const averages = { ofNew: 6.6, ofUsed: 11.4 };

/** A typed rate beside the averages; nothing for another country. */
export function rateFactsOf(brief: Brief, asOf: string): Fact[] {
  const rate = typedRateOf(brief.keyword ?? '');
  if (rate === null || brief.store.country === 'CA') return [];
  const told = { unit: null, source: 'Experian, Q3 2025', asOf, label: 'Rate that was typed' };
  return [
    { ...told, id: 'rate.typed', value: `${rate} percent APR` },
    { ...told, id: 'rate.new', value: beside(rate, averages.ofNew) },
    { ...told, id: 'rate.used', value: beside(rate, averages.ofUsed) },
    { ...told, id: 'rate.when', value: 'the third quarter of 2025' },
  ];
}

function beside(rate: number, average: number): string {
  const [more, less] = [rate > average + 0.5, rate < average - 0.5];
  const word = more ? 'above' : less ? 'below' : 'close to';
  return `${word} the average of ${average} percent`;
}

/** The tier of a typed credit score and what its loans cost; nothing for another country. */
export function scoreFactsOf(brief: Brief, asOf: string): Fact[] {
  const score = typedScoreOf(brief.keyword ?? '');
  const tier = tiers.find(({ from, to }) => score !== null && score >= from && score <= to);
  if (score === null || !tier || brief.store.country === 'CA') return [];
  const told = { unit: null, source: 'Experian, Q3 2025', asOf };
  const facts = {
    'score.typed': `${score}`,
    'score.tier': `${tier.name}, the tier from ${tier.from} to ${tier.to},`,
    'score.new': `${tier.ofNew} percent APR`,
    'score.used': `${tier.ofUsed} percent`,
    'score.year': '2025',
  };
  return Object.entries(facts).map(([id, value]) => ({
    ...told,
    id,
    label: 'Credit score that was typed',
    value,
  }));
}
