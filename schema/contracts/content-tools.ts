/** The six content tools of contract section 6. */
export const contentTools = [
  'seo-metadata',
  'schemas',
  'social-snippets',
  'page-slugs',
  'post-tags',
  'search-intent',
] as const;
export type ContentTool = (typeof contentTools)[number];
