import { seeOther } from '../html.tsx';
import { type PageGroup, storePage } from '../page-group.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { invitePage, sendInvitation, sendWithdrawal } from './invite.tsx';
import { memberPage, sendEndSessions, sendRemoval, sendRole } from './member.tsx';
import { peoplePage, sendRule } from './page.tsx';

const needsStepUp = true;
const may = 'people.manage';
/** Where a form is sent that shows its own errors: whoever comes back there is led to its page. */
const isNoPage = true;
const toPeople = (visit: StoreVisit) => seeOther(storePath(visit, '/people'));
const toMember = (visit: StoreVisit) =>
  seeOther(storePath(visit, `/people/${param(visit, 'member')}`));

export const peoplePages: PageGroup = [
  storePage({ path: '/people', may, get: peoplePage }),
  storePage({ path: '/people/invite', may, needsStepUp, get: invitePage, post: sendInvitation }),
  storePage({
    path: '/people/rule',
    may,
    mayPost: 'sign-in-rules.change',
    isNoPage,
    needsStepUp,
    get: toPeople,
    post: sendRule,
  }),
  storePage({
    path: '/people/invitations/:invitation/withdraw',
    may,
    needsStepUp,
    post: sendWithdrawal,
  }),
  storePage({ path: '/people/:member', may, needsStepUp, get: memberPage, post: sendRole }),
  storePage({
    path: '/people/:member/sign-out',
    may,
    isNoPage,
    needsStepUp,
    get: toMember,
    post: sendEndSessions,
  }),
  storePage({
    path: '/people/:member/remove',
    may,
    isNoPage,
    needsStepUp,
    get: toMember,
    post: sendRemoval,
  }),
];
