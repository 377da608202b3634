/** The addresses of photos that a text may show: those of the store's own feed. */
export type Photos = ReadonlySet<string>;

export const noPhotos: Photos = new Set();

/** How large a photo is shown: nobody tells us how large it is, and the page must not jump. */
export const photoSize = { width: '160', height: '120' } as const;

/** An address that a browser shows on a page that came over TLS, and no parser reads otherwise. */
export function isPhotoUrl(url: string): boolean {
  return /^https:\/\/[^\s()<>[\]|"'`\\]+$/.test(url) && URL.canParse(url);
}

/** A photo in Markdown; `alt` is Markdown already. */
export function photoMarkdown(alt: string, url: string): string {
  return `![${alt}](${url})`;
}

/** What is shown as `photoMarkdown` writes it, and nothing that another parser may read into. */
export const plainPhoto = /!\[[^[\]]{0,300}\]\(https:\/\/[^\s()<>[\]|"'`\\]+\)/g;
