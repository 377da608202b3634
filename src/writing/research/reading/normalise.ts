/** Longest text that is looked at; the contract allows keywords of 500 characters. */
const maxCharacters = 500;

/** Spellings that mean the same to a shopper, word by word, before anything is recognised. */
const spellings: Readonly<Record<string, string>> = {
  tyre: 'tire',
  tyres: 'tires',
  colour: 'color',
  colours: 'colors',
  grey: 'gray',
  lorry: 'truck',
  aluminium: 'aluminum',
  licence: 'license',
  centre: 'center',
  servicing: 'service',
  preowned: 'pre-owned',
  v: 'vs',
  versus: 'vs',
  awd: 'awd',
  '4x4': '4wd',
  '4-wheel': 'four-wheel',
};

/** "What year Ram 1500 HEMI to avoid", "which years of the F-150 should I avoid". */
export const yearsAvoided = new RegExp(
  '^(?:(?:what|which) )?(?:model )?years? (?:(?:of|for|on) )?(?:an? |the )?' +
    '(?!to |should |do |in |is |are )(.+?) (?:to|should i|do i|should you) avoid$',
  'i',
);

/** "Used trucks by me" asks for those nearby; what was done by somebody has its verb before it. */
export function nearMeIn(text: string): string {
  return text.replace(/(?<!\b\w+ed )(?<!\b(?:done|made|paid|sold|bought) )\bby me\b/gi, 'near me');
}

/**
 * The words of a keyword: NFKC, lower case, punctuation gone. Hyphens, dots and slashes inside a
 * word stay ("cr-v", "f-150", "id.4"), money keeps its sign ("$30,000" → "$30000"), an ampersand
 * becomes "and".
 */
export function normalise(text: string): string[] {
  return (
    nearMeIn(text.slice(0, maxCharacters).normalize('NFKC'))
      .toLowerCase()
      .replace(/[‘’`´]/g, "'")
      .replace(/[‐-―]/g, '-')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/&/g, ' and ')
      .replace(/\bsport[- ]utility(?: vehicle)?(s?)\b/g, 'suv$1')
      // At the front it is a sale, and behind a truck the room under it.
      .replace(
        /^clearance (?=(?:new |used )?(?:cars|trucks|suvs|vehicles|vans)\b)/,
        'clearance sale ',
      )
      .replace(/(?<!certified[ -])\b(?:pre[- ]?owned|second[- ]?hand(?! smoke))\b/g, 'used')
      // A car may be like new, and so may a headlight once it has been cleaned.
      .replace(
        /\b(?:like|nearly|almost)[- ]new(?= (?:cars?|trucks?|suvs?|vehicles?|vans?|sedans?)\b)/g,
        'used',
      )
      // Which years of a car, or of one engine of it, are the ones to avoid.
      .replace(yearsAvoided, '$1 years to avoid')
      .replace(/ ?\/ ?mo(?:nth)?\b/g, ' a month')
      .replace(/\b(what|who|where|how|when)'?s\b/g, '$1 is')
      .replace(/\b(it|that|there)'s\b/g, '$1 is')
      .replace(/'s\b/g, '')
      .replace(/n't\b/g, 'nt')
      .replace(
        /\b(won|can|don|doesn|isn|aren|didn|couldn|wasn|shouldn|hasn|haven|wouldn) t\b/g,
        '$1t',
      )
      .replace(/[^\p{L}\p{N}$.\-/ ]+/gu, ' ')
      .split(/\s+/)
      .map((word) => word.replace(/^[.\-/]+|[.\-/]+$/g, ''))
      .filter((word) => word !== '' && word !== '$')
      .map((word) => (Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word))
  );
}

/** A name with everything but letters and digits gone, so that "F-150", "f 150", "f150" agree. */
export function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
