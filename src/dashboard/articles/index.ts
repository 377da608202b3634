import { storePage, type PageGroup } from '../page-group.ts';
import { showArticles } from './list.tsx';

export const articlePages: PageGroup = [
  storePage({
    path: '/articles',
    may: 'site.read',
    get: showArticles,
    examples: ['', '?tab=submitted', '?q=no-such-title-anywhere', '?order=title&page=2'],
  }),
];
