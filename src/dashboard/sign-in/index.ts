import { openPage, type PageGroup, personPage } from '../page-group.ts';
import { codePage, sendCode } from './code.tsx';
import { confirmOptions, confirmWithPasskey } from './confirm-passkey.ts';
import { confirmPage, sendConfirm } from './confirm.tsx';
import { sendSignIn, signInPage } from './page.tsx';
import { passkeyOptionsFor, sendPasskey } from './passkey.ts';
import { signOutHere } from './sign-out.ts';

export const signInPages: PageGroup = [
  openPage({ path: '/login', get: signInPage, post: sendSignIn, examples: ['', '?out=1'] }),
  openPage({ path: '/login/code', get: codePage, post: sendCode }),
  openPage({ path: '/login/passkey', isNoPage: true, get: passkeyOptionsFor, post: sendPasskey }),
  openPage({ path: '/login/out', post: signOutHere }),
  personPage({ path: '/app/confirm', get: confirmPage, post: sendConfirm }),
  personPage({
    path: '/app/confirm/passkey',
    isNoPage: true,
    get: confirmOptions,
    post: confirmWithPasskey,
  }),
];
