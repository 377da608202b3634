import { storePage, type PageGroup } from '../page-group.ts';
import { exportList } from './export.ts';
import { showFigures } from './page.tsx';

const may = 'site.read';

export const searchPages: PageGroup = [
  storePage({
    path: '/search',
    may,
    get: showFigures,
    examples: ['', '?days=7&compare=previous_year&list=pages', '?list=devices', '?list=channels'],
  }),
  storePage({ path: '/search/export', may, isNoPage: true, get: exportList }),
];
