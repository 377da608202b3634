import type { CardRequest } from '../../media/cards/card-request.ts';

/**
 * What a server turned out not to take: GPT image models refuse `response_format`, and most models
 * draw in a few sizes only.
 */
export type PictureQuirk = 'response_format' | 'nearest_size' | 'size';

const signs: readonly [quirk: PictureQuirk, sign: RegExp][] = [
  ['response_format', /response_format/],
  ['nearest_size', /\bsizes?\b|resolution|dimension|\b\d{3,4}x\d{3,4}\b/i],
  ['size', /\bsizes?\b|resolution|dimension|\b\d{3,4}x\d{3,4}\b/i],
];

/** What a refusal names and can be done without; null when there is nothing left. */
export function pictureQuirkIn(
  message: string,
  known: ReadonlySet<PictureQuirk>,
): PictureQuirk | null {
  return signs.find(([quirk, sign]) => !known.has(quirk) && sign.test(message))?.[0] ?? null;
}

/** The sizes of GPT image models, which others that are choosy took over. */
const usualSizes = ['1024x1024', '1536x1024', '1024x1536'] as const;

export function bodyFor(
  model: string,
  { prompt, size }: Pick<CardRequest, 'prompt' | 'size'>,
  quirks: ReadonlySet<PictureQuirk>,
): object {
  const wanted = quirks.has('nearest_size') ? nearestTo(size) : `${size.width}x${size.height}`;
  return {
    model,
    prompt,
    n: 1,
    ...(!quirks.has('size') && { size: wanted }),
    ...(!quirks.has('response_format') && { response_format: 'b64_json' }),
  };
}

/** By their shape. */
function nearestTo({ width, height }: CardRequest['size']): string {
  const distance = (size: string) => {
    const [w = 1, h = 1] = size.split('x').map(Number);
    return Math.abs(Math.log(w / h) - Math.log(width / height));
  };
  const [nearest] = usualSizes.toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? usualSizes[0];
}
