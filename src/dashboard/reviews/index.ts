import { storePage, type PageGroup } from '../page-group.ts';
import { showReviews } from './list.tsx';
import { editReply, sendReply } from './reply.tsx';

export const reviewPages: PageGroup = [
  storePage({
    path: '/reviews',
    may: 'site.read',
    get: showReviews,
    examples: ['', '?tab=answered', '?tab=all&stars=2', '?stars=3'],
  }),
  storePage({ path: '/reviews/:review', may: 'review.reply', get: editReply, post: sendReply }),
];
