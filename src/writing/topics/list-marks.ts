/** What a list of cars may be a list of, beyond that they are cars: `kind: used, minivan`. */
export const listMarks = [
  ...(['used', 'new', 'model', 'make', 'luxury', 'electric', 'hybrid', 'diesel'] as const),
  ...(['truck', 'suv', 'minivan', 'van', 'sedan', 'hatchback', 'wagon', 'coupe'] as const),
  ...([
    'convertible',
    'driven wheels',
    'third row',
    'manual',
    'cargo',
    'passenger',
    'heavy-duty',
    'one-ton',
  ] as const),
  ...(['cheap', 'cheapest', 'low miles', 'one owner', 'clean history', 'warranty'] as const),
] as const;
export type ListMark = (typeof listMarks)[number];
