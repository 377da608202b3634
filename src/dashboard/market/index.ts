import { type PageGroup, storePage } from '../page-group.ts';
import { showCompetitors } from './competitors.tsx';
import { changeRadius, showMarket } from './page.tsx';

export const marketPages: PageGroup = [
  storePage({
    path: '/market',
    may: 'site.read',
    mayPost: 'settings.change',
    get: (visit) => showMarket(visit),
    post: changeRadius,
    examples: ['', '?tab=insufficient_data', '?q=no-such-car'],
  }),
  storePage({ path: '/market/:vehicle', may: 'site.read', get: showCompetitors }),
];
