import type { ArticleEvent } from '../../../../../schema/tables/articles.ts';
import { localDay } from '../../../../writing/facts/local-date.ts';
import type { StoreProfile } from '../../../../writing/store-profile.ts';
import { addressNode } from './dealer.ts';
import { type Node, node } from './json-ld.ts';

const types: Readonly<Record<ArticleEvent['category'], string>> = {
  'Sales Event': 'SaleEvent',
  'Holiday Celebration': 'SaleEvent',
  'Service Special': 'SaleEvent',
  'New Model Launch': 'Event',
  'Owner Appreciation': 'SocialEvent',
  'Community Event': 'Event',
  'Test Drive Event': 'Event',
};

/** The event with its days at the store, as the page tells them. */
export function eventNode(
  event: ArticleEvent,
  store: StoreProfile,
  id: string,
  url: string | null,
  organizer: Node,
): Node {
  const { timeZone } = store;
  return node(types[event.category], {
    '@id': id,
    name: event.name,
    description: event.description,
    startDate: localDay(event.startDate, timeZone),
    endDate: localDay(event.endDate, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: node('Place', {
      name: event.location,
      address: isAtStore(event.location, store) ? addressNode(store) : event.location,
    }),
    organizer,
    url,
  });
}

/** Elsewhere the store's own address would send people the wrong way. */
function isAtStore(location: string, { name, street }: StoreProfile): boolean {
  const place = location.toLowerCase();
  return [name, street].some((part) => part !== null && place.includes(part.toLowerCase()));
}
