import { type PageGroup, storePage } from '../page-group.ts';
import { streamStore } from './stream.ts';

export const livePages: PageGroup = [
  storePage({
    path: '/live',
    may: 'site.read',
    isNoPage: true,
    isBackground: true,
    get: streamStore,
  }),
];
