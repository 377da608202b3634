/**
 * A pattern without regard to case. A line break and the indentation after it do not count, so that
 * a long one can be written line by line; expressions go in as groups.
 *
 * Every repetition in a rule has an upper bound: a text of repeated fragments must cost no more
 * than its length.
 */
export function pattern(strings: TemplateStringsArray, ...parts: readonly RegExp[]): RegExp {
  const source = strings.raw
    .map((text, index) => {
      const part = parts[index];
      return text.replace(/\n\s*/g, '') + (part ? `(?:${part.source})` : '');
    })
    .join('');
  return new RegExp(source, 'i');
}

/** The same pattern for every place at which it matches. */
export function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`);
}
