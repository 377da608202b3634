import { type PageGroup, storePage } from '../page-group.ts';
import { newKeyPage, sendKey } from './create.tsx';
import { keysPage } from './list.tsx';
import { askRevoke, sendRevoke } from './revoke.tsx';

const needsStepUp = true;
const may = 'key.manage';

export const keyPages: PageGroup = [
  storePage({ path: '/keys', may, get: keysPage }),
  storePage({ path: '/keys/new', may, needsStepUp, get: newKeyPage, post: sendKey }),
  storePage({ path: '/keys/:key/revoke', may, needsStepUp, get: askRevoke, post: sendRevoke }),
];
