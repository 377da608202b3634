import { storePage, type PageGroup } from '../page-group.ts';
import { acceptAnyway, markAnswered, putBack, sendAgain } from './deeds.ts';
import { exportAll, exportOne } from './export.ts';
import { confirmForget, forget } from './forget.tsx';
import { showLead } from './lead.tsx';
import { showLeads } from './list.tsx';
import { editTargets, saveTargets } from './targets.tsx';

const may = 'lead.handle';

export const leadPages: PageGroup = [
  storePage({
    path: '/leads',
    may,
    get: showLeads,
    examples: ['', '?tab=answered', '?tab=spam', '?q=nobody-like-that'],
  }),
  storePage({ path: '/leads/export', may, post: exportAll }),
  // Where the leads go, with what people wrote.
  storePage({
    path: '/leads/targets',
    may,
    needsStepUp: true,
    get: editTargets,
    post: saveTargets,
  }),
  storePage({ path: '/leads/:lead', may, get: showLead }),
  storePage({ path: '/leads/:lead/answered', may, post: markAnswered }),
  storePage({ path: '/leads/:lead/reopen', may, post: putBack }),
  storePage({ path: '/leads/:lead/accept', may, post: acceptAnyway }),
  storePage({ path: '/leads/:lead/resend', may, post: sendAgain }),
  storePage({ path: '/leads/:lead/export', may, post: exportOne }),
  storePage({ path: '/leads/:lead/forget', may, get: confirmForget, post: forget }),
];
