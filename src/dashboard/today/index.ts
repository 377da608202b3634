import { openPage, type PageGroup, personPage, storePage } from '../page-group.ts';
import { seeOther } from '../html.tsx';
import { showStores } from './stores-page.tsx';
import { showToday } from './page.tsx';

export const todayPages: PageGroup = [
  openPage({ path: '/', get: () => seeOther('/app') }),
  personPage({ path: '/app', get: showStores }),
  storePage({ path: '', may: 'site.read', get: showToday }),
];
