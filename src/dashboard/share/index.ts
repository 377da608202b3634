import { storePage, type PageGroup } from '../page-group.ts';
import { newPage, sendPage } from './create.tsx';
import { endShared } from './end.ts';
import { showPages } from './list.tsx';

const may = 'share.manage';

export const sharePages: PageGroup = [
  storePage({ path: '/share', may, get: showPages }),
  storePage({
    path: '/share/new',
    may,
    get: newPage,
    post: sendPage,
    examples: ['', '?vehicles=P1001,P1002'],
  }),
  storePage({ path: '/share/:sharepage/end', may, post: endShared }),
];
