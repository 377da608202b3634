import { foldName } from './fold-name.ts';

/** Words that say driven wheels, body, gearbox or engine, and not which trim it is. */
const details = new RegExp(
  [
    '[afr]wd|[24]wd|4x[24]|(?:all|front|four).?wheel.?drive',
    'sedan|coupe|convertible|hatchback|wagon|suv|van|truck',
    '(?:crew|double|extended|quad|regular|super|access|king|mega)\\s?(?:cab|crew)',
    'supercrew|supercab|crewmax|cab|(?:short|long)\\s?(?:bed|box)|bed|box',
    '[2-5]\\s?-?dr|[2-5]d|automatic|auto|manual|cvt|at|mt',
    '\\d\\.\\d\\s?l?|[iv]-?[468]|\\d-?cyl(?:inder)?|turbo',
    'w\\/.*|with .*|package|pkg',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
  'gi',
);

/** First words that several trims of a line begin with. */
const openings = new Set(['trd', 'big', 'grand', 'high', 'king', 'lone', 'long', 'off', 'black']);

/**
 * What trims that cost about the same have in common: "XLE Premium AWD" is an "xle", but a "TRD
 * Pro" no "TRD Sport". Empty where no trim is known.
 */
export function trimFamily(trim: string): string {
  const words = trim
    // An EX-L is no EX; "Off-Road" is two words.
    .replaceAll(/-(?=\w{2})/g, ' ')
    .replaceAll(details, ' ')
    .split(/[\s,/()]+/)
    .map(foldName)
    .filter((word) => word !== '');
  const [first = '', second = ''] = words;
  // "1LT" is the LT's first package.
  const family = first.replace(/^\d(?=[a-z]{2}$)/, '');
  return openings.has(first) ? `${first}${second}` : family;
}
