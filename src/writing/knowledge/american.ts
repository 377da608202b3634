import { inCanada } from './canadian.ts';

/**
 * Agencies, papers and law of the United States: true for its stores, wrong for any other. What
 * mentions them is left out for a store abroad.
 */
const american = new RegExp(
  [
    String.raw`\b(?:NHTSA|IIHS|EPA|FTC|DMV|NMVTIS|IRS|DOT|BBB|FDIC|federal|Monroney)\b`,
    String.raw`\b(?:Insurance Institute|Buyers Guide)\b`,
    String.raw`\b(?:nhtsa|iihs|fueleconomy|ftc|safercar|afdc\.energy)\.(?:gov|org)\b`,
    String.raw`\b(?:your|some|many|most|several|every|each|few|which|other|home|by) states?\b`,
    String.raw`\bstates? (?:law|rule|tax|inspection|sets?|regulate|allow|ban|require|follow)`,
    String.raw`\b(?:another state|state's|in-state|out[ -]of[ -]state|Lemon law)\b`,
    String.raw`\b(?:ZIP code|Fahrenheit|gallons?|NICB|VINCheck|AnnualCreditReport|Magnuson)\b`,
    String.raw`\b(?:Social Security|Federal Trade|Consumer Financial|U\.S\. Department)\b`,
    String.raw`\b(?:Memorial Day|Presidents'? Day|Fourth of July|July Fourth)\b`,
    String.raw`\b(?:Department of (?:Energy|Transportation)|[a-z]+\.gov)\b`,
  ].join('|'),
  'i',
);

export function isAmerican(text: string): boolean {
  return american.test(text);
}

/** What a store in this country may not say; nothing for one in the United States. */
export function isForbiddenIn(country: string): (text: string) => boolean {
  if (country === 'US') return () => false;
  return country === 'CA' ? (text) => isAmerican(inCanada(text)) : isAmerican;
}

const withFees = /\b(tax(?:es)?)(?:, title(?:, registration)?)? and (?:any )?government fees\b/gi;

/** Cal. VC 11713.1(c)(2) has words of its own for what comes on top; others beside them confuse. */
export function withOwnTerms(text: string, state: string | null): string {
  if (state !== 'CA') return text;
  return text.replace(withFees, (found) => {
    return `${found.startsWith('T') ? 'The' : 'the'} taxes and charges named on this page`;
  });
}

/**
 * A car has no title in Canada: what is paid beside the tax is the licensing, and an advertised
 * price may leave out nothing else (OMVIC: O. Reg. 333/08 s. 36(7); AMVIC, OPC and their like).
 */
export function withLicensing(text: string): string {
  return text
    .replace(withFees, '$1 and licensing')
    .replace(/\b(tax(?:es)?), title(?:, registration)?\b/gi, '$1, licensing');
}
