const stopWords = new Set(
  (
    'a an the and or but if of in on at to for from by with as is are was were be been do ' +
    'does did can could should would will may might must have has had i you your we our ' +
    'us it its this that these those there what which who when where why how much many ' +
    'long often before after about into over under than then so not no my me near get ' +
    'need want go make any some all one car cars vehicle vehicles put use ready up'
  ).split(' '),
);

/**
 * The content words of a text, cut to crude stems (plural, -ing, -ed, -er, -ly), which is enough
 * to see that "rotated tires" and "rotate a tire" speak of the same.
 * Names for one thing are made one word: AWD is all-wheel drive, a snow tire a winter tire. The
 * stem of storage would be that of a store.
 */
export function stemsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/\bsnow tire/g, 'winter tire')
      .replace(/\bstorage\b/g, 'stowage')
      .replace(/\b(all|four|front|rear)[- ]wheel/g, '$1wheel')
      .replace(/\bawd\b/g, 'allwheel')
      .replace(/\b(4wd|4x4)\b/g, 'fourwheel')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map(stem));
}

function stem(word: string): string {
  if (word.length < 4) return word;
  const root = word.replace(/(ies|ying|ings?|ied|ed|es|ers?|ions?|ages?|ly|s|y|e)$/, '');
  return (root.length < 3 ? word : root).replace(/([^aeiou])\1$/, '$1').replace(/e$/, '');
}
