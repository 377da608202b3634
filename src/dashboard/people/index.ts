import { type PageGroup, storePage } from '../page-group.ts';
import { invitePage, sendInvitation, sendWithdrawal } from './invite.tsx';
import { memberPage, sendEndSessions, sendRemoval, sendRole } from './member.tsx';
import { peoplePage, sendRule } from './page.tsx';

const needsStepUp = true;
const may = 'people.manage';

export const peoplePages: PageGroup = [
  storePage({ path: '/people', may, get: peoplePage }),
  storePage({ path: '/people/invite', may, needsStepUp, get: invitePage, post: sendInvitation }),
  storePage({
    path: '/people/rule',
    may,
    mayPost: 'sign-in-rules.change',
    needsStepUp,
    post: sendRule,
  }),
  storePage({
    path: '/people/invitations/:invitation/withdraw',
    may,
    needsStepUp,
    post: sendWithdrawal,
  }),
  storePage({ path: '/people/:member', may, needsStepUp, get: memberPage, post: sendRole }),
  storePage({ path: '/people/:member/sign-out', may, needsStepUp, post: sendEndSessions }),
  storePage({ path: '/people/:member/remove', may, needsStepUp, post: sendRemoval }),
];
