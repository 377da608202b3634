import type { Block, Span } from '../../reading/content.ts';
import type { OfferFacts } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';

type Figure = { pattern: RegExp; of(offer: OfferFacts): number | null; name: string };

const figures: readonly Figure[] = [
  {
    pattern: /\b(\d{1,2}(?:\.\d{1,3})?)\s?%\s?(?:APR\b|annual percentage rate)/gi,
    of: ({ apr }) => apr,
    name: 'an APR',
  },
  {
    pattern:
      /\$\s?(\d[\d,]{0,9}(?:\.\d\d)?)\s?(?:(?:\/|per|an?|each|every)\s?(?:mo\b|month)|monthly\b)/gi,
    of: ({ payment }) => payment,
    name: 'a payment',
  },
  {
    pattern: /\b(\d{2})[\s-](?:mos?\b|months?\b|monthly payments)/gi,
    of: ({ months }) => months,
    name: 'a term in months',
  },
  {
    pattern: /\$\s?(\d[\d,]{0,9}(?:\.\d\d)?)\s(?:total )?due at (?:lease )?(?:signing|inception)/gi,
    of: ({ dueAtSigning }) => dueAtSigning,
    name: 'an amount due at signing',
  },
];

const lease: OfferFacts = {
  kind: 'lease',
  price: null,
  apr: null,
  months: 36,
  payment: 279,
  down: null,
  dueAtSigning: 3199,
  endsOn: '2026-05-31',
};
const loan: OfferFacts = { ...lease, kind: 'loan', apr: 2.9, payment: null, dueAtSigning: null };

/** Silent where no offers are kept: the text may still be right. */
export const dOfferFact: CheckRule = {
  id: 'D-OFFER-FACT',
  kind: 'check',
  severity: 'error',
  when: ({ offers }) => offers !== null,
  check: (content, { offers }): Found[] =>
    content.blocks.flatMap((block) =>
      figures.flatMap((figure) => figuresApart(block, figure, offers ?? []).slice(0, 1)),
    ),
  citation: '12 CFR 1026.24(a)',
  message: 'A figure of an offer is in none of the offers that the store has recorded.',
  suggestion: 'Record the offer, or write its figures as recorded.',
  examples: {
    failing: [
      { text: 'Lease it for $269 per month.', context: { offers: [lease] } },
      { text: '1.9% APR for 36 months.', context: { offers: [loan, lease] } },
      { text: '$2,999 due at signing.', context: { offers: [lease] } },
      { text: '60 months at 2.9% APR.', context: { offers: [loan] } },
    ],
    passing: [
      { text: '$279/mo for 36 months, $3,199 due at signing.', context: { offers: [lease] } },
      { text: '2.9% APR for 36 months.', context: { offers: [loan] } },
      'Lease it for $269 per month.',
    ],
  },
};

function figuresApart(block: Block, figure: Figure, offers: readonly OfferFacts[]): Found[] {
  const known = new Set(offers.map(figure.of));
  return [...block.text.matchAll(figure.pattern)].flatMap((match) => {
    if (known.has(Number((match[1] ?? '').replaceAll(',', '')))) return [];
    const span: Span = { start: match.index, end: match.index + match[0].length };
    return [{ block, span, detail: `No recorded offer has such ${figure.name}.` }];
  });
}
