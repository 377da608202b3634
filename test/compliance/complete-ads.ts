/** A whole advertisement in parts; without a part that a rule asks for, the rule must speak. */
export type CompleteAd = {
  name: string;
  /** Part by name; together they are the text. */
  parts: Readonly<Record<string, string>>;
  /** Part by name → rules that miss it. */
  missedBy: Readonly<Record<string, readonly string[]>>;
};

export const completeAds: readonly CompleteAd[] = [
  {
    name: 'a lease',
    parts: {
      offer: 'Lease a new Solara Ridge LX for $279 per month.',
      term: 'Term of 36 months.',
      due: '$3,199 due at signing.',
      deposit: 'No security deposit required.',
      miles: 'With 10,000 miles per year.',
      excess: 'See store for details.',
    },
    missedBy: {
      term: ['M-LEASE-PMT'],
      due: ['M-LEASE-PMT'],
      deposit: ['M-LEASE-PMT'],
      miles: ['M-MILEAGE'],
    },
  },
  {
    name: 'a lease with nothing due',
    parts: {
      offer: 'Lease it with $0 due at signing.',
      payment: 'Lease payment is $399 per month.',
      term: 'For 39 months.',
      deposit: 'Security deposit waived.',
      miles: 'At 12,000 miles per year.',
    },
    missedBy: {
      payment: ['M-ZERO-DUE'],
      term: ['M-ZERO-DUE', 'M-LEASE-PMT'],
      deposit: ['M-ZERO-DUE', 'M-LEASE-PMT'],
      miles: ['M-MILEAGE'],
    },
  },
  {
    name: 'a loan by its payment',
    parts: {
      offer: 'Own the Solara Ridge for $412 a month.',
      rate: 'At 5.9% APR.',
      term: 'Over 72 months.',
      down: 'With $1,500 as your down payment.',
      who: 'With approved credit.',
    },
    missedBy: {
      rate: ['Z-PMT-AMT'],
      term: ['Z-PMT-AMT'],
      down: ['Z-PMT-AMT'],
      who: ['Z-QUALIFIER'],
    },
  },
  {
    name: 'a loan by its down payment',
    parts: {
      offer: 'Take it home with $999 down.',
      term: 'Then 60 monthly payments of $389.',
      rate: '4.9% APR.',
      who: 'For well-qualified buyers.',
    },
    missedBy: { term: ['Z-DOWN-AMT'], rate: ['Z-DOWN-AMT'], who: ['Z-QUALIFIER'] },
  },
  {
    name: 'a priced vehicle on sale',
    parts: {
      head: 'Spring sale:',
      offer: '2024 Solara Ridge LX for $27,480,',
      id: 'stock # R2231,',
      fees: 'includes all dealer fees,',
      end: 'ends 5/31.',
    },
    missedBy: { id: ['P-VEH-ID'], fees: ['P-TOTAL-PRICE'], end: ['P-EXPIRY'] },
  },
  {
    name: 'an electric vehicle',
    parts: {
      source: 'EPA-estimated',
      range: 'range of 290 miles',
      mode: 'and 118 MPGe combined.',
    },
    missedBy: { source: ['S-EV-RANGE', 'S-MPG'] },
  },
];

/** The text with only these parts, in their order. */
export function adText({ parts }: CompleteAd, without: ReadonlySet<string> = new Set()): string {
  return Object.entries(parts)
    .filter(([name]) => !without.has(name))
    .map(([, text]) => text)
    .join(' ');
}
