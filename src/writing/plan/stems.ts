const stopWords = new Set(
  (
    'a an the and or but if of in on at to for from by with as is are was were be been do does ' +
    'did can could should would will may might must have has had i you your we our us it its this ' +
    'that ' +
    'these those there what which who when where why how much many long often before after about ' +
    'into over under than then so not no my me near get need want go make any some all one'
  ).split(' '),
);

/**
 * The content words of a text, cut to crude stems (plural, -ing, -ed, -er, -ly), which is enough
 * to see that "rotated tires" and "rotate a tire" speak of the same.
 */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map(stem));
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word.replace(/(ies|ying|ing|ied|ed|es|ers|er|ly|s|y|e)$/, '').replace(/(.)\1$/, '$1');
}
