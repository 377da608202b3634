import type { ContentTool } from '../../../../schema/contracts/content-tools.ts';
import type { ContentToolEntry } from './content-tool.ts';
import { pageSlugs } from './page-slugs.ts';
import { postTags } from './post-tags.ts';
import { schemas } from './schemas.ts';
import { searchIntent } from './search-intent.ts';
import { seoMetadata } from './seo-metadata.ts';
import { socialSnippets } from './social-snippets.ts';

/** Every tool, by its name. */
const entries: Readonly<Record<ContentTool, ContentToolEntry>> = {
  'seo-metadata': seoMetadata,
  schemas,
  'social-snippets': socialSnippets,
  'page-slugs': pageSlugs,
  'post-tags': postTags,
  'search-intent': searchIntent,
};

export const contentToolEntries: readonly ContentToolEntry[] = Object.values(entries);

export function toolOf(id: ContentTool): ContentToolEntry {
  return entries[id];
}
