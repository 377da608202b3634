import { type PageGroup, storePage } from '../page-group.ts';
import { showFind } from './page.tsx';

export const findPages: PageGroup = [
  storePage({
    path: '/find',
    may: 'site.read',
    get: showFind,
    examples: ['', '?q=rav4', '?q=nothing-like-it'],
  }),
];
