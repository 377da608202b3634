import { storePage, type PageGroup } from '../page-group.ts';
import { showAccounts } from './accounts.tsx';
import { showCalendar } from './calendar.tsx';
import { editPost, newPost, sendChange, sendNew } from './compose.tsx';
import { overrideHeld, publishNow, removePost, retryTarget, takeBack } from './deeds.ts';
import { markByHand, movePost, skipByHand } from './moved.tsx';
import { showPost } from './post.tsx';

const publishes = 'post.publish';
const drafts = 'post.draft';

export const socialPages: PageGroup = [
  storePage({
    path: '/social',
    may: 'site.read',
    get: showCalendar,
    examples: ['', '?view=week', '?at=2025-01-01'],
  }),
  storePage({ path: '/social/accounts', may: 'site.read', get: showAccounts }),
  storePage({ path: '/social/new', may: drafts, get: newPost, post: sendNew }),
  storePage({ path: '/social/:post', may: 'site.read', get: showPost }),
  storePage({ path: '/social/:post/edit', may: drafts, get: editPost, post: sendChange }),
  storePage({ path: '/social/:post/delete', may: drafts, post: removePost }),
  storePage({ path: '/social/:post/move', may: publishes, post: movePost }),
  storePage({ path: '/social/:post/publish', may: publishes, post: publishNow }),
  storePage({ path: '/social/:post/override', may: publishes, post: overrideHeld }),
  storePage({ path: '/social/:post/retry', may: publishes, post: retryTarget }),
  storePage({ path: '/social/:post/unpublish', may: publishes, post: takeBack }),
  storePage({ path: '/social/:post/posted', may: publishes, post: markByHand }),
  storePage({ path: '/social/:post/skip', may: publishes, post: skipByHand }),
];
