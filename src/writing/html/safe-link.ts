/** Where an article may link to. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Whether a link may stand: of an allowed scheme, or relative to the site that shows it. */
export function isSafeLink(href: string): boolean {
  // Browsers drop control characters and white space before they look for a scheme.
  const plain = href.replace(/[\p{Cc}\p{Cf}\s]+/gu, '');
  if (/^[/\\]{2}/.test(plain)) return false;
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase());
}
