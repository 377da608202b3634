/** Pairs that speakers of American English contract in plain statements, with their long forms. */
const pairs: readonly (readonly [string, string])[] = [
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['cannot', "can't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
  ['should not', "shouldn't"],
  ['has not', "hasn't"],
  ['have not', "haven't"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['you will', "you'll"],
  ['you are', "you're"],
  ['you have', "you've"],
  ['we will', "we'll"],
  ['we are', "we're"],
  ['we have', "we've"],
  ['they are', "they're"],
  ['they have', "they've"],
  ['they will', "they'll"],
  ['could not', "couldn't"],
  ['were not', "weren't"],
  ['had not', "hadn't"],
  ['it will', "it'll"],
];

/** Before these the long form stays: "what it is,", "as it is.", "you have a choice". */
const unstressed = /^(it is|that is|(you|we|they) (are|have|will)|it will)$/;

/** The sentence as it is spoken across a counter. */
export function contracted(sentence: string): string {
  return pairs.reduce((text, [long, short]) => {
    const follows = unstressed.test(long) ? followers(long) : '';
    const pattern = new RegExp(`(?<![\\p{L}'’])${long}(?![\\p{L}'’])${follows}`, 'giu');
    return text.replace(pattern, (found) => withCase(found, short));
  }, sentence);
}

/** The sentence as it is written in a letter. */
export function spelledOut(sentence: string): string {
  const isLong = ([, short]: readonly [string, string]): boolean => !/^(it|that)'s$/.test(short);
  const plain = pairs.filter(isLong).reduce((text, [long, short]) => {
    const pattern = new RegExp(`(?<![\\p{L}])${short.replace("'", "['’]")}(?!\\p{L})`, 'giu');
    return text.replace(pattern, (found) => withCase(found, long));
  }, sentence);
  return plain
    .replace(shortIs, (_all, word: string) => `${word} is`)
    .replace(shortHas, '$1 has')
    .replace(shortWould, '$1 would');
}

/** "it's been" is "it has been"; a name's "'s" is left alone. */
const shortIs =
  /\b(it|that|there|here|what|who|where|how)['’]s\b(?! (?:been|had|got|gone|taken|changed)\b)/gi;
const shortHas = /\b(it|that|there|what|who)['’]s\b/gi;
/** "you'd better" and "you'd seen" are other words. */
const shortWould = /\b(you|we|they|I|it)['’]d\b(?! (?:better|been|had|seen|done|gone)\b)/g;

/** "have" is contracted as a helping verb only; the others not at the end of a clause. */
function followers(long: string): string {
  return long.endsWith(' have')
    ? '(?= (?:been|had|seen|driven|found|got|made|set)\\b)'
    : '(?= \\p{L})';
}

function withCase(found: string, other: string): string {
  return /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
