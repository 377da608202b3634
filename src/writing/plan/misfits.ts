const parts: readonly (readonly [of: 'body' | 'powertrain', kinds: readonly string[], RegExp])[] = [
  ['body', ['truck'], /\b(?:trunk|third[- ]row|liftgate|hatchback)\b/i],
  ['body', ['sedan', 'coupe', 'convertible'], /\b(?:third[- ]row|tailgate|liftgate|truck bed)\b/i],
  ['body', ['suv', 'minivan', 'hatchback', 'wagon'], /\b(?:trunk lid|truck bed|pickup bed)\b/i],
  [
    'powertrain',
    ['electric'],
    new RegExp(
      String.raw`(?<!\bno )\b(?:oil changes?|engine oil|spark plugs?|alternator|catalytic|` +
        String.raw`exhaust|muffler|transmission fluid|gas tank|gas engine|gallons?)\b`,
      'i',
    ),
  ],
];

/**
 * Words for parts that no car of the article has: a pickup has no trunk, an electric car no
 * alternator. Empty where its kind is not known.
 */
export function partsItLacks(
  known: Readonly<Record<'body' | 'powertrain', ReadonlySet<string>>>,
): RegExp[] {
  return parts.flatMap(([of, kinds, pattern]) => {
    const own = [...known[of]];
    return own.length > 0 && own.every((one) => kinds.includes(one)) ? [pattern] : [];
  });
}
