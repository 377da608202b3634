import { type PageGroup, storePage } from '../page-group.ts';
import { addFeedPage, removeFeedPage } from './feed-forms.ts';
import { importAnyway, uploadFile } from './take-in.tsx';
import { showImportPage } from './page.tsx';
import { showUnderWay, takeInAgain } from './under-way.tsx';
import { downloadProblems } from './problems-csv.ts';
import { showReport } from './report.tsx';

const may = 'inventory.import' as const;

export const importPages: PageGroup = [
  storePage({ path: '/import', may, get: (visit) => showImportPage(visit), post: uploadFile }),
  storePage({ path: '/import/anyway', may, post: importAnyway }),
  storePage({ path: '/import/running/:upload', may, get: showUnderWay, post: takeInAgain }),
  storePage({ path: '/import/feeds', may: 'feed.change', post: addFeedPage }),
  storePage({ path: '/import/feeds/:feed/remove', may: 'feed.change', post: removeFeedPage }),
  storePage({ path: '/import/:import', may, get: showReport }),
  storePage({ path: '/import/:import/problems.csv', may, isNoPage: true, get: downloadProblems }),
];
