export type ContentEncoding = 'zstd' | 'gzip';

/** In the order of preference where the client has none. */
const known: readonly ContentEncoding[] = ['zstd', 'gzip'];

/**
 * The encoding to answer with by an Accept-Encoding header (RFC 9110 section 12.5.3), null for
 * none. What the client weighs higher wins; at equal weights zstd, which takes the least time.
 */
export function preferredEncoding(header: string | null): ContentEncoding | null {
  const weights = new Map((header ?? '').split(',').map(weigh));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: ContentEncoding | null = null;
  for (const encoding of known) {
    const weight = weightOf(encoding);
    if (weight > 0 && (best === null || weight > weightOf(best))) best = encoding;
  }
  const plain = weights.get('identity') ?? 0;
  return best !== null && plain > weightOf(best) ? null : best;
}

function weigh(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  const weight = given === undefined ? 1 : Number(given.slice(given.indexOf('=') + 1));
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
