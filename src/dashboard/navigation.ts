import type { PermittedDeed } from '../may.ts';
import type { IconName } from './assets/icons.ts';
import type { Words } from './words/index.ts';

export type Place = {
  /** The name by which a page says that it belongs here. */
  name: PlaceName;
  /** After `/app/{store}`. */
  path: string;
  icon: IconName;
  may: PermittedDeed;
};

type Section = { heading: HeadingName | null; places: readonly Place[] };
type HeadingName = 'groupContent' | 'groupStock' | 'groupStore';
export type PlaceName = Exclude<
  {
    [Name in keyof Words['nav']]: Words['nav'][Name] extends string ? Name : never;
  }[keyof Words['nav']],
  HeadingName
>;

/** The one table of the navigation. A place without a page is left out by itself. */
export const navigation: readonly Section[] = [
  {
    heading: null,
    places: [
      { name: 'today', path: '', icon: 'house', may: 'site.read' },
      { name: 'find', path: '/find', icon: 'search', may: 'site.read' },
      { name: 'leads', path: '/leads', icon: 'inbox', may: 'lead.handle' },
    ],
  },
  {
    heading: 'groupContent',
    places: [
      { name: 'ideas', path: '/ideas', icon: 'lightbulb', may: 'site.read' },
      { name: 'articles', path: '/articles', icon: 'file-text', may: 'site.read' },
      { name: 'images', path: '/images', icon: 'image', may: 'site.read' },
      { name: 'social', path: '/social', icon: 'calendar-clock', may: 'site.read' },
      { name: 'reviews', path: '/reviews', icon: 'message', may: 'site.read' },
    ],
  },
  {
    heading: 'groupStock',
    places: [
      { name: 'vehicles', path: '/vehicles', icon: 'car', may: 'site.read' },
      { name: 'market', path: '/market', icon: 'gauge', may: 'site.read' },
      { name: 'search', path: '/search', icon: 'chart', may: 'site.read' },
    ],
  },
  {
    heading: 'groupStore',
    places: [
      { name: 'share', path: '/share', icon: 'share', may: 'share.manage' },
      { name: 'keys', path: '/keys', icon: 'key', may: 'key.manage' },
      { name: 'webhooks', path: '/webhooks', icon: 'webhook', may: 'webhook.manage' },
      { name: 'people', path: '/people', icon: 'users', may: 'people.manage' },
      { name: 'settings', path: '/settings', icon: 'settings', may: 'settings.change' },
      { name: 'audit', path: '/audit', icon: 'scroll', may: 'audit.read' },
    ],
  },
];
