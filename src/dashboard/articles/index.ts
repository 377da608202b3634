import { storePage, type PageGroup } from '../page-group.ts';
import { approveChosen } from './approve-chosen.tsx';
import { showArticles } from './list.tsx';

export const articlePages: PageGroup = [
  storePage({
    path: '/articles',
    may: 'site.read',
    get: showArticles,
    examples: [
      '',
      '?tab=submitted',
      '?tab=submitted&approved=3&left=1&own=2',
      '?q=no-such-title-anywhere',
      '?order=title',
    ],
  }),
  storePage({ path: '/articles/approve', may: 'article.approve', post: approveChosen }),
];
