/** What XML 1.0 section 2.2 does not allow; a lone surrogate is no character either. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text without what no XML document can hold, however it is written. */
export function xmlText(text: string): string {
  return text.replace(illegal, '');
}

export function isXmlText(text: string): boolean {
  return text.search(illegal) < 0;
}
