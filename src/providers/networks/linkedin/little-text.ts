/** What the text format of LinkedIn takes for itself ("little Text Format", Posts API). */
const reserved = /[\\|{}@[\]()<>*_~]/g;
/** One that begins a hashtag stays; any other would begin none. */
const looseSign = /#(?![\p{L}\p{N}_])|(?<=[\p{L}\p{N}_&])#/gu;

/** A text in which hashtags are hashtags and everything else is what it says. */
export function littleText(text: string): string {
  return text.replace(reserved, '\\$&').replace(looseSign, '\\#');
}

/** The text as readers see it; LinkedIn may have made templates of its hashtags. */
export function plainText(little: string): string {
  return little
    .replace(/\{hashtag\|\\?([#＃])\|([^}]*)\}/gu, '$1$2')
    .replace(/\\([\\|{}@[\]()<>*_~#])/g, '$1');
}
