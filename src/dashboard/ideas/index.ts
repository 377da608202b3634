import { type PageGroup, storePage } from '../page-group.ts';
import { showCloud } from './cloud-page.tsx';
import { dismissChosen, markDone, restoreChosen, writeSuggested } from './decide.ts';
import { showIdeas } from './page.tsx';
import { showResearch } from './research-page.tsx';
import { startResearch, writeOnCloud } from './write.ts';

const decide = 'recommendation.decide';

/** What to write next, and the research behind it. */
export const ideaPages: PageGroup = [
  storePage({ path: '/ideas', may: 'site.read', get: showIdeas, examples: ['', '?tab=dismissed'] }),
  storePage({ path: '/ideas/dismiss', may: decide, post: dismissChosen }),
  storePage({ path: '/ideas/restore', may: decide, post: restoreChosen }),
  storePage({
    path: '/ideas/research',
    may: 'site.read',
    mayPost: 'research.start',
    get: (visit) => showResearch(visit),
    post: startResearch,
    examples: ['', '?q=no-such-keyword'],
  }),
  storePage({
    path: '/ideas/research/:cloud',
    may: 'site.read',
    mayPost: 'article.create',
    get: showCloud,
    post: writeOnCloud,
  }),
  storePage({ path: '/ideas/:idea/write', may: 'research.start', post: writeSuggested }),
  storePage({ path: '/ideas/:idea/done', may: decide, post: markDone }),
];
