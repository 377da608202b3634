import { seeOther } from '../html.tsx';
import { personPage, type PageGroup } from '../page-group.ts';
import { appPage, askRemoveApp, sendApp, sendRemoveApp, showNewApp } from './app.tsx';
import { askNewCodes, sendNewCodes } from './codes.tsx';
import { passkeyOptionsForNew, newPasskeyPage, sendPasskey } from './new-passkey.tsx';
import { toAccount } from './back.ts';
import { accountPage } from './page.tsx';
import { passkeyPage, sendPasskeyName, sendPasskeyRemoval } from './passkey.tsx';
import { sendPassword } from './password.ts';
import { sendProfile } from './profile.ts';
import { sendEnd, sendEndOthers } from './sessions.ts';
import { changeTheme } from './theme.ts';

const at = (path: string) => `/app/account${path}`;
const needsStepUp = true;
/** Where a form is sent that shows its own errors: whoever comes back there is led to its page. */
const isNoPage = true;
const toApp = () => seeOther(at('/app'));

export const accountPages: PageGroup = [
  personPage({ path: at(''), get: accountPage, post: sendProfile }),
  personPage({ path: at('/theme'), post: changeTheme }),
  personPage({ path: at('/password'), isNoPage, get: toAccount, post: sendPassword }),
  personPage({ path: at('/app'), needsStepUp, get: appPage, post: showNewApp }),
  personPage({ path: at('/app/confirm'), isNoPage, needsStepUp, get: toApp, post: sendApp }),
  personPage({
    path: at('/app/remove'),
    needsStepUp,
    get: (visit) => askRemoveApp(visit),
    post: sendRemoveApp,
  }),
  personPage({ path: at('/passkeys'), needsStepUp, get: newPasskeyPage, post: sendPasskey }),
  personPage({
    path: at('/passkeys/options'),
    needsStepUp,
    isNoPage: true,
    get: passkeyOptionsForNew,
  }),
  personPage({ path: at('/passkeys/:passkey'), get: passkeyPage, post: sendPasskeyName }),
  personPage({
    path: at('/passkeys/:passkey/remove'),
    isNoPage,
    needsStepUp,
    get: toAccount,
    post: sendPasskeyRemoval,
  }),
  personPage({
    path: at('/codes'),
    needsStepUp,
    get: (visit) => askNewCodes(visit),
    post: sendNewCodes,
  }),
  personPage({ path: at('/sessions/end'), needsStepUp, post: sendEndOthers }),
  personPage({ path: at('/sessions/:session/end'), needsStepUp, post: sendEnd }),
];
