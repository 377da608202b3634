import type { ContentTool } from '../../../schema/contracts/content-tools.ts';
import type { ComponentType } from '../../../schema/contracts/content.ts';

/** The components of each tool. Apart from the tools, which are loaded when the first one runs. */
export const madeBy: Readonly<Record<ContentTool, readonly ComponentType[]>> = {
  'seo-metadata': ['seoMetadata'],
  schemas: [
    'articleSchema',
    'organizationSchema',
    'faqSchema',
    'breadcrumbSchema',
    'combinedSchema',
  ],
  'social-snippets': [
    'facebookSnip',
    'twitterSnip',
    'instagramSnip',
    'linkedinSnip',
    'googleBusinessSnip',
    'imagePrompt',
  ],
  'page-slugs': ['pageSlugs'],
  'post-tags': ['postTags', 'blogCategories'],
  'search-intent': ['searchIntent'],
};
