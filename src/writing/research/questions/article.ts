/** Letters whose names begin with a vowel sound: "an SUV", "an F-150", "an MDX". */
const vowelNamed = /^[AEFHILMNORSX]/;
/** Codes that are said as words: "a RAV4", "a MINI", "a Ram". */
const saidAsWord = /^(RAV|MINI|RAM|FIAT|MAX|NIRO|RIO|ROGUE|REGAL|LEAF|SEAT)/;

/** The indefinite article and the phrase: "an Equinox", "a used SUV", "an SUV". */
export function withArticle(phrase: string): string {
  const first = phrase.split(/[\s-]/)[0] ?? '';
  return `${startsWithVowelSound(first) ? 'an' : 'a'} ${phrase}`;
}

function startsWithVowelSound(word: string): boolean {
  if (/^(8\d*|11|18)$/.test(word)) return true;
  if (/^[A-Z]{1,4}\d*[a-z]?$/.test(word) && !saidAsWord.test(word)) {
    return vowelNamed.test(word);
  }
  if (/^(us(e|u)|uni[^nm]|eu|one\b|ur[aiu])/i.test(word)) return false;
  return /^[aeiou]/i.test(word) || /^(hour|honest(?!y)|heir)/i.test(word);
}
