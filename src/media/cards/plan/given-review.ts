import type { Ask } from './ask.ts';

/** A review as a prompt quotes it. */
export type GivenReview = { quote: string; author: string | null; stars: number | null };

const afterColon = /\b(?:review|quote|testimonial|said|rese[nñ]a|testimonio|avis|t[ée]moignage)\b/i;
const signed = /\s[–—-]{1,2}\s*([\p{L}][\p{L}.' -]{0,38}[\p{L}.])\s*(?:,.{0,40})?$/u;
const stars =
  /\b([1-5])(?:\.0)?\s*(?:-\s*)?(?:stars?|estrellas?|[ée]toiles?)\b|\b([1-5])\s?\/\s?5\b/i;

export function givenReview({ prompt, quoted }: Ask): GivenReview | null {
  const marks = prompt.match(/★/g)?.length ?? 0;
  const said = stars.exec(prompt);
  const count = marks > 0 && marks <= 5 ? marks : Number(said?.[1] ?? said?.[2] ?? 0);
  const given = count > 0 ? count : null;
  if (quoted !== null) {
    const after = prompt.slice(prompt.lastIndexOf(quoted) + quoted.length);
    return { quote: quoted, author: signed.exec(` ${after}`)?.[1] ?? null, stars: given };
  }
  const colon = prompt.indexOf(':');
  if (colon < 0 || !afterColon.test(prompt.slice(0, colon))) return null;
  const rest = prompt.slice(colon + 1).trim();
  const author = signed.exec(rest);
  const quote = (author ? rest.slice(0, author.index) : rest).replaceAll('★', '').trim();
  if (quote.split(/\s+/).length < 2) return null;
  return { quote, author: author?.[1] ?? null, stars: given };
}
