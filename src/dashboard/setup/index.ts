import { openPage, type PageGroup, personPage, storePage } from '../page-group.ts';
import { sendSetup, setupPage } from './link-page.tsx';
import { stockStep } from './stock-step.tsx';
import { sendStore, storeForm } from './store-form.tsx';
import { welcomePage } from './welcome.tsx';

export const setupPages: PageGroup = [
  openPage({ path: '/setup/:link', get: setupPage, post: sendSetup }),
  personPage({ path: '/app/welcome', get: welcomePage }),
  personPage({ path: '/app/welcome/store', get: storeForm, post: sendStore }),
  storePage({ path: '/start', may: 'inventory.import', get: stockStep }),
];
