import type { Static } from '@sinclair/typebox';
import type { FeedVehicle } from '../../../schema/contracts/inventory.ts';

type Entry = Static<typeof FeedVehicle>;

/** How a feed is written, in parts that can go out one after the other. */
export type FeedSyntax = {
  contentType: string;
  head(count: number): string;
  entry(vehicle: Entry, index: number): string;
  tail: string;
};

export const jsonFeed: FeedSyntax = {
  contentType: 'application/json',
  head: (count) => `{"data":{"count":${count},"vehicles":[`,
  entry: (vehicle, index) => (index === 0 ? '' : ',') + JSON.stringify(vehicle),
  tail: ']}}',
};

/** A value that is missing is an empty element. */
export const xmlFeed: FeedSyntax = {
  contentType: 'application/xml; charset=utf-8',
  head: (count) => {
    const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
    return `${declaration}\n<inventory>\n<count>${count}</count>\n<vehicles>\n`;
  },
  entry: (vehicle) => {
    const elements = Object.entries(vehicle).map(([name, value]) => {
      return value === null ? `<${name}/>` : `<${name}>${xmlText(String(value))}</${name}>`;
    });
    return `<vehicle>${elements.join('')}</vehicle>\n`;
  },
  tail: '</vehicles>\n</inventory>\n',
};

/** What XML 1.0 section 2.2 allows; a lone surrogate is no character either. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const special = /[&<>\r]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function xmlText(text: string): string {
  return text.replace(illegal, '').replace(special, (found) => entities[found] ?? '');
}
