import { type PageGroup, storePage } from '../page-group.ts';
import { showEditor } from './page.tsx';
import { previewText, saveText } from './save.tsx';
import { restoreVersion, showVersions } from './versions-page.tsx';

const at = '/articles/:article';

/** The text of an article, and every version of it. */
export const editorPages: PageGroup = [
  storePage({ path: `${at}/edit`, may: 'article.edit', get: showEditor, post: saveText }),
  storePage({ path: `${at}/edit/preview`, may: 'article.edit', post: previewText }),
  storePage({ path: `${at}/versions`, may: 'site.read', get: showVersions }),
  storePage({ path: `${at}/versions/restore`, may: 'article.edit', post: restoreVersion }),
];
