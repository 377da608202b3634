import { seeOther } from '../html.tsx';
import { type PageGroup, personPage, storePage } from '../page-group.ts';
import { storePath } from '../visit.ts';
import { askDisconnect, checkNow, sendDisconnect } from './account-deeds.tsx';
import { sendAccount, sendByHand } from './connect-account.tsx';
import { finishFigures, sendFigures } from './connect-figures.tsx';
import { askEndFigures, checkFigures, endFigures } from './figures-deeds.tsx';
import { figuresFinishPath, figuresPath, showFiguresForm } from './figures-page.tsx';
import { addPath, showNetworks } from './networks.tsx';
import { returnPath } from './paths.ts';
import { showReturned } from './returned.tsx';

const may = 'account.connect';
const needsStepUp = true;
const account = '/social/accounts/:account';
const sources = ['?source=search_console', '?source=ga4'];

export const connectionPages: PageGroup = [
  personPage({ path: returnPath, get: showReturned }),
  storePage({
    path: addPath,
    may,
    needsStepUp,
    get: (visit) => showNetworks(visit),
    post: sendAccount,
  }),
  storePage({ path: '/social/accounts/by-hand', may, needsStepUp, post: sendByHand }),
  storePage({ path: `${account}/check`, may, needsStepUp, post: checkNow }),
  storePage({
    path: `${account}/disconnect`,
    may,
    needsStepUp,
    get: askDisconnect,
    post: sendDisconnect,
  }),
  storePage({
    path: figuresPath,
    may,
    needsStepUp,
    get: (visit) => showFiguresForm(visit, ''),
    post: sendFigures,
    examples: sources,
  }),
  // Whoever is asked anew who they are comes back to the page where the form is.
  storePage({
    path: figuresFinishPath,
    may,
    needsStepUp,
    isNoPage: true,
    get: (visit) => seeOther(storePath(visit, '/search')),
    post: finishFigures,
  }),
  storePage({ path: `${figuresPath}/check`, may, needsStepUp, post: checkFigures }),
  storePage({
    path: `${figuresPath}/end`,
    may,
    needsStepUp,
    get: askEndFigures,
    post: endFigures,
    examples: sources,
  }),
];
